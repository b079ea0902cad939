"""The statements of each table; one module for a group of tables, named by what its rows are."""
