"""Members, channels and permissions as Discord tells them."""
