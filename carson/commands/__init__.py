"""The commands of `carson`, one file each."""
