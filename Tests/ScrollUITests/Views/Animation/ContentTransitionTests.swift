import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ContentTransitionTests {
  /// A drawn run of text, the start of its baseline, and its opacity.
  private struct Drawn: Equatable {
    let text: String
    let x: CGFloat
    let y: CGFloat
    let alpha: Double

    init(_ text: String, _ x: CGFloat, _ y: CGFloat, _ alpha: Double) {
      (self.text, self.x, self.y, self.alpha) = (text, x, y, (alpha * 1000).rounded() / 1000)
    }
  }

  private func drawn(_ window: TestWindow) -> [Drawn] {
    window.pipeline.displayList.commands.compactMap { command in
      guard case .text(let run, let origin, let color) = command else { return nil }
      return Drawn(
        run.text, (origin.x * 1000).rounded() / 1000, (origin.y * 1000).rounded() / 1000, Double(color.alpha))
    }
  }

  private func counter(_ text: Knob<String>, _ transition: ContentTransition) -> TestWindow {
    show { KnobView(text) { Text($0).foregroundStyle(Color(red: 1, green: 0, blue: 0)).contentTransition(transition) } }
  }

  /// Changes the text in a linear animation of a second, and runs the frame of the change and half of the rest.
  private func change(_ text: Knob<String>, to new: String, in window: TestWindow) {
    withAnimation(.linear(duration: 1)) { text.value = new }
    window.advance()
    window.advance(seconds: 0.5)
  }

  @Test func withoutATransitionATextChangesAtOnce() {
    let text = Knob("10")
    let window = counter(text, .identity)
    change(text, to: "11", in: window)
    #expect(drawn(window) == [Drawn("11", 0, 8, 1)])
  }

  @Test func withoutAnAnimationATextChangesAtOnce() {
    let text = Knob("10")
    let window = counter(text, .numericText())
    text.value = "11"
    window.advance()
    #expect(drawn(window) == [Drawn("11", 0, 8, 1)])
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func anOpacityTransitionCrossfadesTheWholeText() {
    let text = Knob("ab")
    let window = counter(text, .opacity)
    withAnimation(.linear(duration: 1)) { text.value = "acd" }
    window.advance()
    #expect(drawn(window) == [Drawn("ab", 0, 8, 1)])
    window.advance(seconds: 0.25)
    #expect(drawn(window) == [Drawn("ab", 0, 8, 0.75), Drawn("acd", 0, 8, 0.25)])
    window.settle()
    #expect(drawn(window) == [Drawn("acd", 0, 8, 1)])
  }

  @Test func changedDigitsRollUpwards() {
    let text = Knob("10")
    let window = counter(text, .numericText())
    change(text, to: "11", in: window)
    // The old digit is half a line up, the new digit half a line down.
    #expect(drawn(window) == [Drawn("0", 5, 3, 0.5), Drawn("1", 0, 8, 1), Drawn("1", 5, 13, 0.5)])
  }

  @Test func countingDownDigitsRollDownwards() {
    let text = Knob("11")
    let window = counter(text, .numericText(countsDown: true))
    change(text, to: "10", in: window)
    #expect(drawn(window) == [Drawn("1", 5, 13, 0.5), Drawn("1", 0, 8, 1), Drawn("0", 5, 3, 0.5)])
  }

  @Test func theValueDeterminesTheDirection() {
    let value = Knob(5)
    let window = show {
      KnobView(value) { Text("\($0)").contentTransition(.numericText(value: Double($0))) }
    }
    func offsets(of new: Int) -> [CGFloat] {
      withAnimation(.linear(duration: 1)) { value.value = new }
      window.advance()
      window.advance(seconds: 0.5)
      defer { window.settle() }
      return drawn(window).map(\.y)
    }
    #expect(offsets(of: 4) == [13, 3])
    #expect(offsets(of: 7) == [3, 13])
  }

  @Test func interpolatedCharactersMoveToTheirNewPlaces() {
    let text = Knob("9 of")
    let window = counter(text, .interpolate)
    change(text, to: "10 of", in: window)
    #expect(
      drawn(window) == [
        Drawn("9", 0, 8, 0.5), Drawn("1", 0, 8, 0.5), Drawn("0", 5, 8, 0.5), Drawn("o", 12.5, 8, 1),
        Drawn("f", 17.5, 8, 1),
      ])
  }

  @Test func anInterruptingChangeContinuesFromTheShownState() {
    let text = Knob("1")
    let window = counter(text, .numericText())
    change(text, to: "2", in: window)
    let before = drawn(window)
    #expect(before == [Drawn("1", 0, 3, 0.5), Drawn("2", 0, 13, 0.5)])
    withAnimation(.linear(duration: 1)) { text.value = "3" }
    window.advance()
    // One frame of the first animation has passed.
    let after = drawn(window)
    #expect(after.map(\.text) == ["1", "2"])
    for (old, new) in zip(before, after) { #expect(abs(old.y - new.y) < 0.3 && abs(old.alpha - new.alpha) < 0.03) }
    window.settle()
    #expect(drawn(window) == [Drawn("3", 0, 8, 1)])
  }

  @Test func aChangeWithoutAnAnimationEndsARunningTransition() {
    let text = Knob("1")
    let window = counter(text, .numericText())
    var isOver = false
    withAnimation(.linear(duration: 1)) {
      text.value = "2"
    } completion: {
      isOver = true
    }
    window.advance()
    window.advance(seconds: 0.5)
    text.value = "3"
    window.advance()
    #expect(drawn(window) == [Drawn("3", 0, 8, 1)])
    window.settle()
    #expect(isOver && !window.pipeline.wantsFrame)
  }

  @Test func aRunningContentTransitionMeasuresNothing() {
    let text = Knob("10")
    let window = counter(text, .numericText())
    withAnimation(.linear(duration: 1)) { text.value = "11" }
    window.advance()
    let queries = window.text.widthQueries
    for counts in window.advance(seconds: 0.9) {
      #expect(counts.measures == 0 && counts.places == 0 && counts.bodies == 0)
    }
    #expect(window.text.widthQueries == queries)
    window.settle()
    #expect(!window.pipeline.wantsFrame && window.pipeline.nextDeadline == nil)
    #expect(window.pipeline.isClean)
  }

  @Test func theCompletionWaitsForTheContentTransition() {
    let text = Knob("10")
    let window = counter(text, .numericText())
    var isOver = false
    withAnimation(.linear(duration: 1)) {
      text.value = "11"
    } completion: {
      isOver = true
    }
    window.advance()
    window.advance(seconds: 0.9)
    #expect(!isOver)
    window.advance(seconds: 0.2)
    #expect(isOver)
  }

  @Test func removingTheTextEndsTheContentTransition() {
    let text = Knob("10")
    let isShown = Knob(true)
    var isOver = false
    let window = show {
      KnobView(isShown) { if $0 { KnobView(text) { Text($0).contentTransition(.numericText()) } } }
    }
    withAnimation(.linear(duration: 1)) {
      text.value = "11"
    } completion: {
      isOver = true
    }
    window.advance()
    window.advance(seconds: 0.3)
    isShown.value = false
    window.advance()
    window.advance()
    #expect(isOver)
    window.settle()
    #expect(window.drawnTexts.isEmpty)
  }

  @Test func digitsRollingOutsideTheTextAreDrawn() {
    let text = Knob("1")
    let window = show(400, 400) {
      KnobView(text) { Text($0).contentTransition(.numericText()).frame(width: 5, height: 10).padding(50) }
    }
    withAnimation(.linear(duration: 1)) { text.value = "2" }
    window.advance()
    window.advance(seconds: 0.1)
    let node = window.nodes(of: TextNode.self)[0]
    #expect(node.visualBounds.minY <= -5)
    #expect(node.visualBounds.maxY >= 15)
  }
}
