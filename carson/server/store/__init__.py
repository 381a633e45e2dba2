"""The database: its schema, its versions, and how tables are read and written."""
