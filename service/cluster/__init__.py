"""Several processes on one database: which are alive, and what each holds."""
