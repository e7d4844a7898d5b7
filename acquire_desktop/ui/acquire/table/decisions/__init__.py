"""The panel in which every decision of the game is made, one page for each kind."""
