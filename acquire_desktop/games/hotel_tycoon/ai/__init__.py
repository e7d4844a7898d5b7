"""Computer players of Hotel Tycoon: what they do depends on a view, a level and a seed alone."""
