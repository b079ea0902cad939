"""What every room of the service uses: configuration, errors, the clock, jobs for Discord, read models."""
