import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct InlineMarkdownTests {
  /// The runs of a text, each as its style's marks and its text: s(trong), e(mphasis), c(ode), x (struck), l(ink).
  private func runs(_ key: LocalizedStringKey) -> [String] {
    InlineMarkdown.runs(of: key).map { run in
      let marks: [(InlineMarkdown.Style, String)] = [
        (.strong, "s"), (.emphasis, "e"), (.code, "c"), (.strikethrough, "x"), (.link, "l"),
      ]
      return marks.filter { run.style.contains($0.0) }.map(\.1).joined() + ":" + run.text
    }
  }

  @Test func eachMarkerHasItsStyle() {
    #expect(runs("a **b** c") == [":a ", "s:b", ": c"])
    #expect(runs("a *b* _c_") == [":a ", "e:b", ": ", "e:c"])
    #expect(runs("__b__") == ["s:b"])
    #expect(runs("call `f(*x*)`") == [":call ", "c:f(*x*)"])
    #expect(runs("~~old~~ ~new~") == ["x:old", ": ", "x:new"])
    #expect(runs("see [the *site*](https://a.b/c)!") == [":see ", "l:the ", "el:site", ":!"])
  }

  @Test func nounsAgreeWithTheirNumbers() {
    let texts = [1, 2].map { count in
      ["apple", "berry", "box", "day", "person", "new file"].map { runs("^[\(count) \($0)](inflect: true)")[0] }
    }
    #expect(texts[0] == [":1 apple", ":1 berry", ":1 box", ":1 day", ":1 person", ":1 new file"])
    #expect(texts[1] == [":2 apples", ":2 berries", ":2 boxes", ":2 days", ":2 people", ":2 new files"])
    #expect(runs("a ^[0 apple](inflect: true)!") == [":a 0 apples!"])
    #expect(runs("2^[b]") == [":2^[b]"])
  }

  @Test func markersNest() {
    #expect(runs("***b***") == ["se:b"])
    #expect(runs("**a *b* c**") == ["s:a ", "se:b", "s: c"])
    #expect(runs("*a **b***") == ["e:a ", "se:b"])
    #expect(runs("~~**a**~~") == ["sx:a"])
  }

  @Test func unmatchedMarkersAreKept() {
    for text in [
      "2 * 3 * 4", "**a", "a**", "*", "**", "****", "`a", "``", "[a]", "[a](b", "~~a~", "~~~a~~~", "a_b_c", "\\",
    ] {
      #expect(runs(LocalizedStringKey(text)) == [":" + text], "\(text)")
    }
    #expect(runs("**a* b") == [":*", "e:a", ": b"])
    #expect(runs("*a **b*") == ["e:a **b"])
  }

  @Test func aBackslashEscapesAMarker() {
    #expect(runs(#"\*a\* \\ \n"#) == [#":*a* \ \n"#])
    #expect(runs(#"*a\*b*"#) == ["e:a*b"])
  }

  @Test func interpolationsAreShownVerbatim() {
    let value = "*x* `y`"
    #expect(runs("**\(value)** \(2 * 3)") == ["s:*x* `y`", ": 6"])
    #expect(runs("*\("*")") == [":**"])
  }

  @Test func aTextWithoutMarkersIsOneRun() {
    #expect(runs("") == [":"])
    #expect(runs("a b") == [":a b"])
    #expect(runs("天**地**人") == [":天", "s:地", ":人"])
  }

  @Test func onlyLocalizedStringKeysAreParsedAsMarkdown() {
    let text = "**a**"
    let window = show {
      VStack {
        Text(text)
        Text(verbatim: "*b*")
        Text("**c**")
      }
    }
    #expect(window.drawnTexts == ["**a**", "*b*", "c"])
  }

  @Test func stylesChangeTheFont() {
    let window = show { Text("**a** *b* `c` [d](e)") }
    let spans = window.nodes(of: TextNode.self)[0].spans
    #expect(spans[0].font.weight == 700)
    #expect(spans[2].font.isItalic)
    #expect(spans[4].font.design == .monospaced)
    #expect(spans[6].color == ControlTint(.text).rgba(in: EnvironmentValues()))
  }

  // MARK: Bounds

  nonisolated private static let hostile: [(name: String, text: @Sendable (Int) -> String)] = [
    ("stars", { String(repeating: "*", count: $0) }), ("open stars", { String(repeating: "*a ", count: $0 / 3) }),
    ("open pairs", { String(repeating: "**a ", count: $0 / 4) }), ("bars", { String(repeating: "_", count: $0) }),
    ("open bars", { String(repeating: "_a ", count: $0 / 3) }), ("tildes", { String(repeating: "~", count: $0) }),
    ("open tildes", { String(repeating: "~a ", count: $0 / 3) }),
    ("brackets", { String(repeating: "[", count: $0) }), ("closing", { String(repeating: "]", count: $0) }),
    ("open links", { String(repeating: "[a](", count: $0 / 4) }),
    ("nested brackets", { String(repeating: "[", count: $0 / 2) + String(repeating: "]", count: $0 / 2) }),
    ("nested links", { String(repeating: "[", count: $0 / 6) + "a" + String(repeating: "](a)", count: $0 / 6) }),
    ("nested styles", { String(repeating: "*_", count: $0 / 4) + "a" + String(repeating: "_*", count: $0 / 4) }),
    (
      "backticks",
      { (1...Int(Double($0).squareRoot())).map { String(repeating: "`", count: $0) }.joined(separator: " ") }
    ),
    ("inflections", { String(repeating: "^[", count: $0 / 2) + "]" }),
    ("backslashes", { String(repeating: "\\", count: $0) }),
    ("all", { String(repeating: "*_~`[]()^\\", count: $0 / 10) }),
  ]

  /// Texts of 100 kB that would take quadratic time, or a level of the stack for each character.
  @Test(arguments: hostile.indices) func aHostileTextIsReadInStepsOfItsLength(index: Int) {
    let (name, text) = Self.hostile[index]
    let (short, long) = (text(10_000), text(100_000))
    let steps = [short, long].map { InlineMarkdown(LocalizedStringKey($0)).steps }
    #expect(steps[1] <= 4 * long.count, "\(name)")
    #expect(steps[1] <= 11 * max(1, steps[0]) + 100, "\(name)")
  }

  @Test func aHundredConstructsNestAndDeeperDelimitersRemain() {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + "a" + String(repeating: "](b)", count: count)
    }
    #expect(runs(LocalizedStringKey(nested(InlineMarkdown.maximumDepth))) == ["l:a"])
    #expect(runs(LocalizedStringKey(nested(InlineMarkdown.maximumDepth + 1))) == ["l:[a](b)"])
  }
}
