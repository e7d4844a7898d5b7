"""Measures speed: ``python -m acquire_desktop.bench engine`` or ``ui``."""
