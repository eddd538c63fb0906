"""One module a card, `NN_name.py`; each has `draw() -> Scene`."""
