"""How the database of an older version becomes the present one."""
