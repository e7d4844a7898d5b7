"""People of a table: places with portrait, cash, worth and last turn, in three forms."""
