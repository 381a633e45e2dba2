"""Settings of the whole suite: how hypothesis searches."""

import os

from hypothesis import settings

settings.register_profile("search", deadline=None, database=None, print_blob=True)
settings.register_profile("stable", settings.get_profile("search"), derandomize=True)
settings.load_profile("stable" if os.environ.get("CI") else "search")
