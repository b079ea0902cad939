"""First Train to Nuremberg keeps the promises that every engine makes: positions, secrets, conformance."""
