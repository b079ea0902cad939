"""Several processes on one database: which run, and the leases that each of them holds."""
