"""The rules themselves: functions that change a table, one module for each part of a turn."""
