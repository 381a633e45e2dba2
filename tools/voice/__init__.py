"""The voice of our English: what docs/voice/en.md refuses, and where we write."""
