"""Checks imports, structure, architecture, public names, prose and documents, beyond the compiler and the tests.

Runs the self-tests of the named checks, then the checks. Prints "file:line: check/rule: breach; remedy" for each finding; the exit status is
then 1. `architecture`, `public-names` and `prose` compare with committed figures and names in Scripts.
"""

import argparse
import os
import sys
from types import ModuleType

import architecture
import documents
import effects
import facts
import imports
import prose
import public_names
import selftest
import semantics
import structure
import traps
from source import Package

RULES = {
    "imports": imports.RULES,
    "structure": structure.RULES + traps.RULES + semantics.RULES,
    "architecture": architecture.RULES,
    "public-names": public_names.RULES,
    "prose": prose.RULES,
    "documents": documents.RULES + facts.RULES + effects.RULES,
}
FIGURES = {"architecture": architecture, "prose": prose}
# The checks that write a file of their own, without figures.
UPDATES = {"public-names": public_names.update, "documents": effects.update}
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def report(check: str, package: Package) -> bool:
    """Prints the findings of a check. Returns false if there are findings."""
    is_clean = True
    for rule in RULES[check]:
        for finding in rule(package):
            place = finding.path if finding.line is None else f"{finding.path}:{finding.line}"
            print(f"{place}: {check}/{rule.__name__}: {finding.message}")
            is_clean = False
    return is_clean


def update(module: ModuleType, package: Package) -> None:
    """Writes the figures of a check: the better of the present and the committed figure."""
    lines = package.source(module.FIGURES).text.split("\n")
    committed = {line.split()[0]: [float(value) for value in line.split()[1:]] for line in lines if line and line[0] != "#"}
    with open(os.path.join(package.root, module.FIGURES), "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in lines if line.startswith("#"))
        for name, present in module.figures(package).items():
            bounds = committed.get(name, present)
            best = [module.better(value, bound, column) for column, (value, bound) in enumerate(zip(present, bounds))]
            file.write(" ".join([name, *(f"{value:g}" for value in best + present[len(best) :])]) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(prog="Scripts/checker", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+", choices=RULES, metavar="NAME", help=", ".join(RULES))
    parser.add_argument("--root", default=ROOT, metavar="DIRECTORY", help="the package to check; this package by default")
    parser.add_argument("--figures", action="store_true", help="print the present figures")
    parser.add_argument("--update", action="store_true", help="commit better figures, keep those that have become worse, and write the files that the code decides")
    options = parser.parse_args()
    package = Package(options.root)
    if options.figures or options.update:
        for module in (FIGURES[name] for name in options.names if name in FIGURES):
            if options.update:
                update(module, package)
            for row, values in module.figures(package).items():
                print(f"{row:30}", *(f"{value:6g}" for value in values))
        for write in (UPDATES[name] for name in options.names if options.update and name in UPDATES):
            write(package)
        return 0
    results = [selftest.run(name, RULES[name]) for name in options.names] + [report(name, package) for name in options.names]
    return 0 if all(results) else 1


sys.exit(main())
