"""Where the calendar days of a match go: matches through the service, by people who take their time.

``docs/benchmarks.md`` describes the method, the assumptions and the figures.
"""
