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

  private func alternatives(_ number: Int) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 4) {
        Color.red.frame(width: 200, height: 20)
        Text("long \(number)")
      }
      HStack {
        Text("short \(number)")
        Spacer(minLength: 0)
      }
    }
  }

  @Test func aViewThatIsNotShownIsNoWorkThatIsLeftAndNoText() {
    let window = show(120, 100) { alternatives(0) }
    #expect(window.texts == ["short 0"])
    #expect(window.pipeline.isClean)
    window.resize(width: 400, height: 100)
    window.settle()
    #expect(window.texts == ["long 0"])
    #expect(window.pipeline.isClean)
  }

  enum Container: CaseIterable { case stack, lazyStack, list }

  @Test(arguments: Container.allCases) func rowsAreMirroredFromRightToLeft(container: Container) throws {
    func window(_ direction: LayoutDirection) -> TestWindow {
      let window = TestWindow(width: 150, height: 400) {
        Group {
          switch container {
          case .stack: VStack(spacing: 0) { ForEach(0..<4, id: \.self) { alternatives($0) } }
          case .lazyStack: ScrollView { LazyVStack(spacing: 0) { ForEach(0..<4, id: \.self) { alternatives($0) } } }
          case .list: List { ForEach(0..<4, id: \.self) { alternatives($0) } }.listStyle(.plain)
          }
        }
        .environment(\.layoutDirection, direction)
      }
      window.settle()
      return window
    }
    let (left, right) = (window(.leftToRight), window(.rightToLeft))
    #expect(left.texts == (0..<4).map { "short \($0)" } && right.texts == left.texts)
    for text in left.texts {
      let (one, other) = (try #require(left.frame(ofText: text)), try #require(right.frame(ofText: text)))
      #expect(abs(150 - one.maxX - other.minX) < 0.01 && one.minY == other.minY, "\(text): \(one), \(other)")
    }
    #expect(left.pipeline.isClean && right.pipeline.isClean)
  }

  @Test func aRowSwitchesWhenItsTextFits() {
    struct Row: View {
      let text: Remote<String>
      @State private var title = "a title that is much too long"

      var body: some View {
        let _ = text.connect($title)
        ScrollView {
          LazyVStack {
            ViewThatFits(in: .horizontal) {
              Text(title)
              Text("short")
            }
          }
        }
      }
    }
    let text = Remote<String>()
    let window = show(100, 100) { Row(text: text) }
    #expect(window.texts == ["short"])
    text.value = "fits"
    window.settle()
    #expect(window.texts == ["fits"])
    #expect(window.pipeline.isClean)
  }
}
