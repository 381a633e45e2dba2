"""Tests of what is written: documents, examples, README."""
