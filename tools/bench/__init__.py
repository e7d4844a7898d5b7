"""Measures speed: ``python -m tools.bench engine``, ``search``, ``ui`` or ``saves``."""
