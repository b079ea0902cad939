"""What users can do: one module for each area of commands and buttons."""
