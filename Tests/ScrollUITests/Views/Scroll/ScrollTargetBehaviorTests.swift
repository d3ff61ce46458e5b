import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Rests at multiples of a distance, and records its arguments.
private struct GridBehavior: ScrollTargetBehavior {
  let step: CGFloat
  var limitsScrolls = false
  var log: Log = Log()

  final class Log: @unchecked Sendable {
    var contexts: [ScrollTargetBehaviorContext] = []
    var targets: [ScrollTarget] = []
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    log.contexts.append(context)
    log.targets.append(target)
    target.rect.origin.y = (target.rect.minY / step).rounded() * step
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = limitsScrolls
    return properties
  }
}

/// Centers a rectangle in the container.
private struct CenteringBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target = ScrollTarget(rect: CGRect(x: 0, y: 1000, width: 400, height: 50), anchor: .center)
  }
}

private struct RestWordKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var restWord: String {
    get { self[RestWordKey.self] }
    set { self[RestWordKey.self] = newValue }
  }
}

/// Records the evaluations of its body, which reads the inherited behavior.
private struct EnvironmentProbe: View {
  let recorder: Recorder
  @Environment(\.scrollTargetBehavior) private var behavior

  var body: some View {
    let always = EnvironmentBehavior(.viewAligned(limitBehavior: .always))
    let _ = recorder.note(behavior == always ? "always" : "never")
    Color.blue.frame(height: 50)
  }
}

@MainActor @Suite struct ScrollTargetBehaviorTests {
  private func window(_ behavior: some ScrollTargetBehavior, height: CGFloat = 600) -> TestWindow {
    TestWindow(width: 400, height: 600) {
      ScrollView { Color.blue.frame(width: 400, height: 20_000) }
        .scrollTargetBehavior(behavior)
        .environment(\.restWord, "here")
        .frame(height: height)
    }
  }

  @Test func aUserDefinedBehaviorSetsTheTarget() {
    let behavior = GridBehavior(step: 250)
    let window = window(behavior)
    window.flick(-120)
    #expect(window.rest > 0)
    #expect(window.rest.truncatingRemainder(dividingBy: 250) == 0)
  }

  /// A notch and an arrow are much shorter than the distance between two targets, so that rounding alone would never leave a target.
  @Test func notchesAndArrowsReachTheNextTargetAtAnyDistance() {
    let window = window(GridBehavior(step: 270))
    window.turn(1)
    #expect(window.rest == 270)
    window.key("Down")
    window.settle()
    #expect(window.rest == 540)
    window.key("Up")
    window.settle()
    #expect(window.rest == 270)
    window.turn(-1)
    #expect(window.rest == 0)
  }

  @Test func aBehaviorThatKeepsTheOffsetStopsSteps() {
    let window = window(GridBehavior(step: 5000))
    window.turn(3)
    window.key("Down")
    window.settle()
    #expect(window.rest == 0)
  }

  @Test func theBehaviorReceivesTheNaturalEndOfTheMovement() throws {
    let behavior = GridBehavior(step: 250)
    let window = window(behavior)
    let plain = TestWindow(width: 400, height: 600) { ScrollView { Color.blue.frame(width: 400, height: 20_000) } }
    window.flick(-120)
    plain.flick(-120)
    let target = try #require(behavior.log.targets.last)
    #expect((Double(target.rect.minY) - plain.rest).magnitude < 0.01)
    #expect(target.rect.size == CGSize(width: 400, height: 600))
    let context = try #require(behavior.log.contexts.last)
    #expect(context.originalTarget.rect == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(context.velocity.dy > 1000 && context.velocity.dx == 0)
    #expect(context.contentSize == CGSize(width: 400, height: 20_000))
    #expect(context.containerSize == CGSize(width: 400, height: 600))
    #expect(context.axes == .vertical)
    #expect(context.restWord == "here")
    let first = window.rest
    window.flick(-60)
    #expect(Double(behavior.log.contexts.last?.originalTarget.rect.minY ?? 0) == first)
  }

  /// `updateTarget` is called when the size of the scroll view changes.
  @Test func theBehaviorIsCalledAgainWhenTheSizeChanges() throws {
    let behavior = GridBehavior(step: 250)
    let knob = Knob<CGFloat>(600)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { height in
        ScrollView { Color.blue.frame(width: 400, height: 20_000) }
          .scrollTargetBehavior(behavior).frame(height: height)
      }
    }
    let before = behavior.log.contexts.count
    knob.value = 400
    window.settle()
    #expect(behavior.log.contexts.count == before + 1)
    #expect(behavior.log.contexts.last?.containerSize.height == 400)
    #expect(behavior.log.contexts.last?.velocity == .zero)
  }

  @Test func aLimitedMovementIsAtMostOneContainerLong() throws {
    let behavior = GridBehavior(step: 10, limitsScrolls: true)
    let window = window(behavior)
    window.flick(-290, steps: 2)
    #expect(window.rest == 600)
    let free = self.window(GridBehavior(step: 10))
    free.flick(-290, steps: 2)
    #expect(free.rest > 1000)
  }

  @Test func theAnchorOfTheTargetIsAlignedWithThatOfTheContainer() {
    let window = window(CenteringBehavior())
    window.flick(-120)
    #expect(window.rest == 1025 - 300)
  }

  @Test func anyScrollTargetBehaviorForwardsToItsBase() {
    let any = AnyScrollTargetBehavior(PagingScrollTargetBehavior())
    #expect(any.base is PagingScrollTargetBehavior)
    let window = window(any)
    window.flick(-120)
    #expect(window.rest == 600)
  }

  @Test func anEqualBehaviorUpdatesNoDescendant() {
    let knob = Knob(0)
    let recorder = Recorder()
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { value in
        VStack {
          Text("\(value)")
          ScrollView { EnvironmentProbe(recorder: recorder) }
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: value < 2 ? .always : .never))
      }
    }
    #expect(recorder.take() == ["always"])
    knob.value = 1
    window.advance()
    #expect(recorder.take() == [])
    knob.value = 2
    window.advance()
    #expect(recorder.take() == ["never"])
  }

  @Test func theVelocityIsContinuousAtTheRelease() throws {
    let window = window(GridBehavior(step: 250))
    let scroll = try #require(window.scroll)
    window.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -160), steps: 8)
    // 20 points per frame at the release.
    var last = window.rest
    var speeds: [Double] = []
    while scroll.model.isMoving {
      window.advance()
      speeds.append(window.rest - last)
      last = window.rest
    }
    #expect(speeds.count > 20)
    #expect((speeds[0] - 20).magnitude < 1.5)
    for (one, two) in zip(speeds, speeds.dropFirst()) { #expect((two - one).magnitude < 1) }
  }

  @Test func scrollToIgnoresTheTargetBehavior() throws {
    let window = window(GridBehavior(step: 250))
    try #require(window.scroll).model.jump(to: CGPoint(x: 0, y: 333))
    window.settle()
    #expect(window.rest == 333)
  }

  @Test func anInnerScrollViewAtItsEndPassesPagingOutward() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 400, height: 300) }.frame(height: 600)
          ForEach(0..<4, id: \.self) { _ in Color.blue.frame(width: 400, height: 600) }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    window.flick(-120)
    #expect(window.rest == 600)
  }
}
