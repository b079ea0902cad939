"""What can be watched from outside: figures for Prometheus, and whether all is well."""
