import Engine
import Geometry
import Graphics
import ScrollUITesting
import Testing

/// `TextTypesetter` with the texts of `HostileText`. A character is 5 wide, an ideograph 10, a line 10 high.
@MainActor @Suite struct HostileTextTests {
  func layout(
    _ text: String, width: CGFloat?, engine: FixedTextEngine = FixedTextEngine(),
    _ change: (inout TextParagraphStyle, inout TextSpan) -> Void = { _, _ in }
  ) -> TextLayout {
    var span = TextSpan(text: text, font: ResolvedFont(size: 10), color: .black)
    var style = TextParagraphStyle()
    change(&style, &span)
    return TextTypesetter(spans: [span], style: style, engine: engine).layout(width: width, height: nil)
  }

  /// The scalars in sorted order, without those that lines may omit at their ends: white space and newlines. A hyphen counts as the
  /// soft hyphen that it is drawn for.
  func ink(_ text: some StringProtocol) -> [UInt32] {
    text.unicodeScalars.map { $0 == "\u{2010}" ? 0xAD : $0.value }.filter { !LineBreakRules.isBreakingSpace($0) }
      .sorted()
  }

  /// The first reason why `layout` is wrong for a limit of `width`; nil if there is none.
  func flaw(_ layout: TextLayout, width: CGFloat) -> String? {
    guard !layout.lines.isEmpty else { return "no line" }
    let isFinite = [layout.size.width, layout.size.height, layout.firstBaseline, layout.lastBaseline].allSatisfy {
      $0.isFinite && $0 >= 0
    }
    guard isFinite else { return "size \(layout.size)" }
    guard layout.size.height == CGFloat(layout.lines.count) * 10 else { return "height \(layout.size.height)" }
    for line in layout.lines {
      var x: CGFloat = 0
      for piece in line.runs {
        guard piece.run.width.isFinite, piece.run.width >= 0, abs(piece.x - x) < 0.001 else {
          return "run at \(piece.x)"
        }
        x += piece.run.width
      }
      guard abs(line.width - x) < 0.001 else { return "line of \(line.width), runs of \(x)" }
      let characters = line.runs.reduce(0) { $0 + $1.run.text.count }
      guard line.width <= width + 0.001 || characters == 1 else { return "line of \(line.width)" }
    }
    return nil
  }

  // MARK: Random texts

  @Test func linesOfAnyTextFitAndHaveAllOfItsCharacters() {
    for seed in HostileText.seeds(100_000) {
      let text = HostileText.text(seed: seed)
      let width = CGFloat(10 + seed % 60)
      let layout = layout(text, width: width) { style, _ in
        style.direction = seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft
      }
      let all = layout.lines.flatMap(\.runs).map(\.run.text).joined()
      guard flaw(layout, width: width) == nil, ink(all) == ink(text) else {
        Issue.record("seed \(seed): \(flaw(layout, width: width) ?? "scalars") of \(text.debugDescription)")
        return
      }
    }
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail])
  func aTruncatedTextOfAnyKindIsOneLineThatFits(truncation: TextTruncation) {
    for seed in HostileText.seeds(5000) {
      let text = HostileText.text(seed: seed)
      let layout = layout(text, width: 40) { style, _ in
        style.lineLimit = 1
        style.truncation = truncation
      }
      let runs = layout.lines.flatMap(\.runs).map(\.run.text)
      guard flaw(layout, width: 40) == nil, layout.lines.count == 1,
        !layout.isTruncated || runs.joined().unicodeScalars.contains("…")
      else {
        Issue.record("seed \(seed): \(runs) of \(text.debugDescription)")
        return
      }
    }
  }

  @Test func trackedAndPaintedTextOfAnyKindHasAllOfItsCharacters() {
    for seed in HostileText.seeds(5000) {
      let text = HostileText.text(seed: seed)
      let layout = layout(text, width: nil) { _, span in
        span.tracking = seed.isMultiple(of: 2) ? 1 : 0
        span.paint = .linear(ColorRamp(colors: [.black, .white]), start: .leading, end: .trailing)
      }
      let all = layout.lines.flatMap(\.runs).map(\.run.text).joined()
      guard flaw(layout, width: .infinity) == nil, ink(all) == ink(text) else {
        Issue.record("seed \(seed): \(flaw(layout, width: .infinity) ?? "scalars") of \(text.debugDescription)")
        return
      }
    }
  }

  // MARK: Long texts

  @Test func tenThousandMarksOnALetterAreOneCharacter() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000)
    let layout = layout(text, width: 3)
    #expect(layout.lines.count == 1 && layout.size.width == 5)
    #expect(layout.lines[0].runs.map(\.run.text) == [text])
  }

  /// Twice the length takes at most about twice the width queries and twice the measured characters.
  @Test(arguments: HostileText.repeatedUnits) func costsAreLinearInTheLengthOfTheText(unit: String) {
    func cost(_ count: Int, _ change: (inout TextParagraphStyle) -> Void) -> (queries: Int, characters: Int) {
      let engine = FixedTextEngine()
      let text = String(repeating: unit, count: count)
      let layout = layout(text, width: 100, engine: engine) { style, _ in change(&style) }
      #expect(layout.size.width.isFinite)
      return (engine.widthQueries, engine.measuredCharacters)
    }
    let styles: [(inout TextParagraphStyle) -> Void] = [
      { _ in },
      { $0.direction = .rightToLeft },
      {
        $0.lineLimit = 2
        $0.truncation = .middle
      },
    ]
    for change in styles {
      let (once, twice) = (cost(2000, change), cost(4000, change))
      #expect(twice.queries <= once.queries * 2 + 40)
      #expect(twice.characters <= once.characters * 2 + 400)
    }
  }
}
