"""The rules of Hotel Tycoon: functions on values, with every flow of a turn on one stack."""
