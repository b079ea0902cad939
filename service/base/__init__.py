"""Values and small mechanisms that every room of the service uses: configuration, errors, clock, jobs, read
models."""
