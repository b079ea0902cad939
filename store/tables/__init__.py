"""The statements, one module for each group of tables, named by its rows."""
