"""One match: its snapshot, the unit of work that changes it, notifications and invitations."""
