"""The past of a match: replaying its log and describing it in messages."""
