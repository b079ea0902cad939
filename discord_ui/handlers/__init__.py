"""Answer buttons, lists and forms; `screens` holds the private screens besides the panel."""
