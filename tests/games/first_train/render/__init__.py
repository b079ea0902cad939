"""Pictures of First Train to Nuremberg."""
