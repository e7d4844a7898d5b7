"""Experiments: matches, self-play, training and measurements; no game needs them."""
