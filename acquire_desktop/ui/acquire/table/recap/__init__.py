"""The moves of the others since the viewer's last turn."""
