"""The lesson of Nuremberg."""
