"""Measures speed: ``python -m acquire_desktop.bench engine``, ``search``, ``ui`` or ``saves``."""
