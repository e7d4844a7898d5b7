"""The Line of a table: one place for what is asked, with a button that names its result."""
