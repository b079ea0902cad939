"""What people type into commands."""
