"""The holdings table: what every player, the bank and the chains have."""
