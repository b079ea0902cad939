"""Discord's HTTP routes, by resource. `router.ROUTES` is the whole table."""
