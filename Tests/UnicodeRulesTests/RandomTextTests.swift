import Testing
import UnicodeRules

/// Properties that hold for every text.
@Suite struct RandomTextTests {
  private static let texts: [[Unicode.Scalar]] = (1...300).map { seed in
    var random = RandomText(seed: UInt64(seed))
    let count = random.next(below: 60)
    return random.scalars(count: count)
  }

  @Test func levelsAreWithinTheDepthAndVisualRunsAreAPermutationOfTheLine() {
    for scalars in Self.texts {
      for range in BidiParagraph.paragraphs(in: scalars) {
        for direction in [BidiBaseDirection.leftToRight, .rightToLeft, .firstStrong, .firstStrongOrRightToLeft] {
          let paragraph = BidiParagraph(Array(scalars[range]), direction: direction)
          #expect(paragraph.levels.allSatisfy { (paragraph.baseLevel...BidiParagraph.maximumDepth + 1).contains($0) })
          let line = range.count / 3..<range.count
          let runs = paragraph.visualRuns(ofLine: line)
          #expect(runs.flatMap { Array($0.range) }.sorted() == Array(line))
          #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range != $1.range })
        }
      }
    }
  }

  @Test func paragraphsCoverTheTextAndEndWithTheirSeparators() {
    for scalars in Self.texts {
      let ranges = BidiParagraph.paragraphs(in: scalars)
      #expect(ranges.flatMap { Array($0) } == Array(scalars.indices))
      for range in ranges {
        let inner = scalars[range].dropLast().filter { ScalarProperties($0).bidiClass == .paragraphSeparator }
        #expect(inner.allSatisfy { $0 == "\r" })
      }
    }
  }

  @Test func aTextThatNeedsNoBidiHasTheLevelZeroThroughout() {
    for scalars in Self.texts {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      if BidiParagraph.isNeeded(for: String(view)) { continue }
      for range in BidiParagraph.paragraphs(in: scalars) {
        let paragraph = BidiParagraph(Array(scalars[range]), direction: .leftToRight)
        #expect(paragraph.levels.allSatisfy { $0 == 0 })
      }
    }
    #expect(!BidiParagraph.isNeeded(for: "Grüße, 世界 ✓"))
    #expect(BidiParagraph.isNeeded(for: "abc \u{5D0}"))
    #expect(BidiParagraph.isNeeded(for: "abc \u{2067}1\u{2069}"))
  }

  @Test func lineBreaksAreTheSameWhenATextIsCutAtAMandatoryBreak() {
    for scalars in Self.texts {
      let whole = LineBreakScanner.opportunities(in: scalars)
      #expect(whole.count == scalars.count + 1)
      #expect(whole[0] == .prohibited || scalars.isEmpty)
      for cut in whole.indices.dropLast() where whole[cut] == .mandatory {
        let rest = LineBreakScanner.opportunities(in: Array(scalars[cut...]))
        #expect(rest.dropFirst() == whole[(cut + 1)...])
        #expect(
          Array(LineBreakScanner(scalars, from: cut)).first?.index
            == whole[(cut + 1)...].firstIndex { $0 != .prohibited })
        let before = LineBreakScanner.opportunities(in: Array(scalars[..<cut]))
        #expect(before[...] == whole[...cut])
      }
    }
  }

  @Test func aLineNeverBeginsInsideOfAGraphemeClusterOfAMarkOrAJoiner() {
    for scalars in Self.texts {
      for one in LineBreakScanner(scalars) where one.index < scalars.count && one.index > 0 {
        let isMark = [.combiningMark, .zeroWidthJoiner].contains(ScalarProperties(scalars[one.index]).lineBreakClass)
        let before = ScalarProperties(scalars[one.index - 1]).lineBreakClass
        #expect(!isMark || one.isMandatory || [.space, .zeroWidthSpace].contains(before))
      }
    }
  }

  @Test func wordSegmentsFromASafeStartAreThoseOfTheWholeText() {
    for scalars in Self.texts {
      let segments = WordScanner.segments(in: scalars)
      #expect(segments.flatMap { Array($0.range) } == Array(scalars.indices))
      for segment in segments {
        for index in segment.range { #expect(WordScanner.segment(at: index, in: scalars) == segment) }
      }
    }
  }

  @Test func itemsCoverTheTextInOrder() {
    for scalars in Self.texts {
      let items = TextItem.items(in: scalars)
      #expect(items.flatMap { Array($0.range) } == Array(scalars.indices))
      #expect(zip(items, items.dropFirst()).allSatisfy { $0.isEmoji != $1.isEmoji || $0.script != $1.script })
    }
  }

  @Test func anItemDoesNotBeginWithAMarkOrAJoiner() {
    for scalars in Self.texts {
      for item in TextItem.items(in: scalars).dropFirst() where !item.isEmoji {
        let first = ScalarProperties(scalars[item.range.lowerBound]).wordBreakClass
        #expect(first != .extend && first != .zeroWidthJoiner)
      }
    }
  }

  @Test func offsetsInUTF8AreThoseOfTheString() {
    for scalars in Self.texts {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let text = ScalarText(String(view))
      #expect(text.scalars == scalars)
      for (index, position) in view.indices.enumerated() {
        let offset = String(view).utf8.distance(from: String(view).startIndex, to: position)
        #expect(text.utf8Offset(of: index) == offset)
        #expect(text.index(ofUTF8Offset: offset) == index)
      }
      #expect(text.utf8Offset(of: scalars.count) == String(view).utf8.count)
    }
  }
}
