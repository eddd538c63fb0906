"""Computer players: they get a view and answer with a move, like everybody else."""
