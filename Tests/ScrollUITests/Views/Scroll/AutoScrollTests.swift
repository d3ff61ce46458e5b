import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Scrolling by a press of the middle button: its beginning, its speed and its end.
@MainActor @Suite struct AutoScrollTests {
  private let start = CGPoint(x: 100, y: 150)

  private func window(_ axes: Axis.Set = .vertical) -> TestWindow {
    let window = TestWindow(width: 200, height: 300) {
      ScrollView(axes) { Color.blue.frame(width: axes.contains(.horizontal) ? 3000 : 100, height: 3000) }
    }
    window.settle()
    return window
  }

  private func send(_ events: InputEvent..., to window: TestWindow) {
    for event in events {
      window.send(event)
      window.advance()
    }
  }

  private func run(_ window: TestWindow, _ frames: Int) {
    for _ in 0..<frames { window.advance() }
  }

  private func click(_ window: TestWindow, at point: CGPoint? = nil) {
    let point = point ?? start
    send(.mouseMove(point), .mouseDown(point, button: 2), .mouseUp(point, button: 2), to: window)
  }

  private func offset(_ window: TestWindow) throws -> CGPoint { try #require(window.scroll).model.offset }

  @Test func theContentFollowsThePointerAndStopsWithThePress() throws {
    let window = window()
    click(window)
    send(.mouseMove(CGPoint(x: 100, y: 250)), to: window)
    run(window, 30)
    let reached = try offset(window).y
    // 200 points a second for half a second.
    #expect((80...120).contains(reached), "\(reached)")
    send(.mouseDown(start, button: 1), .mouseUp(start, button: 1), to: window)
    run(window, 30)
    #expect(try offset(window).y == reached)
    #expect(window.pipeline.wantsFrame == false)
  }

  @Test(arguments: [10.0, -15, 15]) func nothingMovesInTheDeadZone(distance: Double) throws {
    let window = window([.vertical, .horizontal])
    click(window)
    send(.mouseMove(CGPoint(x: 100 + distance, y: 150 + distance)), to: window)
    run(window, 30)
    #expect(try offset(window) == .zero)
  }

  @Test func aHeldButtonScrollsUntilItsRelease() throws {
    let window = window()
    send(.mouseMove(start), .mouseDown(start, button: 2), .mouseMove(CGPoint(x: 100, y: 280)), to: window)
    run(window, 20)
    send(.mouseUp(CGPoint(x: 100, y: 280), button: 2), to: window)
    let reached = try offset(window).y
    #expect(reached > 50)
    run(window, 20)
    #expect(try offset(window).y == reached)
  }

  enum End: CaseIterable { case escape, key, wheel, focusLost, press }

  @Test(arguments: End.allCases) func eachInputEndsIt(end: End) throws {
    let window = window()
    click(window)
    send(.mouseMove(CGPoint(x: 100, y: 250)), to: window)
    run(window, 10)
    switch end {
    case .escape: window.key("Escape")
    case .key: window.key("Q")
    case .wheel:
      send(.wheel(WheelEvent(location: start, delta: CGVector(dx: 0, dy: 0.001), isPrecise: true)), to: window)
    case .focusLost: send(.focusLost, to: window)
    case .press: click(window)
    }
    window.settle()
    let reached = try offset(window).y
    run(window, 20)
    #expect(try offset(window).y == reached)
    #expect(try #require(window.scroll).model.activity == .idle)
  }

  @Test func theInnermostScrollViewThatCanMoveDoes() throws {
    let window = TestWindow(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 400) }.frame(height: 200)
          Color.blue.frame(height: 2000)
        }
      }
    }
    window.settle()
    click(window, at: CGPoint(x: 100, y: 20))
    send(.mouseMove(CGPoint(x: 100, y: 290)), to: window)
    run(window, 120)
    let nodes = window.nodes(of: ScrollNode.self)
    let (outer, inner) = (try #require(nodes.first), try #require(nodes.last))
    #expect(inner.model.offset.y == 200)
    #expect(outer.model.offset.y > 100)
  }

  @Test func aTextFieldKeepsTheMiddleButtonForPasting() throws {
    @MainActor struct Form: View {
      @State private var text = ""
      var body: some View {
        ScrollView {
          TextField("name", text: $text).frame(height: 300)
          Color.blue.frame(height: 2000)
        }
      }
    }
    let window = TestWindow(width: 200, height: 300) { Form() }
    window.settle()
    click(window)
    send(.mouseMove(CGPoint(x: 100, y: 280)), to: window)
    run(window, 20)
    #expect(try offset(window) == .zero)
  }

  @Test func itIsDisabledByItsKindOfInput() throws {
    let window = TestWindow(width: 200, height: 300) {
      ScrollView { Color.blue.frame(height: 3000) }.scrollInputBehavior(.disabled, for: .middleClick)
    }
    window.settle()
    click(window)
    send(.mouseMove(CGPoint(x: 100, y: 280)), to: window)
    run(window, 20)
    #expect(try offset(window) == .zero)
  }

  @Test func aScrollViewThatLeavesEndsIt() throws {
    let isShown = Knob(true)
    let window = TestWindow(width: 200, height: 300) {
      KnobView(isShown) { isShown in
        if isShown { ScrollView { Color.blue.frame(height: 3000) } }
      }
    }
    window.settle()
    click(window)
    send(.mouseMove(CGPoint(x: 100, y: 280)), to: window)
    run(window, 5)
    isShown.value = false
    run(window, 5)
    #expect(window.pipeline.input.hover.shape == .arrow)
    #expect(window.pipeline.wantsFrame == false)
  }

  @Test func contentAtItsEndRequestsFewFrames() throws {
    let window = window()
    try #require(window.scroll).model.jump(to: CGPoint(x: 0, y: 2700))
    window.settle()
    click(window)
    send(.mouseMove(CGPoint(x: 100, y: 280)), to: window)
    run(window, 5)
    #expect(window.pipeline.wantsFrame == false)
    #expect(window.pipeline.nextDeadline != nil)
  }
}
