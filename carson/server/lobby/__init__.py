"""Between the tables: who plays where, the ladder, planned passes, and reports."""
