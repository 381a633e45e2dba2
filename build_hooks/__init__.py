"""What a build of the package makes beside its sources; hatch_build.py calls it."""
