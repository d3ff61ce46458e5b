"""The faults that the self-tests plant, and texts that look like faults."""

from document_plants import DOCUMENTS
from planting import Plant, planted, planted_below

IMPORTS = [
    planted_below("Sources/Engine/Scroll/A.swift", "import ScrollUI", "Engine may not import ScrollUI"),
    planted_below("Sources/Engine/A.swift", "@_exported import struct ScrollUI.Text", "Engine may not import ScrollUI"),
    planted_below("Sources/Engine/B.swift", "import Foundation"),
    planted_below("Sources/Engine/C.swift", "// import ScrollUI"),
    planted_below("Sources/Engine/C.swift", "/* /* */\nimport ScrollUI\n*/"),
    planted_below("Sources/Engine/C.swift", 'let text = """\nimport ScrollUI\n"""'),
    planted_below("Sources/Engine/C.swift", 'let text = #"""\nimport ScrollUI \\("""\n"""#'),
    planted_below("Sources/Motion/A.swift", "import Foundation", "Motion may not import Foundation"),
    planted_below("Sources/Motion/B.swift", "import Geometry", "Motion may not import Geometry"),
    planted_below("Sources/Geometry/A.swift", "import Dispatch", "Geometry may not import Dispatch"),
    planted_below("Sources/Gallery/A.swift", "  package import CSDL2", "Gallery imports CSDL2; only SDLHost and TTFText may know SDL"),
    planted_below("Sources/Gallery/B.swift", "import SDLHost", "Gallery may not import SDLHost"),
    planted_below("Sources/Features/A.swift", "import SwiftUI", "Features may not import SwiftUI"),
    planted_below("Sources/Features/B.swift", "import ScrollUI"),
    planted_below("Sources/ScrollUITesting/A.swift", "import CSDL2", "ScrollUITesting imports CSDL2; only SDLHost and TTFText may"),
    planted_below("Sources/Graphics/A.swift", "import Engine", "Graphics may not import Engine"),
    planted_below("Sources/Raster/A.swift", "import CSDL2", "Raster imports CSDL2; only SDLHost and TTFText may know SDL"),
    planted_below("Sources/Raster/B.swift", "import TextShaping", "Raster may not import TextShaping"),
    planted_below("Sources/TextShaping/A.swift", "import Raster", "TextShaping may not import Raster"),
    planted_below("Sources/TextShaping/B.swift", "@preconcurrency import CSDL2Image", "TextShaping imports CSDL2Image; only SDLHost and TTFText"),
    planted_below("Sources/TextShaping/C.swift", "import CFontconfig"),
    planted_below("Sources/SDLHost/Events/A.swift", "@preconcurrency import CSDL2"),
    planted_below("Sources/UnicodeRules/A.swift", "import Foundation", "UnicodeRules may not import Foundation"),
    planted_below("Sources/Unknown/A.swift", "import Engine", "the target Unknown is not in the table"),
    planted_below("Tests/RasterTests/A.swift", "import CSDL2", "Tests/Raster imports CSDL2; only SDLHost and TTFText may know SDL"),
    planted_below("Tests/UnicodeRulesTests/A.swift", "import Engine", "Tests/UnicodeRules may not import Engine"),
    planted_below("Tests/EngineTests/A.swift", "@testable import Engine"),
    planted_below("Tests/EngineTests/B.swift", "import CFontconfig", "Tests may not import CFontconfig"),
    planted_below("Tests/SDLHostTests/A.swift", "import CSDL2"),
    planted_below("Tests/OutsidePackage/A.swift", "import Engine", "Tests/OutsidePackage may not import Engine"),
    planted_below("Sources/Engine/Tree/A.swift", "if node is TextNode {", "a base class names TextNode; make it a property that TextNode overrides"),
    planted_below("Sources/Engine/Tree/B.swift", "  /// See `TextNode`."),
    planted_below("Sources/Engine/Tree/C.swift", "if node is UnaryNode {"),
    planted_below("Sources/Engine/Text/A.swift", "if node is TextNode {"),
    planted_below("Sources/Engine/Scroll/B.swift", "let a = exp(-time)", "exp of the C library differs between its versions; use ScalarMath"),
    planted_below("Sources/ScrollUI/Views/A.swift", "  return 1 + atan2(y, x)", "atan2 of the C library differs between its versions; use Scalar"),
    planted_below("Sources/Geometry/B.swift", "(cos(angle), 1)", "cos of the C library differs between its versions; use ScalarMath"),
    planted_below("Sources/Engine/Scroll/C.swift", "let a = hypot(x, y)", "hypot of the C library differs between its versions; use squareRoot()"),
    planted_below("Sources/Engine/Scroll/G.swift", r'let text = "\(exp(x))"', "exp of the C library differs between its versions; use ScalarMath"),
    planted_below("Sources/Engine/Scroll/D.swift", "let a = ScalarMath.exp(-time)  // exp(-time)"),
    planted_below("Sources/Engine/Scroll/E.swift", "func pow(_ x: Double) { logPow(x) }"),
    planted_below("Sources/Engine/Scroll/F.swift", 'let text = "exp(x)"'),
    planted_below("Sources/Raster/C.swift", "let a = exp(-time)"),
]

TIER_FILES = {
    "Sources/ScrollUI/Views/Text.swift": "public struct Text {}\n",
    "Sources/ScrollUI/Kit/Slider.swift": "public struct Slider<Label: View> {\n  let label: Label\n}\n",
}


def in_tiers(path: str, text: str, expected: str = "") -> Plant:
    return planted(path, text + "\n", expected, beside=TIER_FILES)


DRAGGED = """struct Bar {
  %s var start: CGFloat?
  @State var offset = 0
  var drag: some Gesture {
    DragGesture().onChanged { value in start = start ?? 1; offset = 2 }
      .onEnded { value in %s }
  }
}
"""

DRAGGED_MODEL = """struct Bar {
  let model: BarModel
  var drag: some Gesture {
    DragGesture().onChanged { value in model.start = 1 }
      .onEnded { value in model.%s }
  }
}
"""

MIRRORED = """struct Bar {
  func next() -> Bool { key.inReadingDirection(d) == .leftArrow }
  var body: some View { onKeyPress(keys: [.leftArrow]) { $0.key.inReadingDirection(d) == .leftArrow } }
"""

STRUCTURE = [
    in_tiers("Sources/ScrollUI/Core/Element.swift", "class Element { var text: Text? }", "Core names Text, which is in Views"),
    in_tiers("Sources/ScrollUI/Core/Element.swift", "class Element { /* */ } // Text"),
    in_tiers("Sources/ScrollUI/Core/Element.swift", 'class Element { let name = "Text" }'),
    in_tiers("Sources/ScrollUI/Core/Element.swift", r'class Element { let name = "\(Text())" }', "Core names Text, which is in Views"),
    in_tiers("Sources/ScrollUI/Core/Element.swift", "class Element<Text: Any> { var text: Text? }"),
    in_tiers("Sources/ScrollUI/Views/Stack.swift", "struct Stack { let child = Slider() }", "Views names Slider, which is in Kit"),
    in_tiers("Sources/ScrollUI/Kit/Card.swift", "struct Card { let text: Text }"),
    planted("Sources/Motion/Spring.swift", "struct Bounce {}\n", "has no type Spring; name it after a type in it", line=None),
    planted("Sources/Motion/Spring+Rest.swift", "extension Spring {}\n"),
    planted("Sources/ScrollUI/Views/Slider.swift", "struct Slider {}\n", "has the name of Sources/ScrollUI/Kit/Slider.swift in the same module", None, TIER_FILES),
    planted("Sources/Gallery/Slider.swift", "struct Slider {}\n", beside=TIER_FILES),
    planted("Sources/Motion/Spring+Rest.swift", "struct Rest {}\n", "has no extension Spring; name it after a type in it", line=None),
    planted("Tests/EngineTests/A.swift", "import Testing\n\n@testable import Engine\n", "@testable needs a build of its own", line=3),
    planted("Tests/EngineTests/B.swift", "#if DEBUG\n@testable import Engine\n#endif\n"),
    planted("Tests/PageTests.swift", "  try await Task.sleep(for: .seconds(1))\n", "sleeps; wait for a condition"),
    planted("Sources/Gallery/Palette.swift", "struct Palette {}\n    .onAppear { isFocused = true }\n", "moves the focus at each appearance", line=2),
    planted("Sources/Gallery/Palette.swift", "struct Palette {}\n    .onAppear { if takesFocus { isFocused = true } }\n", "moves the focus at each", 2),
    planted("Examples/Notes/Sources/Notes/Note.swift", "  @FocusState private var isEditing: Bool\n    .onAppear { isEditing = true }\n",
            "moves the focus at each appearance", line=2),
    planted("Examples/Notes/Sources/Notes/Note.swift", "  @State private var isEditing = false\n    .onAppear { isEditing = true }\n"),
    planted("Sources/Gallery/Palette.swift", "struct Palette {}\n    .onAppear { count = 1 }\n    .defaultFocus($isFocused, true)\n"),
    planted("Sources/Gallery/Palette.swift", "struct Palette {}\n    .onAppear { if isFocused == true { count += 1 } }\n"),
    planted("Sources/AccessBus/Portal.swift", 'struct Portal {}\n  bus.subscribe(\n    to: "A", of: "B", from: ""\n', "believes signals of all programs", 2),
    planted("Sources/AccessBus/Portal.swift", 'struct Portal {}\n  bus.subscribe(to: "A", of: "B", from: Self.owner) { _ in }\n'),
    planted("Tests/PageTests.swift", "  usleep(1000)\n", "sleeps; wait for a condition"),
    planted("Tests/PageTests.swift", '  xdotool("mousemove", "1", "1", "sleep", "0.2", "click", "1")\n', "sleeps; wait for a condition"),
    planted("Tests/PageTests.swift", "  let end = ContinuousClock.now + .seconds(5)\n", "waits by a clock; use wait(for:) and hangGuard"),
    planted("Tests/PageTests.swift", "  try await child.exit(within: .seconds(30))\n", "waits by a clock; use wait(for:) and hangGuard"),
    planted("Tests/PageTests.swift", "  done.wait(timeout: .now() + 20)\n", "waits by a clock; use wait(for:) and hangGuard"),
    planted("Tests/PageTests.swift", "  done.wait(timeout: .now() + 300)\n"),
    planted("Tests/PageTests.swift", "  // ContinuousClock\n"),
    planted("Scripts/a.sh", "timeout 30 xdotool search\n", "a guard below 300 s; a busy machine may miss it"),
    planted("Scripts/a.sh", "read -r -t 20 -u 8 display\n", "a guard below 300 s; a busy machine may miss it"),
    planted("Scripts/a.sh", "timeout 300 xdotool search\n"),
    planted("Scripts/a.sh", 'start nice -n 19 "$program"\n', "a lower priority; the programs that tests wait for would be starved"),
    planted("Tests/PageTests.swift", "  try await clock.sleep(seconds: 1)\n"),
    planted("Tests/ProcessSupport/Waiting.swift", "  try await Task.sleep(for: interval)\n"),
    planted(
        "Sources/ScrollUI/Kit/Host.swift", "final class Host {\n  private(set) static weak var latest: Host?\n}\n",
        "Host.latest is shared by all windows; keep it in the window, or list it in SHARED_STATE with the reason", line=2,
    ),
    planted(
        "Sources/SDLHost/Loop.swift", "@MainActor enum Loop {\n  static var time = 0.0\n}\n",
        "Loop.time is shared by all windows; keep it in the window, or list it in SHARED_STATE with the reason", line=2,
    ),
    planted("Sources/ScrollUI/Kit/Host.swift", "struct Host {\n  static var name: String { \"a\" }\n  static let one = 1\n}\n"),
    planted("Sources/Engine/Diagnostics.swift", "enum Diagnostics {\n  private static var seen: Set<String> = []\n}\n"),
    planted("Sources/ScrollUI/Kit/Bar.swift", DRAGGED % ("@State private", "start = nil"),
            "a cancelled gesture does not reset start; make it a @GestureState", line=6),
    planted("Sources/ScrollUI/Kit/Bar.swift", DRAGGED % ("@GestureState private", "start = nil")),
    planted("Sources/ScrollUI/Kit/Bar.swift", DRAGGED % ("@State private", "offset = value")),
    planted("Sources/ScrollUI/Kit/Bar.swift", DRAGGED_MODEL % "start = nil", "a cancelled gesture does not reset model.start; keep it in", line=5),
    planted("Sources/ScrollUI/Kit/Bar.swift", DRAGGED_MODEL % "end = nil"),
    planted("Sources/ScrollUI/Kit/Bar.swift", "struct Bar { func next() -> Bool { key == .leftArrow } }\n",
            "an arrow key without the layout direction; read it by inReadingDirection(_:)"),
    planted("Sources/ScrollUI/Kit/Bar.swift", "struct Bar { func next() -> Bool { key.inReadingDirection(d) == .leftArrow } }\n"),
    planted("Sources/ScrollUI/Kit/Bar.swift", MIRRORED + "  func last() -> Bool { key == .rightArrow }\n}\n",
            "an arrow key without the layout direction; read it by inReadingDirection(_:)", line=4),
    planted("Sources/ScrollUI/Kit/Bar.swift", MIRRORED + "  var body: some View { onKeyPress { $0.key == .leftArrow }\n.onKeyPress(keys: [.leftArrow]) "
            "{ $0.key.inReadingDirection(d) == .leftArrow } }\n}\n", "an arrow key without the layout direction", line=4),
    planted("Sources/ScrollUI/Kit/Bar.swift", MIRRORED + "}\n"),
    planted("Sources/Motion/Long.swift", "struct Long {\n" + "  // line\n" * 400 + "}\n", "402 lines; the maximum is 400", line=None),
    Plant({f"Sources/Motion/Part{i}.swift": f"struct Part{i} {{}}\n" for i in range(26)}, "Sources/Motion:None: 26 Swift files; the maximum is 25"),
]


def in_engine(rows: str, files: dict[str, str], expected: str | None) -> Plant:
    """Files of Engine with the rows of the figures."""
    texts = {f"Sources/Engine/{path}": text for path, text in files.items()}
    return Plant({**texts, "Scripts/architecture-figures": rows + "\n"}, expected and f"Scripts/architecture-figures:{expected}")


def in_scrollui(rows: str, files: dict[str, str], expected: str | None) -> Plant:
    """Files of ScrollUI with the rows of the figures."""
    texts = {f"Sources/ScrollUI/{path}": text for path, text in files.items()}
    return Plant({**texts, "Scripts/architecture-figures": rows + "\n"}, expected and f"Scripts/architecture-figures:{expected}")


BASE = (
    "class RenderNode {\n  final var host: (any NodeHost)?\n  final var size = 0\n  func paint() {}\n  var zIndex: Double { 0 }\n"
    "  final func place() { let inner = 1 }\n  private func mark() {}\n}\nextension RenderNode { var part: Int { 1 } }\n"
)
USE = "final class TextNode: RenderNode {\n  override func paint() { host?.requestPaint(self); host?.requestPaint(self) }\n}\n"
CAST = "final class TextNode: RenderNode {}\nlet a = node as? TextNode"
LAZY = "final class LazyNode {\n  let axis: Int\n  weak var scroll: Other? { didSet { note() } }\n  var sum: Int { let a = 1; return a }\n}\n"
ARCHITECTURE = [
    in_engine("engine-cycle 2", {"Tree/A.swift": "struct A { var b: B }", "Tree/B.swift": "func b() { A() }; struct B {}"}, None),
    in_engine(
        "engine-cycle 2",
        {"Tree/A.swift": "struct A { var b: B }", "Tree/B.swift": "protocol B { var c: C }", "Tree/C.swift": "enum C {}\nfunc c() -> A"},
        "1: engine-cycle: 3 files of Engine are one cycle, 2 are committed; name a protocol"),
    in_engine("", {"Tree/A.swift": "struct A { var b: B }", "Tree/B.swift": "extension A { var a: Int }; // A\nstruct B { let x = y.A }"},
              "None: has no row engine-cycle; add one with 2"),
    in_engine("", {"Tree/A.swift": "struct A { var b: B }", "Tree/B.swift": 'struct B { let x = y.A, z = "A" } // A'}, None),
    in_engine(
        "engine-cycle 2\nengine-folder-pairs 0", {"Tree/A.swift": "struct A { var b: B }", "Lazy/B.swift": "struct B { var a: A }"},
        "2: engine-folder-pairs: 1 pairs of folders of Engine name each other's types, 0 are committed"),
    in_engine("node-hooks 2\nnode-host-members 1", {"Tree/R.swift": BASE, "Text/T.swift": USE, "Frame/P.swift": "host.time"}, None),
    in_engine(
        "node-hooks 2\nnode-host-members 1", {"Tree/R.swift": BASE, "Text/T.swift": USE.replace("(self) }", "(self); host!.time }")},
        "2: node-host-members: 2 members of the host are used outside of the frame, 1 are committed; ask for less, or use a service: requestP"),
    in_engine(
        "node-hooks 2\nnode-host-members 1", {"Tree/R.swift": BASE.replace("  func", "  var clips: Bool { false }\n  func", 1), "Text/T.swift": USE},
        "1: node-hooks: 3 members of `RenderNode` can be overridden, 2 are committed"),
    in_engine("lazy-node-stored 2", {"Lazy/LazyNode.swift": LAZY}, None),
    in_engine("lazy-node-stored 2", {"Lazy/LazyNode.swift": LAZY.replace("  let", "  private var live: [Int] = []\n  let", 1)},
              "1: lazy-node-stored: 3 stored properties are in `LazyNode`, 2 are committed"),
    in_engine("lazy-node-stored 2", {"Lazy/Rows.swift": "struct Rows {}"}, "1: lazy-node-stored finds none of 2; correct its definition"),
    in_engine("hooks 2", {}, "1: there is no measure hooks; remove the row"),
    in_engine("", {"Tree/A.swift": "struct A { var b: B }", "Tree/B.swift": "struct B {\n  private enum A {}\n  let a: A\n}"}, None),
    in_engine("", {"Tree/A.swift": "struct Element { var b: B }", "Tree/B.swift": "struct B {}\nextension Array: B where Element: Hashable {}"}, None),
    in_engine("node-hooks 2\nnode-casts 1", {"Tree/R.swift": BASE, "Text/T.swift": CAST + "\nlet b = node is Other, c = node as? any Part\n"}, None),
    in_engine("node-hooks 2\nnode-casts 1", {"Tree/R.swift": BASE, "Text/T.swift": CAST + "\nlet b = node is RenderNode\n"},
              "2: node-casts: 2 casts to subclasses of `RenderNode` are in Engine, 1 are committed; ask for a capability"),
    in_scrollui(
        "scrollui-cycle 0\nscrollui-folder-pairs 1", {"Core/A.swift": "struct A { var b: B }", "Views/B.swift": "struct B { var a: A }"},
        "1: scrollui-cycle: 2 files of ScrollUI are one cycle, 0 are committed; name a protocol"),
    in_scrollui(
        "scrollui-cycle 2\nscrollui-folder-pairs 0", {"Core/A.swift": "struct A { var b: B }", "Views/B.swift": "struct B { var a: A }"},
        "2: scrollui-folder-pairs: 1 pairs of folders of ScrollUI name each other's types, 0 are committed; move a type"),
    in_scrollui("element-hooks 1", {"Core/Element.swift": "class Element {\n  func collect() {}\n  final func mount() {}\n}\n"}, None),
    in_scrollui("element-hooks 1", {"Core/Element.swift": "class Element {\n  func collect() {}\n  var name: String { \"\" }\n}\n"},
                "1: element-hooks: 2 members of `Element` can be overridden, 1 are committed; use a behavior"),
    in_scrollui("element-casts 1", {"Views/A.swift": "let a = b as? any Row\nlet c = d as? Row\n"}, None),
    in_scrollui("element-casts 1", {"Views/A.swift": "let a = b as? any Row\nlet c = d is any Row\n"},
                "1: element-casts: 2 casts to protocols are in views, 1 are committed; ask for a fact"),
    in_scrollui(
        "pass-through-elements 2",
        {"Core/E.swift": "class PassThroughElement<C: View>: Element {}\nclass A<C: View>: PassThroughElement<C> {}\nfinal class B<C: View>: A<\n  C\n> {}\n"}, None),
    in_scrollui(
        "pass-through-elements 1",
        {"Core/E.swift": "class PassThroughElement<C: View>: Element {}\nclass A<C: View, M: P<C>>: PassThroughElement<C> {}\nclass B<C>: A<C, D<C>> {}\n"},
        "1: pass-through-elements: 2 classes pass the nodes of their content on, 1 are committed; use a behavior"),
    in_scrollui("graph-stored 1", {"Core/ViewGraph.swift": "final class ViewGraph {\n  let root: Root\n  var size: Int { 0 }\n  var focus = 1\n}\n"},
                "1: graph-stored: 2 stored properties are in `ViewGraph`, 1 are committed; use a `GraphService`"),
    in_scrollui("node-client 0", {"Core/ViewGraph.swift": "let graph = node.host?.client as? ViewGraph\n"},
                "1: node-client: 1 uses of the host's `client` are in views, 0 are committed; use a service of the frame"),
    in_scrollui("node-client 0", {"Core/ViewGraph.swift": "pipeline.client = self\n"}, None),
]


SHOWN = "public struct Card {\n  public init() {}\n  let inner = 1\n  public enum Edge {\n    case top(Int), bottom\n  }\n}\n"
LISTED = "at most 2\n\n# Names of SwiftUI.\nEdge\nbottom\n"


def in_public(files: dict[str, str], expected: str | None, listed: str = LISTED) -> Plant:
    """A public type, a program that uses two of its four names, and the list of the rest."""
    texts = {"Sources/ScrollUI/Kit/Card.swift": SHOWN, "Sources/Gallery/Page.swift": "let card = Card(), edge = card.top\n"}
    return Plant({**texts, "Scripts/public-names-without-program": listed, **files}, expected)


PUBLIC_NAMES = [
    in_public({}, None),
    in_public({"Sources/Gallery/Page.swift": "let edge = card.top  // Card\n"}, "Sources/ScrollUI/Kit/Card.swift:1: no program uses the public name Card"),
    in_public({"Sources/ScrollUIForms/Field.swift": "extension Card {\n  @MainActor\n  public static func open() {}\n}\n"},
              "Sources/ScrollUIForms/Field.swift:3: no program uses the public name open; use it in a program"),
    in_public({"Sources/ScrollUI/Kit/Style.swift": "public protocol Style {\n  func draw()\n}\n", "Examples/A/A.swift": "struct A: Style {}\n"},
              "Sources/ScrollUI/Kit/Style.swift:2: no program uses the public name draw"),
    in_public({"Sources/ScrollUI/Kit/Part.swift": "package struct Part {}\npublic struct _Part {}\n"}, None),
    in_public({"Tests/Programs/Sources/A.swift": "card.bottom\n"},
              "Scripts/public-names-without-program:5: Tests/Programs/Sources/A.swift uses bottom; remove it by"),
    in_public({}, "Scripts/public-names-without-program:5: there is no public name Margin", "at most 3\n\n# Names.\nEdge\nMargin\nbottom\n"),
    in_public({}, "Scripts/public-names-without-program:4: Edge stands behind bottom; sort the group", "at most 2\n# Names.\nbottom\nEdge\n"),
    in_public({}, None, "at most 2\n# Names.\nbottom\n# Types.\nEdge\n"),
    in_public({}, "Scripts/public-names-without-program:None: 2 names, 1 are committed", LISTED.replace("2", "1")),
    in_public({}, "Scripts/public-names-without-program:None: 2 names, 3 are committed; lower the bound", LISTED.replace("2", "3")),
]


def in_prose(row: str, path: str, text: str, expected: str = "") -> Plant:
    return planted("Scripts/prose-figures", row + "\n", expected, beside={path: text})


GOOD = (
    "/// The offset of the content in points; see `ScrollModel.offset`.\npublic var offset = 0.0\n\n"
    "/// The `range` of offsets, clamped to `metrics`.\n@MainActor\npublic func range() {}\n"
)
PROSE = [
    in_prose("Sources/Good 0 0 4 100 0 0", "Sources/Good/Good.swift", GOOD),
    in_prose("Sources/Bad 1 5 0 100 0 0", "Sources/Bad/Bad.swift", "/// A value for anyone.\n",
             "Sources/Bad: 25 % of the words of doc comments are indefinite pronouns, 1 is committed"),
    in_prose("Sources/Bad 99 5 0 100 0 0", "Sources/Bad/Bad.swift", "/// How it moves.\n",
             "Sources/Bad: 100 % of the doc comments begin with a question word, 5 is committed"),
    in_prose("Sources/Bad 0 0 4 100 0 0", "Sources/Bad/Bad.swift", "/// The offset.\n",
             "Sources/Bad: 0 symbols in backticks per 100 words of doc comments, 4 is committed"),
    in_prose("Sources/Bad 0 0 0 95 0 0", "Sources/Bad/Bad.swift", "/// The offset.\npublic var offset = 0.0\n\npublic init() {}\n",
             "Sources/Bad: 50 % of the public declarations are documented, 95 is committed"),
    in_prose("Sources/CBad 0 0 0 100 1 0", "Sources/CBad/bad.c", "/* A value\n * for anyone. */\nint offset;\n",
             "Sources/CBad: 25 % of the words of other comments are indefinite pronouns, 1 is committed"),
    in_prose("Sources/Bad 0 0 0 100 0 0", "Sources/Bad/Bad.swift", 'let text = "// How"  // How it moves.\n',
             "Sources/Bad: 100 % of the other comments begin with a question word, 0 is committed"),
    in_prose("Scripts 0 0 0 100 0 0", "Scripts/bad", "#!/usr/bin/env bash\ncat <<EOF\n# for anyone\nEOF\necho \"# $(echo 'one') # one\" ${#one}\n"),
    in_prose("Scripts 0 0 0 100 0 0", "Scripts/bad", "#!/usr/bin/env bash\necho \"$(echo \"one\")\" # A value for anyone.\n",
             "Scripts: 25 % of the words of other comments are indefinite pronouns, 0 is committed"),
    in_prose("Scripts 0 0 0 100 0 0", "Scripts/bad.py", "text = '''\n# one\n'''  # A value for anyone.\n",
             "Scripts: 25 % of the words of other comments are indefinite pronouns, 0 is committed"),
    in_prose("Scripts 0 0 0 100", "Scripts/good", "#!/bin/sh\n", "Scripts has 4 figures instead of 6; remove the row, then update"),
    in_prose("Scripts 0 0 0 100 0 0", "Scripts/bad.py", '"""A value for anyone."""\ntext = """one"""\n',
             "Scripts: 25 % of the words of doc comments are indefinite pronouns, 0 is committed"),
    Plant({"Scripts/prose-figures": "", "Tests/NewTests/A.swift": "struct A {}\n"}, "Scripts/prose-figures:None: Tests/NewTests has no row"),
    Plant({"Scripts/prose-figures": "Sources/Gone 0 0 0 100 0 0\n"}, "Scripts/prose-figures:None: there are no files in Sources/Gone"),
]

TRAPS = [
    planted("Sources/os/main.swift", "FileHandle.standardError.write(Data((line + end).utf8))\n", "FileHandle.write ends the program at an error"),
    planted("Sources/Feed/main.swift", "handle?.write(data)\n", "FileHandle.write ends the program at an error; use the throwing form"),
    planted("Plugins/Preview/main.swift", "let log = output.fileHandleForReading.readDataToEndOfFile()\n", "FileHandle.readDataToEndOfFile ends"),
    planted("Sources/Feed/main.swift", "let part = handle.availableData\n", "FileHandle.availableData ends the program at an error"),
    planted("Sources/Feed/main.swift", "try? FileHandle.standardError.write(contentsOf: data)\n"),
    planted("Sources/Feed/main.swift", "file.write(data)\nchannel.write(message)\n"),
    planted("Sources/Engine/DragAndDrop/main.swift", "let items = count.map { Array(course.items.prefix($0)) } ?? []\n", "prefix($0) traps below 0"),
    planted("Sources/Engine/DragAndDrop/main.swift", "rows.dropFirst(configuration.acceptedCount - 1)\n", "dropFirst(configuration.acceptedCount - 1)"),
    planted("Sources/Engine/DragAndDrop/main.swift", "rows.suffix(limit)\n", "suffix(limit) traps below 0; limit it with max(0, …)"),
    planted("Sources/Engine/DragAndDrop/main.swift", "rows.prefix(max(0, limit))\nrows.prefix(3)\nrows.prefix { $0 }\nrows.dropFirst()\n"),
    planted("Sources/Engine/DragAndDrop/main.swift", "rows.prefix(Self.maximum).dropLast(name.count + 1).prefix(while: isOpen)\n"),
    planted("Sources/Engine/DragAndDrop/main.swift", "rows.prefix(min(limit, rows.count))\n", "prefix(min(limit, rows.count)) traps below 0; limit"),
    planted("Sources/Engine/DragAndDrop/main.swift", "rows.prefix(min(3, rows.count))\nbus.prefix(of: name, bytes: count)\n"),
    planted(
        "Sources/ScrollUI/Kit/main.swift", "let near = max(0, index - count)..<min(isMounted ? itemCount(of: a) : 0, index + count)\n",
        "traps if the upper bound is below the lower one; limit it with max(lower, …)"),
    planted("Sources/ScrollUI/Kit/main.swift", "rows[max(0, first) + 1...last]\n", "traps if the upper bound is below the lower one"),
    planted("Sources/ScrollUI/Kit/main.swift", "for row in 0..<min(old.count, new.count) - first {\n", "traps if the upper bound is below the lower"),
    planted("Sources/ScrollUI/Kit/main.swift", "for row in 0..<min(old.count, new.count) {\nfor row in max(0, first)..<Swift.max(0, first) {\n"),
    planted("Sources/ScrollUI/Kit/main.swift", "let near = max(0, first)..<max(0, first, min(count, last))\n"),
    planted("Sources/SDLHost/main.swift", "let point = SDL_Point(x: Int32(position.x), y: 0)\n", "Int32(position.x) traps for large numbers and NaN"),
    planted("Sources/SDLHost/main.swift", "Int32(least.width * factor)\n", "Int32(least.width * factor) traps for large numbers and NaN"),
    planted("Sources/SDLHost/main.swift", "Int32((size.width * factor).rounded())\n", "Int32((size.width * factor).rounded()) traps for large"),
    planted("Sources/ScrollUI/Views/main.swift", "Int((value * 100).rounded())\n", "Int((value * 100).rounded()) traps for large numbers and NaN"),
    planted("Sources/ScrollUI/Views/main.swift", "Int(tick * Double(count))\n", "Int(tick * Double(count)) traps for large numbers and NaN; use"),
    planted("Sources/ScrollUI/Views/main.swift", "Int(share * 100 + 0.5)\n", "Int(share * 100 + 0.5) traps for large numbers and NaN; use"),
    planted("Sources/ScrollUI/Views/main.swift", "Int(nanoseconds / 1_000)\nInt(text)\n"),
    planted("Sources/ScrollUI/Views/main.swift", "Int(limited: (value * 100).rounded(), to: 0...100)\nInt(min(9, max(0, value)).rounded())\n"),
    planted("Sources/SDLHost/main.swift", "Int32(clamping: size.width)\nInt(bounds.x)\n"),
    planted("Sources/Raster/main.swift", "Int(value.rounded())\n"),
]

ROLES = """package enum SemanticRole: String {
  case gauge, table
}
package enum SemanticAction {
  case press
  case rotor(String, isForward: Bool)
}
"""
SPEAKERS = {
    "Sources/ScrollUIForms/Gauge.swift": "struct Gauge { let body = bar.semantics(.gauge) }\n",
    "Sources/Engine/Lists/Grid.swift": "let a = builder.element(rows == .table ? .table : .grid, of: grid)\na.actions += [.rotor(name, isForward: true)]\n"
    "struct Grid {}\n",
    "Sources/ScrollUI/Kit/Bar.swift": "struct Bar { func a(p: P) { p.actions.append((isOpen ? .press : .open, { })) } }\n",
}


def without_speaker(path: str, text: str, expected: str, line: int) -> Plant:
    """The roles with controls that set them, and another text in place of a control."""
    return planted("Sources/Semantics/SemanticRole.swift", ROLES, expected, line=line, beside={**SPEAKERS, path: text})


SEMANTICS = [
    without_speaker("Sources/ScrollUI/Kit/Card.swift", "struct Card {}\n", "", line=2),
    without_speaker("Sources/ScrollUIForms/Gauge.swift", "struct Gauge { let a = role == .gauge }\n", "no control sets SemanticRole.gauge", line=2),
    without_speaker("Sources/ScrollUIForms/Gauge.swift", "struct Gauge { func a() { switch b { case .gauge: 1 } } }\n", "no control sets", line=2),
    without_speaker("Sources/Engine/Lists/Grid.swift", "struct Grid { let a = builder.element(b == .table ? .list : .row, of: c)\n"
                    "let b = a.actions += [.rotor(c)] }\n", "no control sets SemanticRole.table; set it in the control", line=2),
    without_speaker("Sources/ScrollUI/Kit/Bar.swift", "struct Bar { let a = actions.contains(.press) }\n", "no control sets SemanticAction.press", line=5),
    planted("Sources/Semantics/SemanticRole.swift", "enum SemanticRole {\n  case link\n}\n", "no control sets SemanticRole.link", line=2, beside={
        "Sources/ScrollUI/Kit/Accessibility/Traits.swift": "struct Traits { func a() { changedRole = .link } }\n"}),
    planted("Sources/Semantics/SemanticRole.swift", "enum SemanticRole {\n  case link\n}\n", beside={
        "Sources/ScrollUI/Kit/Row.swift": "struct Row { let a = ControlPressModifier(action: { run(1) }, role: .link) }\n"}),
    planted("Sources/Semantics/SemanticRole.swift", "enum SemanticRole {\n  case dialog\n}\n", beside={
        "Sources/ScrollUI/Kit/Sheet.swift": "struct Sheet { let a = ModalSurface(role: isSheet ? .dialog : nil, dismiss: b) }\n"}),
]

PLANTS = {
    "imports": IMPORTS,
    "structure": STRUCTURE + TRAPS + SEMANTICS,
    "architecture": ARCHITECTURE,
    "public-names": PUBLIC_NAMES,
    "prose": PROSE,
    "documents": DOCUMENTS,
}
