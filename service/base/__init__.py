"""Values and small mechanisms that every room of the service uses."""
