"""First Train to Nuremberg at the service."""
