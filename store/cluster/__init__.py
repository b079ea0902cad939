"""Several processes on one database: which ones run, and the leases that each holds."""
