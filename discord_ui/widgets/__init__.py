"""Turn legal options into buttons, lists and forms."""
