import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct TextAppearanceTests {
  @Test func trackingIsAddedAfterEachCharacter() {
    let window = show { Text("abc").tracking(2).probe("text") }
    #expect(window.frame("text").size == CGSize(width: 21, height: 10))
    #expect(
      window.drawn == [
        .text("a", CGPoint(x: 0, y: 8)), .text("b", CGPoint(x: 7, y: 8)), .text("c", CGPoint(x: 14, y: 8)),
      ])
  }

  @Test func trackingAffectsLineBreaking() {
    #expect(size(of: Text("aa bb"), 25, nil) == CGSize(width: 25, height: 10))
    #expect(size(of: Text("aa bb").kerning(1), 25, nil) == CGSize(width: 12, height: 20))
  }

  @Test func trackingOverridesKerningAndTheTextOverridesTheView() {
    #expect(size(of: Text("ab").kerning(5).tracking(1), nil, nil).width == 12)
    #expect(size(of: Text("ab").kerning(5), nil, nil).width == 20)
    #expect(size(of: Group { Text("ab") }.kerning(5), nil, nil).width == 20)
    #expect(size(of: Group { Text("ab").tracking(1) }.tracking(5), nil, nil).width == 12)
  }

  @Test func negativeTrackingNeverMovesCharactersBackwards() {
    #expect(size(of: Text("ab").tracking(-20), nil, nil) == CGSize(width: 0, height: 10))
  }

  /// The descent is 2 and the line one point thick: half of it above the middle of the descent.
  @Test func anUnderlineIsAsLongAsTheText() {
    let window = show { Text("abcd").underline() }
    #expect(window.drawn == [.text("abcd", CGPoint(x: 0, y: 8)), .rectangle(rect(0, 8.5, 20, 1))])
  }

  @Test func aStrikethroughCrossesTheLowercaseLetters() {
    let window = show { Text("abcd").font(.system(size: 30)).strikethrough() }
    #expect(window.drawn.last == .rectangle(rect(0, 24 - 24 * 0.3 - 1, 60, 2)))
  }

  @Test func onlyUnderlinedSpansHaveALine() {
    let window = show { Text("ab") + Text("cd").underline(color: .red) + Text("ef") }
    #expect(window.drawn.last == .rectangle(rect(10, 8.5, 10, 1)))
    #expect(window.drawn.count == 4)
    #expect(window.drawnColors.last == Color.red.rgba(in: EnvironmentValues()))
  }

  @Test func eachLineOfATextHasItsOwnUnderline() {
    let window = show { Text("aaa\nb").underline().multilineTextAlignment(.trailing) }
    #expect(window.drawn.contains(.rectangle(rect(0, 8.5, 15, 1))))
    #expect(window.drawn.contains(.rectangle(rect(10, 18.5, 5, 1))))
  }

  @Test func aTrackedTextHasOneUnderlineWithoutGaps() {
    #expect(show { Text("abc").tracking(2).underline() }.drawn.last == .rectangle(rect(0, 8.5, 21, 1)))
  }

  @Test func aTextCanRemoveTheInheritedUnderline() {
    let window = show {
      VStack(spacing: 0) {
        Text("a")
        Text("b").underline(false)
      }.underline()
    }
    #expect(window.drawn.count == 3)
  }

  @Test func anUnderlineDoesNotChangeTheLayout() {
    let knob = Knob(false)
    let window = show { KnobView(knob) { Text("abc").underline($0) } }
    knob.value = true
    #expect(window.advance().measures == 0)
    #expect(window.drawn.count == 2)
  }

  @Test func textCaseChangesTheLetters() {
    let window = show {
      VStack(spacing: 0) {
        Text("Straße").textCase(.uppercase)
        Text("ABc").textCase(.lowercase)
        Text("Ab").textCase(nil)
      }.textCase(.uppercase)
    }
    #expect(window.drawnTexts == ["STRASSE", "abc", "Ab"])
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func trackingOfNaNIsZero(value: CGFloat) {
    let messages = Diagnostics.collecting {
      #expect(size(of: Text("ab").tracking(value), nil, nil).width == 10)
    }
    #expect(messages.count == 1)
  }
}
