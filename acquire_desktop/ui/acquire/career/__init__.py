"""The career of a person: ladder, course, money, milestones."""
