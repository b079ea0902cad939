"""Pages for people outside: policies, forms and workflows."""
