"""The merger theatre: a merger or the final account, walked in numbered steps."""
