"""The Golden Age keeps the promises that every engine makes: positions, secrets, conformance."""
