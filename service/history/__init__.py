"""What happened in a match: replaying its log and putting it into sentences."""
