"""A cluster of two machines, both of which are this one."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

no_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="RAY IS NOT INSTALLED: pip install ray"
)
NODE = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}


@pytest.fixture
def machines() -> "Iterator[Cluster]":
    """A new cluster of one machine; a test adds a second one, and may lose it."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        yield cluster
    finally:
        cluster.shutdown()
