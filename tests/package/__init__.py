"""Tests of the package and its two builds."""
