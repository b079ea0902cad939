"""The package, the container, the scripts and the locks of requirements."""
