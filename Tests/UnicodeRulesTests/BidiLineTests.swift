import Testing
import UnicodeRules

/// Lines of a `BidiParagraph`: rules L1, L2 and L4, and the direction of the paragraph.
@Suite struct BidiLineTests {
  @Test func bracketsAndRelationsAreMirrored() {
    #expect(("(" as Unicode.Scalar).mirrored == ")")
    #expect(("≤" as Unicode.Scalar).mirrored == "≥")
    #expect(("a" as Unicode.Scalar).mirrored == "a")
    #expect(("\u{2329}" as Unicode.Scalar).mirrored == "\u{232A}")
  }

  @Test func runsOfALineAreInTheOrderOfDisplay() {
    let text = ScalarText("car (\u{5D0}\u{5D1}\u{5D2})")
    let paragraph = BidiParagraph(text.scalars)
    #expect(
      paragraph.visualRuns(ofLine: 0..<text.count) == [
        BidiRun(range: 0..<5, level: 0), BidiRun(range: 5..<8, level: 1), BidiRun(range: 8..<9, level: 0),
      ])
    let rightToLeft = BidiParagraph(text.scalars, direction: .rightToLeft)
    #expect(rightToLeft.visualRuns(ofLine: 0..<text.count).map(\.range) == [3..<9, 0..<3])
    #expect(text.utf8Range(of: 5..<8) == 5..<11)
  }

  @Test func whiteSpaceAtTheEndOfALineHasTheLevelOfTheParagraph() {
    let paragraph = BidiParagraph(Array("\u{5D0}\u{5D1}  \u{5D2}".unicodeScalars), direction: .leftToRight)
    #expect(paragraph.levels == [1, 1, 1, 1, 1])
    #expect(paragraph.levels(ofLine: 0..<4) == [1, 1, 0, 0])
    #expect(paragraph.levels(ofLine: 2..<5) == [1, 1, 1])
  }

  @Test func tabsAndTheSpacesBeforeThemHaveTheLevelOfTheParagraph() {
    let paragraph = BidiParagraph(Array("\u{5D0} \t\u{5D1}".unicodeScalars), direction: .leftToRight)
    #expect(paragraph.levels(ofLine: 0..<4) == [1, 0, 0, 1])
  }

  @Test func removedControlsHaveTheLevelOfTheScalarBeforeThem() {
    let paragraph = BidiParagraph(Array("\u{202B}a\u{202C}\u{AD}b".unicodeScalars), direction: .leftToRight)
    #expect(paragraph.levels == [0, 2, 2, 2, 0])
  }

  @Test func aParagraphWithoutStrongCharactersHasTheDirectionOfTheLayout() {
    let scalars = Array("12 +".unicodeScalars)
    #expect(BidiParagraph(scalars, direction: .firstStrong).baseLevel == 0)
    #expect(BidiParagraph(scalars, direction: .firstStrongOrRightToLeft).baseLevel == 1)
    let isolated = Array("\u{2067}\u{5D0}\u{2069}a".unicodeScalars)
    #expect(BidiParagraph(isolated, direction: .firstStrongOrRightToLeft).baseLevel == 0)
  }

  @Test func theDigitsOfANumberStayTogetherInARightToLeftParagraph() {
    let scalars = Array("\u{5D0} 3.14 \u{5D1}".unicodeScalars)
    let runs = BidiParagraph(scalars, direction: .rightToLeft).visualRuns(ofLine: scalars.indices)
    #expect(
      runs == [BidiRun(range: 6..<8, level: 1), BidiRun(range: 2..<6, level: 2), BidiRun(range: 0..<2, level: 1)])
  }
}
