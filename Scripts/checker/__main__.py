"""Checks imports, structure, architecture, prose and documents, beyond the compiler and the tests.

usage: python3 Scripts/checker NAME...             the self-tests of these checks, then the checks
       python3 Scripts/checker NAME... --root DIR  the checks alone, of another package
       python3 Scripts/checker prose|architecture --figures | --update
           prints the present figures | commits better figures, and keeps those that have become worse
Prints "file:line: check/rule: breach; remedy" for each finding; the exit status is then 1.
"""
from __future__ import annotations

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Compiled modules are beside other products, not beside the sources.
sys.pycache_prefix = os.path.join(ROOT, ".build", "checker")

from types import ModuleType  # noqa: E402

import architecture  # noqa: E402
import documents  # noqa: E402
import imports  # noqa: E402
import prose  # noqa: E402
import selftest  # noqa: E402
import structure  # noqa: E402
from source import Package  # noqa: E402

CHECKS: dict[str, ModuleType] = {
    "imports": imports, "structure": structure, "architecture": architecture, "prose": prose, "documents": documents,
}


def report(check: str, package: Package) -> bool:
    """Prints the findings of a check. Returns false if there are findings."""
    is_clean = True
    for rule in CHECKS[check].RULES:
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


def main(arguments: list[str]) -> int:
    root = ROOT
    if "--root" in arguments:
        at = arguments.index("--root")
        root = arguments[at + 1]
        del arguments[at : at + 2]
    names = [name for name in arguments if not name.startswith("--")]
    options = {name for name in arguments if name.startswith("--")}
    if not names or not set(names) <= CHECKS.keys() or not options <= {"--figures", "--update"}:
        print(__doc__, file=sys.stderr)
        return 2
    package = Package(root)
    for name in names if options else ():
        if "--update" in options:
            update(CHECKS[name], package)
        for row, values in CHECKS[name].figures(package).items():
            print(f"{row:30}", *(f"{value:6g}" for value in values))
    if options:
        return 0
    is_clean = all([selftest.run(name, CHECKS[name].RULES) for name in names]) if root == ROOT else True
    return 0 if all([report(name, package) for name in names]) and is_clean else 1


sys.exit(main(sys.argv[1:]))
