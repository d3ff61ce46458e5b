import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct RedactionTests {
  @Test func aBarTakesThePlaceOfEachLine() {
    let window = show { Text("one\ntwo words").redacted(reason: .placeholder) }
    #expect(window.drawnTexts == [])
    let bars = window.drawn.compactMap { if case .roundedRectangle(let rect, _) = $0 { rect } else { nil } }
    #expect(bars.map(\.width) == [15, 45])
    #expect(window.texts == ["one\ntwo words"], "the layout stays")
  }

  @Test(arguments: [
    (RedactionReasons.placeholder.rawValue, false, true), (2, false, false), (2, true, true), (4, true, false),
    (0, true, false), (6, true, true),
  ])
  func reasonsHideTheViewsThatTheyConcern(bits: Int, isSensitive: Bool, isHidden: Bool) {
    let reason = RedactionReasons(rawValue: bits)
    let window = show { Text("Text").privacySensitive(isSensitive).redacted(reason: reason) }
    #expect(window.drawnTexts.isEmpty == isHidden)
  }

  @Test func aViewCanBeShownInSpiteOfTheReasons() {
    let window = show {
      VStack {
        Text("hidden")
        Text("shown").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(window.drawnTexts == ["shown"])
  }

  @Test func aBoxTakesThePlaceOfAnImage() {
    let window = show { Image(systemName: "star").redacted(reason: .placeholder) }
    #expect(window.drawnImages.isEmpty && window.drawn.count == 1)
  }

  @Test func aViewReadsTheReasons() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons

      var body: some View { Text(reasons.contains(.invalidated) ? "old" : "new") }
    }
    #expect(show { Reader().redacted(reason: .invalidated) }.drawnTexts == ["old"])
    #expect(show { Reader() }.drawnTexts == ["new"])
  }

  @Test func contentReturnsWhenItIsKnown() {
    let knob = Knob(true)
    let window = show { KnobView(knob) { Text("Text").redacted(reason: $0 ? .placeholder : []) } }
    #expect(window.drawnTexts == [])
    knob.value = false
    let counts = window.advance()
    #expect(window.drawnTexts == ["Text"] && counts.measures == 0)
  }
}
