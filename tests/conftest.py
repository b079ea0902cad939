"""What holds for every test."""

from hypothesis import settings

# No test asserts how long something takes: the machine may be slow and shared.
settings.register_profile("kontor", deadline=None)
settings.load_profile("kontor")
