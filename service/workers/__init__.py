"""Background workers: the outbox, timers, outages, clock skew, nightly maintenance."""
