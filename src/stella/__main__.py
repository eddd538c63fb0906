"""`python -m stella` is the command `stella`."""

from .cli import script

script()
