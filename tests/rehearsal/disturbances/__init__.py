"""What happens to the bot in a rehearsal."""
