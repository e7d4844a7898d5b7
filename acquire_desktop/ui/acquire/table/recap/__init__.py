"""What the others did since the viewer's last turn."""
