"""Computer players: whatever chooses an action from a view, and nothing but a view."""
