"""Plants faults in packages in memory and expects the findings of the rules. Allowed texts may not lead to findings."""

import sys
from collections.abc import Callable, Iterator

from planting import Plant
from plants import PLANTS
from source import Finding, Package

Rule = Callable[[Package], Iterator[Finding]]


def fault(plant: Plant, rules: list[Rule], seen: set[str]) -> str | None:
    """A message if the findings for a plant differ from the expected finding; nil otherwise. Adds the rule of the finding to `seen`."""
    package = Package(texts=plant.files)
    found = [(rule.__name__, finding) for rule in rules for finding in rule(package)]
    said = [f"{finding.path}:{finding.line}: {finding.message}" for _, finding in found]
    if len(found) == (plant.expected is not None) and all(text.startswith(plant.expected) for text in said):
        seen |= {rule for rule, _ in found}
        return None
    return f"Planted {plant.files}. Expected: {plant.expected or 'nothing'}. Found: {' | '.join(said) or 'nothing'}"


def run(check: str, rules: list[Rule]) -> bool:
    """Returns true if all plants of a check lead to their findings, and each rule has a plant that it alone finds."""
    seen: set[str] = set()
    faults = [text for plant in PLANTS[check] if (text := fault(plant, rules, seen))]
    faults += [f"{check}/{rule.__name__} has no plant; add one to plants.py" for rule in rules if rule.__name__ not in seen]
    for text in faults:
        print(f"Scripts/checker: self-test of {check}: {text}", file=sys.stderr)
    return not faults
