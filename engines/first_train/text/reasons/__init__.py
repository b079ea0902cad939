"""Why a move or a plan of one kind is refused at the right moment, and what would be right: a module each."""
