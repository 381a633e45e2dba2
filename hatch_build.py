"""The build hook: what a build makes beside the sources, the browser client and the engine."""

import sys
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from build_hooks import client, engine


class CarsonBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the client, and adds the compiled engine to a wheel.

    An editable install runs the engine's sources as they are.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs on this machine."""
        return client.requirements() + engine.requirements()

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build what is missing or old."""
        client.build()
        if self.target_name == "wheel" and version != "editable":
            self._add_engine(build_data)

    def _add_engine(self, build_data: dict[str, object]) -> None:
        try:
            files = engine.included(Path(self.root))
        except engine.NotCompiled as reason:
            self.app.display_warning(f"The engine is not compiled, and runs interpreted: {reason}")
            return
        build_data["force_include"] = files
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
