"""The program's test of itself, ``--self-test``: what it has with it, its pages, a whole game."""
