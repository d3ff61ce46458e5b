"""The table of imports. SwiftPM lets a target import the dependencies of its dependencies, so it does not hold the table."""

import re
from collections.abc import Iterator

from source import Finding, Package, Source

# The modules of this package that a target may import. A target with ScrollUI may have Geometry, which ScrollUI re-exports.
ALLOWED = {
    "Geometry": "Motion",
    "Motion": "",
    "Graphics": "Geometry",
    "Files": "",
    "Semantics": "Geometry",
    "MessageBus": "CDBus",
    "AccessBus": "Geometry Semantics UnicodeRules MessageBus",
    "Portals": "Files MessageBus",
    "Raster": "Geometry Graphics CPixels",
    "Pointing": "Geometry CWayland",
    "UnicodeRules": "CUnicodeData",
    "TextShaping": "Geometry Graphics UnicodeRules CHarfBuzz CFontconfig",
    "Engine": "Geometry Graphics Motion Semantics UnicodeRules CFoundationICU",
    "MacroExpansions": "",
    "ScrollUIMacros": "MacroExpansions",
    "Combine": "",
    "UIKitValues": "Engine ScrollUI SDLHost",
    "UIKitLifecycle": "Engine ScrollUI SDLHost UIKitValues",
    "UIKit": "Combine UIKitLifecycle UIKitValues URLLoading",
    "CoreGraphics": "Geometry UIKitValues",
    "_Testing_CoreGraphics": "",
    "_Testing_UIKit": "",
    "URLLoading": "Combine FoundationNetworking",
    "os": "",
    "OSLog": "os",
    "ScrollUI": "Combine Files Geometry Graphics Motion Semantics Engine",
    "ScrollUIForms": "Files Geometry ScrollUI",
    "Previews": "CPreviewSections ScrollUI",
    "ScrollScripts": "Geometry Engine",
    "ScrollInstruments": "Files Geometry Graphics Motion Semantics Engine ScrollUI ScrollScripts",
    "TTFText": "Geometry Graphics TextShaping CSDL2 CSDL2TTF",
    "SDLHost": "AccessBus MessageBus Portals Files Geometry Graphics Previews Semantics Engine ScrollUI ScrollScripts ScrollInstruments Raster TextShaping TTFText WebAccess CWayland Pointing CWindowSystem CMainQueue CSymbolData CPDFDrawing CSDL2 CSDL2Image",
    "SwiftUICompatibility": "Geometry Semantics Engine Motion ScrollUI ScrollUIForms",
    "SwiftUI": "Combine ScrollUI ScrollUIForms SwiftUICompatibility SDLHost UIKitLifecycle UIKitValues URLLoading",
    "ScrollUITesting": "Files Geometry Graphics Semantics Engine ScrollUI ScrollScripts ScrollInstruments TextShaping SDLHost",
    "WebAccess": "CWebTransfer",
    "Feed": "Files CFeedData CWebTransfer WebAccess",
    "Features": "ScrollUI ScrollUIForms",
    "Gallery": "Files Geometry ScrollUI ScrollUIForms ScrollScripts ScrollInstruments Feed Features",
    "sourcelister": "",
    "assetlister": "",
    "icureducer": "",
    "scrolldemo": "Files Geometry Graphics Engine ScrollUI ScrollScripts ScrollInstruments Gallery Feed SDLHost WebAccess CAllocationCounter",
    "scrollbench": "Geometry Graphics Engine ScrollUI ScrollInstruments SDLHost CAllocationCounter",
    "Tests": "Combine os OSLog Files Geometry Graphics Raster Motion Semantics Engine ScrollUI ScrollUIForms SwiftUICompatibility ScrollScripts ScrollInstruments SwiftUI ScrollUITesting Feed WebAccess Gallery Features SDLHost scrolldemo scrollbench assetlister"
    " Listings Programs URLLoading Testing ProcessSupport ScrollUITestSupport AccessBus AccessBusTestSupport MessageBus PortalsTestSupport",
    "Tests/Combine": "Combine CAllocationCounter Testing",
    "Tests/MacroExpansions": "MacroExpansions Testing",
    "Tests/Previews": "Previews ScrollUI ScrollUITesting Testing",
    "Tests/OSLog": "OSLog os Testing",
    "Tests/SDLHost": "Geometry Graphics Semantics UIKitValues Raster UnicodeRules TextShaping Motion Engine ScrollUI SwiftUI ScrollUITesting Gallery SDLHost Testing"
    " ScrollScripts ScrollInstruments Files"
    " ProcessSupport AccessBusTestSupport MessageBus Portals PortalsTestSupport CSDL2 CSDL2TTF CSDL2Image CAllocationCounter",
    "Tests/TextShaping": "Geometry Graphics UnicodeRules TextShaping Testing ProcessSupport CFontconfig",
    "Tests/Raster": "Geometry Graphics Raster CPixels ScrollUITesting Testing",
    "Tests/AccessBus": "Geometry Semantics AccessBus MessageBus Portals AccessBusTestSupport ProcessSupport Testing",
    "Tests/Portals": "Files MessageBus Portals PortalsTestSupport AccessBusTestSupport Testing",
    "Tests/UIKitPrograms": "Combine CoreGraphics UIKit UIKitLifecycle SwiftUI ScrollUI ScrollUITesting Engine SDLHost ProcessSupport Testing",
    "Tests/UnicodeRules": "UnicodeRules Testing",
    "Tests/TTFText": "Geometry Graphics TextShaping TTFText Testing",
    "Tests/StaticPackage": "Foundation PackageDescription",
    "Tests/OutsidePackage": "SwiftUI ScrollUITesting Ported Shelf Testing PackageDescription"
    " Calculator Chat Contacts Journeys Pairs Quiz Recipes Settings Tasks Weather"
    " Combine UIKit Books Flashcards Moods Packing Podcasts Rates Units Workout",
}

# Modules of the toolchain, and the targets that may not have all of them. Motion is arithmetic and imports no library of C: its
# results are the same bits everywhere. Geometry takes the CG types from Foundation.
TOOLCHAIN = set("Foundation FoundationEssentials Dispatch Glibc Musl Darwin Observation Swift Synchronization".split())
TOOLCHAIN_ALLOWED = {"Motion": "Swift", "Geometry": "Swift Foundation", "UnicodeRules": "Swift"}
KNOWS_SDL = ("SDLHost", "Tests/SDLHost", "TTFText")

MODULE = r"import[ \t]+(?:(?:typealias|struct|class|enum|protocol|let|var|func)[ \t]+)?(\w+)"
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?" + MODULE, re.MULTILINE)
NODE = re.compile(r"\b([A-Z][A-Za-z0-9]*Node)\b")
BASES = ("RenderNode", "UnaryNode", "RootNode")
C_CALL = re.compile(r"(?<![\w.])(?<!func )(a?(?:sin|cos|tan)h?|atan2|exp(?:2|m1)?|log(?:2|10|1p)?|pow|cbrt|hypot)\(")


def target(path: str) -> str:
    """The row of the table for a file."""
    parts = path.split("/")
    if parts[0] == "Sources":
        return parts[1]
    own = "Tests/" + re.sub(r"Tests$|(?<=^SDLHost).*", "", parts[1])
    return own if own in ALLOWED else "Tests"


def imports(source: Source) -> list[tuple[int, str]]:
    """The lines and modules of the imports of a file."""
    return [(source.line(match.start(1)), match[1]) for match in IMPORT.finditer(source.code)]


def imported_modules(package: Package) -> Iterator[Finding]:
    """Each import is in the table."""
    for source in package.sources("Sources/", "Tests/"):
        own = target(source.path)
        if own in ALLOWED and set(re.findall(MODULE, source.text)) <= set(ALLOWED[own].split()):
            continue
        for line, module in imports(source):
            table = TOOLCHAIN_ALLOWED.get(own) if module in TOOLCHAIN else ALLOWED.get(own, "")
            if own not in ALLOWED:
                message = f"the target {own} is not in the table; add it to ALLOWED in Scripts/checker/imports.py"
            elif module.startswith("CSDL") and own not in KNOWS_SDL:
                message = f"{own} imports {module}; only SDLHost and TTFText may know SDL: move the code there"
            elif table is not None and module not in table.split():
                message = f"{own} may not import {module}; move the code, or change the table in Scripts/checker/imports.py"
            else:
                continue
            yield Finding(source.path, line, message)


def base_classes(package: Package) -> Iterator[Finding]:
    """The base classes of Engine name no node classes that are made from them."""
    for source in package.sources("Sources/Engine/Tree/", "Sources/Engine/Layout/Wrappers/UnaryNode.swift"):
        for match in NODE.finditer(source.code):
            if match[1] not in BASES:
                message = f"a base class names {match[1]}; make it a property that {match[1]} overrides"
                yield Finding(source.path, source.line(match.start()), message)


def c_library(package: Package) -> Iterator[Finding]:
    """Geometry, Engine and ScrollUI call `ScalarMath` instead of the C library, so that replays have equal bits."""
    for source in package.sources("Sources/Geometry/", "Sources/Engine/", "Sources/ScrollUI/"):
        for match in C_CALL.finditer(source.code) if C_CALL.search(source.text) else ():
            instead = "squareRoot()" if match[1] == "hypot" else "ScalarMath"
            message = f"{match[1]} of the C library differs between its versions; use {instead}"
            yield Finding(source.path, source.line(match.start()), message)


RULES = [imported_modules, base_classes, c_library]
