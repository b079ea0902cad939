"""The outbox, timers and what fails around them."""
