"""Where the calendar days of a match go: matches through the service, by people who take their time.

``docs/benchmarks.md`` tells the method, what is assumed, and the figures.
"""
