import Geometry
import Graphics
import Testing
import TextShaping

@MainActor @Suite struct HostileTextTests {
  let engine: FontTextEngine

  init() throws { engine = FontTextEngine(fonts: try SharedFonts.library.get()) }

  private let font = ResolvedFont(size: 20)

  private func width(_ text: String) -> CGFloat { engine.width(of: text[...], font: font) }

  @Test func tenThousandMarksOnOneBaseAreCutToTheFirst() {
    let base = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(width(base) < 100)
    let segments = TextSegmenter(chain: engine.fonts.chain(for: font)).segments(of: base)
    #expect(segments.reduce(0) { $0 + $1.text.unicodeScalars.count } == 64)
    #expect(engine.caretOffsets(in: base[...], font: font, direction: .leftToRight).count == 2)
  }

  @Test func controlsAndLoneJoinersAreHarmless() {
    #expect(width("\u{0}\u{1}\u{7F}\u{85}") >= 0)
    for text in ["\u{200D}", "\u{200C}\u{200D}\u{200D}", "\u{FE0F}", "\u{E0001}", "\u{301}", "\u{20E3}"] {
      #expect(width(text).isFinite && width(text) >= 0)
    }
    #expect(width(String(decoding: [0xED, 0xA0, 0x80, 0x41], as: UTF8.self)) > width("A"))
  }

  @Test func randomTextsOfAllPlanesHaveFiniteWidths() {
    var generator = RandomScalars(seed: 11)
    for number in 0..<25_000 {
      let text = generator.text(maximumLength: 6)
      let width = width(text)
      guard width.isFinite && width >= 0 else {
        Issue.record("\(text.unicodeScalars.map(\.value)) is \(width) points wide")
        return
      }
      guard number % 20 == 0 else { continue }
      let direction: LayoutDirection = number % 40 == 0 ? .leftToRight : .rightToLeft
      let carets = engine.caretOffsets(in: text[...], font: font, direction: direction)
      #expect(carets.count == text.count + 1 && carets.allSatisfy { $0 >= 0 && $0 <= width })
    }
  }
}

/// Random scalars, more often from the planes and blocks in use.
private struct RandomScalars {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(below limit: UInt32) -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(state >> 33) % limit
  }

  private static let limits: [UInt32] = [0x80, 0x800, 0x3000, 0x10000, 0x20000, 0x110000]

  mutating func text(maximumLength: UInt32) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0...next(below: maximumLength) {
      let limit = RandomScalars.limits[Int(next(below: UInt32(RandomScalars.limits.count)))]
      scalars.append(Unicode.Scalar(next(below: limit)) ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}
