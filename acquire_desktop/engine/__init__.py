"""The rules of Acquire: a fast kernel under pure functions on values."""
