"""The private screens besides the panel; each module shows one and handles its controls."""
