import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ViewThatFitsTests {
  private func choice(in axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      box("large", 100, 20)
      box("middle", 60, 40)
      box("small", 20, 20)
    }
  }

  @Test(
    arguments: [
      (200, 200, "large"), (100, 20, "large"), (99, 200, "middle"), (60, 40, "middle"), (60, 39, "small"),
      (5, 5, "small"),
    ] as [(CGFloat, CGFloat, String)])
  func theFirstFittingViewIsShown(width: CGFloat, height: CGFloat, name: String) {
    let window = show(width, height) { choice() }
    #expect(window.hits(1, 1) == [name])
    #expect(window.drawn.count { if case .rectangle = $0 { true } else { false } } == 1)
  }

  @Test func onlyTheGivenAxesAreChecked() {
    #expect(show(70, 5) { choice(in: .horizontal) }.hits(1, 1) == ["middle"])
    #expect(show(5, 30) { choice(in: .vertical) }.hits(1, 1) == ["large"])
    #expect(show(5, 5) { choice(in: []) }.hits(1, 1) == ["large"])
  }

  @Test func theSizeIsThatOfTheShownView() {
    #expect(size(of: choice(), 70, 70) == CGSize(width: 60, height: 40))
    #expect(size(of: choice(), nil, nil) == CGSize(width: 100, height: 20))
    #expect(size(of: ViewThatFits {}, 70, 70) == .zero)
  }

  @Test func aTextThatWouldWrapDoesNotFit() {
    let window = show(40, 100) {
      ViewThatFits(in: .horizontal) {
        Text("a long title")
        Text("short")
      }
    }
    #expect(window.drawnTexts == ["short"])
  }

  @Test func moreSpaceShowsALargerView() {
    let knob = Knob<CGFloat>(50)
    let window = show { KnobView(knob) { choice().frame(width: $0, alignment: .leading) } }
    #expect(window.hits(1, 1) == ["small"])
    knob.value = 120
    window.advance()
    #expect(window.hits(1, 1) == ["large"])
    #expect(window.drawn == [.rectangle(rect(0, 0, 100, 20))])
    knob.value = 50
    window.advance()
    #expect(window.drawn == [.rectangle(rect(0, 0, 20, 20))])
  }

  @Test func aViewThatGrowsTooLargeIsReplaced() {
    let knob = Knob<CGFloat>(50)
    let window = show(100, 100) {
      ViewThatFits {
        KnobView(knob) { box("first", $0, 10) }
        box("second", 10, 10)
      }
    }
    #expect(window.hits(1, 1) == ["first"])
    knob.value = 101
    window.advance()
    #expect(window.hits(1, 1) == ["second"])
  }

  /// The content of a scroll view does not affect the order of the scroll view among its siblings.
  @Test func aZIndexInAScrollViewDoesNotLeaveIt() {
    let window = show(100, 100) {
      ZStack {
        ScrollView { box("inside", 100, 100).zIndex(9) }
        box("front", 100, 100)
      }
    }
    #expect(window.hits(50, 50) == ["front"])
  }
}
