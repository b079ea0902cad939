"""A small Discord on one machine: the HTTP routes and the gateway that a bot needs, in memory, on loopback.

It imports nothing of the bot. `sandbox.server.Server` runs it, `sandbox.members.Member` acts as a person,
`sandbox.client` does the same from another process, `sandbox.launch` starts an unchanged bot against it.
"""
