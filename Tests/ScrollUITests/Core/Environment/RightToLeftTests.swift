import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The modifiers and the scroll views with a meaning of leading, trailing or x, in right-to-left layouts.
@MainActor @Suite struct RightToLeftTests {
  private func mirrored<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    show(100, 100) { content().environment(\.layoutDirection, .rightToLeft) }
  }

  // MARK: Effects

  private typealias Effect = (name: String, view: @MainActor () -> AnyView, frame: CGRect)

  /// A box of 20 × 10 at 40, 45 under each effect.
  private static var effects: [Effect] {
    func view(_ content: some View) -> AnyView { AnyView(content) }
    return [
      ("offset", { view(box("box", 20, 10).offset(x: 10, y: 1)) }, rect(30, 46, 20, 10)),
      ("scale leading", { view(box("box", 20, 10).scaleEffect(0.5, anchor: .leading)) }, rect(50, 47.5, 10, 5)),
      ("scale trailing", { view(box("box", 20, 10).scaleEffect(0.5, anchor: .trailing)) }, rect(40, 47.5, 10, 5)),
      ("scale", { view(box("box", 20, 10).scaleEffect(0.5)) }, rect(45, 47.5, 10, 5)),
      // Rotated about the right end by a quarter turn against the clock: the box hangs below its anchor.
      ("rotation", { view(box("box", 20, 10).rotationEffect(.degrees(90), anchor: .leading)) }, rect(55, 50, 10, 20)),
      ("transform", { view(box("box", 20, 10).transformEffect(.init(translationX: 5, y: 0))) }, rect(35, 45, 20, 10)),
      (
        "visual effect", { view(box("box", 20, 10).visualEffect { effect, _ in effect.offset(x: 10) }) },
        rect(30, 45, 20, 10)
      ),
    ]
  }

  @Test func effectsAreMirrored() {
    for effect in Self.effects {
      let frame = mirrored { effect.view().frame(width: 100, height: 100) }.frame("box")
      let isEqual =
        abs(frame.minX - effect.frame.minX) < 1e-6 && abs(frame.minY - effect.frame.minY) < 1e-6
        && abs(frame.width - effect.frame.width) < 1e-6
      #expect(isEqual, "\(effect.name): \(frame)")
    }
  }

  @Test func aChangedDirectionMovesOffsetsAndEffects() {
    let direction = Knob(LayoutDirection.leftToRight)
    let window = show(100, 100) {
      KnobView(direction) {
        box("box", 20, 10).offset(x: 10).scaleEffect(0.5, anchor: .leading).frame(width: 100, height: 100)
          .environment(\.layoutDirection, $0)
      }
    }
    #expect(window.frame("box").minX == 45)
    direction.value = .rightToLeft
    window.advance()
    #expect(window.frame("box").minX == 45)
    #expect(window.frame("box").midX == 50)
  }

  // MARK: Scroll views

  /// A row of five boxes 50 wide in a viewport of 100: offsets 0…150, the beginning at 150.
  private var row: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<5) { box("\($0)", 50, 10).id($0) } }
    }
  }

  @Test(arguments: [(Edge.leading, 150.0), (.trailing, 0)])
  func edgesOfScrollPositionsAreMirrored(edge: Edge, offset: Double) {
    let position = Knob(ScrollPosition(x: 70))
    let window = mirrored { KnobView(position) { row.scrollPosition(.constant($0)) } }
    position.value.scrollTo(edge: edge)
    window.settle()
    #expect(window.scroll?.model.offset.x == CGFloat(offset))
  }

  @Test(arguments: [(UnitPoint.leading, 50.0), (.trailing, 100), (.center, 75)])
  func anchorsOfIdentitiesAreMirrored(anchor: UnitPoint, offset: Double) {
    let position = Knob(ScrollPosition(x: 0))
    let window = mirrored { KnobView(position) { row.scrollPosition(.constant($0)) } }
    // The view 2 lies at 100…150 from the left.
    position.value.scrollTo(id: 2, anchor: anchor)
    window.settle()
    #expect(window.scroll?.model.offset.x == CGFloat(offset))
  }

  @Test(arguments: [(UnitPoint.leading, 150.0), (.trailing, 0), (.center, 75)])
  func initialAnchorsAreMirrored(anchor: UnitPoint, offset: Double) {
    #expect(mirrored { row.scrollPosition(initialAnchor: anchor) }.scroll?.model.offset.x == CGFloat(offset))
    #expect(mirrored { row.defaultScrollAnchor(anchor) }.scroll?.model.offset.x == CGFloat(offset))
  }

  @Test func aTrailingAnchorKeepsTheLeftEndVisible() {
    let count = Knob(5)
    let window = mirrored {
      KnobView(count) { count in
        ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<count, id: \.self) { box("\($0)", 50, 10) } } }
          .defaultScrollAnchor(.trailing)
      }
    }
    count.value = 7
    window.advance()
    #expect(window.scroll?.model.offset.x == 0)
  }

  @Test func keysFollowTheDirection() {
    let window = mirrored { row }
    for (key, offset) in [("End", 0.0), ("Home", 150)] {
      window.key(key)
      window.settle()
      #expect(window.scroll?.model.offset.x == CGFloat(offset), "\(key)")
    }
    window.key("PageDown")
    window.settle()
    #expect((window.scroll?.model.offset.x ?? 150) < 150)
  }

  @Test func turningTheWheelTowardsTheUserScrollsForward() {
    let window = mirrored { row }
    window.wheel(-1, at: CGPoint(x: 50, y: 5))
    window.settle()
    #expect((window.scroll?.model.offset.x ?? 150) < 150)
  }

  @Test func theVerticalBarLiesAtTheLeft() throws {
    func bar(_ direction: LayoutDirection) throws -> CGRect {
      let window = show(100, 100) {
        ScrollView { Color.red.frame(width: 100, height: 400) }.environment(\.layoutDirection, direction)
      }
      return try #require(window.scroll?.indicators.thumb(.vertical))
    }
    let (left, right) = (try bar(.rightToLeft), try bar(.leftToRight))
    #expect(left.minX == 100 - right.maxX)
    #expect(left.width == right.width)
    #expect(left.minY == right.minY)
  }

  // MARK: Slider

  @Test func theKnobOfASliderFollowsThePointer() {
    let value = Remote<Double>()
    let window = TestWindow(width: 220, height: 100) {
      Volume(remote: value).environment(\.layoutDirection, .rightToLeft)
    }
    window.press(CGPoint(x: 15, y: 50))
    window.release(CGPoint(x: 15, y: 50))
    #expect(value.value == 10 * 0.975, "the knob is centered on a press beside it")
    window.drag(from: CGPoint(x: 15, y: 50), by: CGVector(dx: 300, dy: 0), steps: 4)
    #expect(value.value == 0)
    window.drag(from: CGPoint(x: 205, y: 50), by: CGVector(dx: -100, dy: 0), steps: 4)
    #expect(value.value == 5)
  }

  private struct Volume: View {
    let remote: Remote<Double>
    @State private var value = 0.0

    var body: some View {
      let _ = remote.connect($value)
      Slider(value: $value, in: 0...10)
    }
  }
}
