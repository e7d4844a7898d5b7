"""The kernel of the rules: flat integer lists, compiled where there is a compiler."""
