"""The people of the table: who has what, who leads, who acts, and what each did last."""
