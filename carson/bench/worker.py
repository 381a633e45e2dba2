"""The process that measures one build, or the peers: `python -m carson.bench.worker`.

It answers lines of JSON with lines of JSON: what to measure, then what was measured.
"""

import gc
import json
import sys
from typing import Final

from carson.bench.clock import Measured
from carson.bench.interfaces import INTERFACE_PEERS, INTERFACES
from carson.bench.ours import OURS
from carson.bench.peers import PEERS
from carson.bench.subject import BenchSubject, Missing

KNOWN: Final = {**OURS, **PEERS, **INTERFACES, **INTERFACE_PEERS}
Answer = Measured | dict[str, str]


class Bench:
    """Makes each subject once, when it is first asked for."""

    def __init__(self) -> None:
        self.made: dict[str, BenchSubject] = {}

    def measure(self, name: str, figure: str, seconds: float) -> Answer:
        """What was measured, or what is missing."""
        try:
            subject = self.made.get(name) or KNOWN[name]()
        except Missing as error:
            return {"missing": str(error)}
        self.made[name] = subject
        gc.collect()
        return subject.measure(figure, seconds)


def main() -> None:
    """Answer until there are no more questions."""
    bench = Bench()
    for line in sys.stdin:
        name, figure, seconds = json.loads(line)
        print(json.dumps(bench.measure(name, figure, seconds)), flush=True)


if __name__ == "__main__":
    main()
