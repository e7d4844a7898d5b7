"""Study: what a player learns from: finished games judged, luck told apart, lessons."""
