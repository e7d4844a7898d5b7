"""The window: menus, commands, pages, messages and files."""
