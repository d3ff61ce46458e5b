import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct NestedScrollTests {
  /// A list of 2000 points in a window of 400 × 600, with an inner list of 300 points (content 500) on top of it.
  private func lists() throws -> (window: TestWindow, outer: ScrollNode, inner: ScrollNode) {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 400, height: 500) }.frame(width: 400, height: 300)
          Color.blue.frame(width: 400, height: 1700)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    try #require(nodes.count == 2)
    return (window, nodes[0], nodes[1])
  }

  private func press(_ window: TestWindow, _ x: CGFloat, _ y: CGFloat) {
    window.send(.mouseDown(CGPoint(x: x, y: y), button: 1))
    window.advance()
  }

  private func move(_ window: TestWindow, _ x: CGFloat, _ y: CGFloat) {
    window.send(.mouseMove(CGPoint(x: x, y: y)))
    window.advance()
  }

  @Test func oneDragPassesFromTheInnerListToTheOuterAndBack() throws {
    let (window, outer, inner) = try lists()
    press(window, 200, 280)
    move(window, 200, 120)
    #expect(inner.model.offset.y == 150)
    #expect(outer.model.offset.y == 0)
    #expect(outer.model.activity == .tracking)
    move(window, 200, 20)
    #expect(inner.model.offset.y == 200)
    #expect(outer.model.offset.y == 50)
    #expect(outer.model.activity == .interacting)
    move(window, 200, 90)
    #expect(inner.model.offset.y == 180)
    #expect(outer.model.offset.y == 0, "back in reverse order")
    window.advance(seconds: 0.2)
    window.send(.mouseUp(CGPoint(x: 200, y: 90), button: 1))
    window.advance()
    window.settle()
    #expect(inner.model.offset.y == 180)
    #expect(inner.model.activity == .idle)
    #expect(outer.model.activity == .idle)
  }

  @Test func aFlingInTheInnerListContinuesInTheOuter() throws {
    let (window, outer, inner) = try lists()
    window.drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -120), steps: 4)
    #expect(inner.model.activity == .decelerating)
    var phases: [ScrollActivity] = []
    while inner.model.isMoving || outer.model.isMoving {
      window.advance()
      phases.append(outer.model.activity)
    }
    #expect(inner.model.offset.y == 200)
    #expect(outer.model.offset.y > 100)
    #expect(phases.contains(.decelerating))
  }

  @Test func theHandoverOfAFlingDoesNotDependOnTheFrameRate() throws {
    var ends: [CGFloat] = []
    for rate in [30.0, 60, 120, 144] {
      let (window, outer, inner) = try lists()
      inner.model.beginPull(along: .vertical)
      window.frameInterval = 1 / rate
      let pull = 1500.0
      inner.model.endPull(velocity: CGVector(dx: 0, dy: pull), at: window.time) { _ in [outer] }
      window.settle()
      ends.append(outer.model.offset.y)
    }
    #expect(ends.allSatisfy { ($0 - ends[0]).magnitude < 1e-6 && $0 > 300 }, "\(ends)")
  }

  @Test func theOuterListBouncesWhenBothAreAtTheirEnds() throws {
    let (window, outer, inner) = try lists()
    press(window, 200, 100)
    move(window, 200, 210)
    #expect(inner.model.offset.y == 0)
    #expect((outer.model.offset.y + 50.3817).magnitude < 5e-5)
    window.send(.mouseUp(CGPoint(x: 200, y: 210), button: 1))
    window.advance()
    window.settle()
    #expect(outer.model.offset.y == 0)
  }

  @Test func aHorizontalRowScrollsInAVerticalList() throws {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 1200, height: 100) }.frame(width: 400, height: 100)
          Color.blue.frame(width: 400, height: 1700)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    let (list, row) = (nodes[0], nodes[1])
    press(window, 300, 50)
    move(window, 240, 40)
    move(window, 200, -50)
    #expect(row.model.offset.x == 90)
    #expect(list.model.offset.y == 0, "the first direction decides")
    window.send(.mouseUp(CGPoint(x: 200, y: -50), button: 1))
    window.advance()
    window.settle()
    press(window, 300, 50)
    move(window, 296, -50)
    #expect(list.model.offset.y == 90)
    window.send(.mouseUp(CGPoint(x: 296, y: -50), button: 1))
    window.advance()
    window.settle()
  }

  @Test func theWheelScrollsTheInnerListAndThenTheOuter() throws {
    let (window, outer, inner) = try lists()
    let place = CGPoint(x: 200, y: 100)
    for _ in 0..<6 { window.wheel(-1, at: place) }
    window.settle()
    // 6 · 53 = 318: 200 in the inner list and 118 in the outer.
    #expect((inner.model.offset.y - 200).magnitude < 1e-9)
    #expect((outer.model.offset.y - 118).magnitude < 1e-9)
    window.advance(seconds: 1)
    window.wheel(1, at: CGPoint(x: 200, y: 50))
    window.settle()
    #expect((inner.model.offset.y - 147).magnitude < 1e-9, "a new turn begins with the innermost that can move")
  }

  @Test func contentThatMovesUnderThePointerDoesNotReceiveTheWheel() throws {
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 400, height: 320)
          ScrollView { Color.red.frame(width: 400, height: 900) }.frame(width: 400, height: 300)
          Color.blue.frame(width: 400, height: 1700)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    let place = CGPoint(x: 200, y: 300)
    for _ in 0..<4 {
      window.wheel(-1, at: place)
      window.advance(seconds: 0.2)
    }
    #expect(nodes[1].model.offset.y == 0)
    #expect(nodes[0].model.offset.y > 200)
    window.advance(seconds: 1)
    window.wheel(-1, at: place)
    window.settle()
    #expect(nodes[1].model.offset.y > 50)
  }
}
