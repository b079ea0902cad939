"""Die Siedler von Nürnberg keeps the promises that every engine makes: positions, secrets, conformance."""
