"""Private screens besides the panel; each module shows one and answers its controls."""
