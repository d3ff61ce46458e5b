import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct PositionTests {
  @Test func theMiddleOfTheViewIsAtThePoint() {
    let window = show(100, 80) { box("view", 20, 10).position(x: 30, y: 40).probe("room") }
    #expect(window.frame("view") == rect(20, 35, 20, 10))
    #expect(window.frame("room") == rect(0, 0, 100, 80))
  }

  @Test func withoutAPointItIsTheOrigin() {
    #expect(show { box("view", 20, 10).position() }.frame("view") == rect(-10, -5, 20, 10))
  }

  @Test func aPositionedViewFillsTheProposalOrTakesItsIdealSize() {
    let view = Color.red.frame(width: 20, height: 10).position(CGPoint(x: 5, y: 5))
    #expect(size(of: view, 100, 50) == CGSize(width: 100, height: 50))
    #expect(size(of: view, nil, 50) == CGSize(width: 20, height: 50))
    #expect(size(of: view, 100, nil) == CGSize(width: 100, height: 10))
    #expect(size(of: view, 0, 0) == .zero)
  }

  @Test func theViewIsProposedTheWholeSize() {
    let window = show(100, 80) { Color.red.probe("view").position(x: 50, y: 60) }
    #expect(window.frame("view") == rect(0, 20, 100, 80))
  }

  @Test func onlyThePositionedViewIsHit() {
    let window = show(100, 80) { box("view", 20, 10).position(x: 30, y: 40) }
    #expect(window.hits(25, 38) == ["view"])
    #expect(window.hits(5, 5).isEmpty)
  }

  @Test func thePointAnimates() {
    let knob = Knob<CGFloat>(10)
    let window = show(100, 80) { KnobView(knob) { box("view", 20, 10).position(x: $0, y: 5) } }
    withAnimation(.linear(duration: 1)) { knob.value = 30 }
    window.advance()
    window.advance(seconds: 0.5)
    #expect(abs(window.frame("view").midX - 20) < 0.5)
    window.settle()
    #expect(window.frame("view").midX == 30)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func anInvalidPositionIsZero(value: CGFloat) {
    let messages = Diagnostics.collecting {
      #expect(show { box("view", 20, 10).position(x: value, y: 5) }.frame("view") == rect(-10, 0, 20, 10))
    }
    #expect(messages.count == 1)
  }
}

@MainActor @Suite struct ZIndexTests {
  @Test func theHigherViewIsDrawnAndHitInFront() {
    let window = show {
      ZStack(alignment: .topLeading) {
        box("a", 30, 30).zIndex(1)
        box("b", 20, 20)
        box("c", 10, 10).zIndex(-1)
      }
    }
    #expect(
      window.drawn == [
        .rectangle(rect(0, 0, 10, 10)), .rectangle(rect(0, 0, 20, 20)), .rectangle(rect(0, 0, 30, 30)),
      ])
    #expect(window.hits(5, 5) == ["a"])
  }

  @Test func viewsOfEqualZIndexKeepTheirOrder() {
    let window = show {
      ZStack(alignment: .topLeading) {
        box("a", 30, 30).zIndex(2)
        box("b", 20, 20).zIndex(2)
        box("c", 10, 10)
      }
    }
    #expect(window.hits(5, 5) == ["b"])
    #expect(window.drawn.map(\.width) == [10, 30, 20])
  }

  @Test func theZIndexPassesThroughOtherModifiers() {
    let window = show {
      ZStack(alignment: .topLeading) {
        box("a", 10, 10).zIndex(1).padding(2).background(Color.blue)
        box("b", 20, 20)
      }
    }
    #expect(window.hits(5, 5) == ["a"])
  }

  @Test func aBackgroundStaysBehind() {
    let window = show {
      box("view", 10, 10).zIndex(-1).background(box("behind", 10, 10).zIndex(5))
    }
    #expect(window.hits(5, 5) == ["view"])
  }

  @Test func aChangedZIndexReordersWithoutLayout() {
    let knob = Knob(0.0)
    let window = show {
      ZStack(alignment: .topLeading) {
        KnobView(knob) { box("a", 30, 30).zIndex($0) }
        box("b", 20, 20)
      }
    }
    #expect(window.hits(5, 5) == ["b"])
    knob.value = 1
    let counts = window.advance()
    #expect(counts.measures == 0 && counts.places == 0)
    #expect(window.hits(5, 5) == ["a"])
    #expect(window.drawn.map(\.width) == [20, 30])
  }

  @Test func anInsertedViewIsDrawnByItsZIndex() {
    let knob = Knob(false)
    let window = show {
      ZStack(alignment: .topLeading) {
        box("a", 30, 30).zIndex(1)
        KnobView(knob) { if $0 { box("b", 20, 20) } }
      }
    }
    knob.value = true
    window.advance()
    #expect(window.hits(5, 5) == ["a"])
  }

  @Test func theZIndexDoesNotChangeTheLayout() {
    let window = show {
      HStack(spacing: 0) {
        box("a", 10, 10).zIndex(1)
        box("b", 10, 10)
      }
    }
    #expect(window.frame("a").minX == 0)
    #expect(window.frame("b").minX == 10)
  }
}

extension DrawnStep {
  fileprivate var width: CGFloat? {
    if case .rectangle(let rect) = self { rect.width } else { nil }
  }
}
