import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Motion with reduced motion in the environment of the whole window or of a subtree.
@MainActor @Suite struct ReducedMotionTests {
  private static let middle = CGPoint(x: 200, y: 300)

  private func list() -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(height: 50) } } }
  }

  private func fades(inSubtree isReduced: Bool, window isWindowReduced: Bool) -> Bool {
    let knob = Knob(false)
    let window = TestWindow {
      KnobView(knob) { isOn in
        Color.red.frame(width: 100, height: 50).opacity(isOn ? 0 : 1)
      }
      .environment(\.accessibilityReduceMotion, isReduced)
    }
    window.updateEnvironment { $0.accessibilityReduceMotion = isWindowReduced }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    window.advance()
    return window.nodes(of: OpacityNode.self).first?.opacity != 0
  }

  @Test func theEnvironmentOfASubtreeAppliesToItsAnimations() {
    #expect(!fades(inSubtree: true, window: false))
    #expect(fades(inSubtree: false, window: true))
  }

  private func glidesToRow(inSubtree isReduced: Bool, window isWindowReduced: Bool) throws -> Bool {
    var proxy: ScrollViewProxy?
    let window = TestWindow {
      ScrollViewReader { reader in
        let _ = proxy = reader
        list()
      }
      .environment(\.accessibilityReduceMotion, isReduced)
    }
    window.updateEnvironment { $0.accessibilityReduceMotion = isWindowReduced }
    withAnimation(.linear(duration: 1)) { proxy?.scrollTo(50, anchor: .top) }
    window.advance()
    let scroll = try #require(window.scroll)
    if !scroll.model.isMoving { #expect(scroll.model.offset.y == 2500) }
    return scroll.model.isMoving
  }

  @Test func theEnvironmentOfASubtreeAppliesToScrollTo() throws {
    let (isGlidingInside, isGlidingOutside) = (
      try glidesToRow(inSubtree: true, window: false), try glidesToRow(inSubtree: false, window: true)
    )
    #expect(!isGlidingInside)
    #expect(isGlidingOutside)
  }

  private func blinks(inSubtree isReduced: Bool, window isWindowReduced: Bool) -> Bool {
    let window = TestWindow {
      TextField("", text: .constant("text")).environment(\.accessibilityReduceMotion, isReduced)
    }
    window.updateEnvironment { $0.accessibilityReduceMotion = isWindowReduced }
    window.clickText()
    return window.pipeline.nextDeadline != nil
  }

  @Test func theEnvironmentOfASubtreeAppliesToItsCaret() {
    #expect(!blinks(inSubtree: true, window: false))
    #expect(blinks(inSubtree: false, window: true))
  }

  @Test func glidesAndBouncesEndAtOnceAndAFlingCoasts() throws {
    let window = TestWindow { list() }
    window.updateEnvironment { $0.accessibilityReduceMotion = true }
    let model = try #require(window.scroll?.model)
    window.key("PageDown")
    #expect(model.offset.y > 400 && !model.isMoving)
    let page = model.offset.y
    window.wheel(-1, at: Self.middle)
    #expect(model.offset.y > page && !model.isMoving)
    window.key("Home")
    #expect(model.offset.y == 0 && !model.isMoving)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: 120), steps: 6, rest: 0.3)
    #expect(model.offset.y == 0 && !model.isMoving)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -160), steps: 6)
    #expect(model.isMoving)
    let released = model.offset.y
    window.settle()
    #expect(model.offset.y > released + 50)
  }
}
