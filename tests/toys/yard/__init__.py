"""A small whole game of contests that open cries do not fit: several lots at once, outbidding, a duty to bid."""
