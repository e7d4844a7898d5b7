"""Asking for a PIN: four digits by keys or mouse, never shown."""
