"""Die Fugger keeps the promises that every engine makes: positions, secrets, conformance."""
