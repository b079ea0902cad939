"""Scripted members and real bot processes at a sandbox: what tests, the kill test and the benchmarks share."""
