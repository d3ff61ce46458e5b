import Testing
import UnicodeRules

/// Texts that are made to be slow or deep. Time is bounded by counts of steps.
@Suite struct HostileTextTests {
  /// The number of steps of `BidiResolver` for a text.
  private func steps(_ scalars: [Unicode.Scalar], _ direction: BidiBaseDirection = .firstStrong) -> Int {
    var resolver = BidiResolver(scalars)
    defer { resolver.deallocate() }
    _ = resolver.resolve(direction)
    return resolver.steps
  }

  private func repeated(_ text: String, _ count: Int) -> [Unicode.Scalar] {
    Array(repeatElement(Array(text.unicodeScalars), count: count).joined())
  }

  @Test(arguments: [
    "(", "([", "(a\u{5D0}", "(\u{5D0})", "\u{202B}", "\u{202E}", "\u{2067}", "\u{2068}", "\u{2068}(",
    "\u{2067}\u{202B}",
    "\u{2069}", "\u{202C}", "\u{2067}\u{2069}", "\u{5D0}\u{200D}", "\u{2068} \u{2069}",
  ])
  func stepsOfBidiGrowLinearlyWithTheText(unit: String) {
    let short = steps(repeated(unit, 1_000))
    let long = steps(repeated(unit, 10_000))
    // A stack of 63 brackets is searched for each closing bracket at most.
    #expect(long <= short * 11 + 100)
    #expect(long <= 10_000 * unit.unicodeScalars.count * 70)
  }

  @Test func aHundredThousandOpeningBracketsHaveTheLevelOfTheParagraph() {
    let scalars = repeated("(", 100_000) + ["\u{5D0}"]
    #expect(steps(scalars) <= scalars.count * 4)
    #expect(BidiParagraph(scalars, direction: .leftToRight).levels.dropLast().allSatisfy { $0 == 0 })
  }

  @Test func bracketsThatCloseNothingSearchAtMostTheWholeStack() {
    let scalars = ["\u{5D0}"] + repeated("(", 60) + repeated("]", 10_000)
    #expect(steps(scalars) <= scalars.count * 64)
  }

  @Test func nestedIsolatesWithFirstStrongDirectionAreLinear() {
    let depth = 10_000
    let scalars = repeated("\u{2068}", depth) + ["\u{5D0}"] + repeated("\u{2069}", depth)
    #expect(steps(scalars) <= scalars.count * 4)
    let levels = BidiParagraph(scalars, direction: .leftToRight).levels
    #expect(levels.max() == 125 || levels.max() == 126)
  }

  @Test func tenThousandNestedControlsStopAtTheGreatestDepth() {
    for control in ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}"] {
      let scalars = repeated(control, 10_000) + ["a", "\u{5D0}", "1"] + repeated("\u{202C}\u{2069}", 10_000)
      let paragraph = BidiParagraph(scalars, direction: .leftToRight)
      #expect(paragraph.levels.allSatisfy { $0 <= 126 })
      #expect(paragraph.levels[10_001] >= 124)
      #expect(paragraph.visualRuns(ofLine: scalars.indices).reduce(0) { $0 + $1.range.count } == scalars.count)
    }
  }

  @Test(arguments: ["$(", "a'", "1.", "\u{5D0}\"", "$(1", "a\u{300}'\u{300}", "$\u{300}(\u{300}"])
  func scansReadNoScalarAheadMoreThanTwice(unit: String) {
    let marks = repeated("\u{300}", 10_000)
    let scalars = repeated(unit, 5_000) + marks + repeated(unit, 5_000) + marks
    var lines = LineBreakScanner(scalars)
    while lines.next() != nil {}
    #expect(lines.readAhead <= scalars.count * 2)
    var words = WordScanner(scalars)
    while words.next() != nil {}
    #expect(words.readAhead <= scalars.count * 2)
  }

  @Test func readingAheadIsCounted() {
    var lines = LineBreakScanner(Array("$(\u{300}1".unicodeScalars))
    while lines.next() != nil {}
    #expect(lines.readAhead == 2)
    var words = WordScanner(Array("a'\u{300}b".unicodeScalars))
    while words.next() != nil {}
    #expect(words.readAhead == 2)
  }

  @Test func loneJoinersSelectorsAndControlsAreItemsWithoutAScript() {
    for scalar in ["\u{200D}", "\u{200C}", "\u{FE0F}", "\u{20E3}", "\u{0}", "\u{E0067}", "\u{E007F}"]
      as [Unicode.Scalar]
    {
      #expect(TextItem.items(in: [scalar]) == [TextItem(range: 0..<1, script: .common, isEmoji: false)])
      #expect(LineBreakScanner.opportunities(in: [scalar]) == [.prohibited, .mandatory])
      #expect(Array(WordScanner([scalar])) == [1])
      #expect(BidiParagraph([scalar], direction: .rightToLeft).baseLevel == 1)
    }
  }

  @Test func anEmptyTextHasNothing() {
    #expect(BidiParagraph([], direction: .rightToLeft).visualRuns(ofLine: 0..<0).isEmpty)
    #expect(BidiParagraph.paragraphs(in: []).isEmpty)
    #expect(Array(LineBreakScanner([])).isEmpty)
    #expect(Array(WordScanner([])).isEmpty)
    #expect(TextItem.items(in: []).isEmpty)
    #expect(ScalarText("").count == 0)
  }
}
