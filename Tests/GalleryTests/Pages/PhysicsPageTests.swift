import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// Records time, offset and velocity when a scroll view begins to decelerate.
@MainActor private final class ReleaseRecorder: ScrollObserver {
  private let window: TestWindow
  private(set) var release: (time: Double, offset: Double, velocity: Double)?

  init(_ window: TestWindow) { self.window = window }

  func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {
    guard model.activity == .decelerating else { return }
    release = (window.time, Double(model.offset.y), Double(model.velocity.dy))
  }
}

@MainActor @Suite struct PhysicsPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "physics") }

  @Test(arguments: [Character](["-", "D", "B"])) func theListFollowsTheClosedForm(option: Character) throws {
    if option != "-" { window.key(String(option)) }
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 900))
    window.advance()
    let recorder = ReleaseRecorder(window)
    scroll.model.add(recorder)
    window.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: 0, dy: -160), steps: 8)
    let start = try #require(recorder.release)
    #expect(start.velocity > 500)
    let model = FlingModel(
      start: start.offset, velocity: start.velocity, range: 0...scroll.model.metrics.maximum(.vertical),
      bounces: option != "B",
      deceleration: option == "D" ? FlingModel.fastDeceleration : FlingModel.normalDeceleration)
    while scroll.model.isMoving {
      let expected = model.offset(at: window.time - start.time)
      #expect((scroll.model.offset.y - CGFloat(expected)).magnitude < 0.5)
      window.advance()
    }
  }

  @Test func predictedAndMeasuredFlingsAgree() throws {
    let lab = PhysicsLab()
    let window = TestWindow { LabList(lab: lab) }
    window.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -160), steps: 8)
    window.settle()
    #expect(lab.offsets.count > 60)
    #expect(lab.velocities.last?.y == 0, "at rest")
    let end = try #require(lab.expectedOffsets.last)
    #expect(lab.expectedOffsets.count == 121)
    #expect((end.y - (lab.offsets.last?.y ?? 0)).magnitude < 1)
    let fastest = try #require(lab.expectedVelocities.first?.y)
    #expect((fastest - (lab.velocities.map(\.y).max() ?? 0)).magnitude < fastest * 0.1)
  }

  @Test func aHoldIsDrawnAsAHold() throws {
    let lab = PhysicsLab()
    let window = TestWindow { LabList(lab: lab) }
    let start = CGPoint(x: 200, y: 500)
    window.touch(1, start, isDown: true)
    for step in 1...12 { window.touch(1, CGPoint(x: 200, y: 500 - CGFloat(step) * 12)) }
    let moved = try #require(lab.velocities.last)
    window.advance(seconds: 1)
    for step in 1...3 { window.touch(1, CGPoint(x: 200, y: 356 - CGFloat(step))) }
    let later = try #require(lab.velocities.last)
    let held = lab.velocities.filter { $0.x > moved.x && $0.x < later.x }
    #expect(held.first?.y == 0 && held.contains { $0.x - (held.first?.x ?? 0) > 0.8 && $0.y == 0 })
    #expect((held.first?.x ?? .infinity) - moved.x < 0.1, "the curve ends where the motion ends")
    let offsets = lab.offsets.filter { $0.x > moved.x + 0.1 && $0.x < later.x - 0.1 }
    #expect(Set(offsets.map(\.y)).count <= 1)
    window.advance(seconds: 1)
    window.lift(1, CGPoint(x: 200, y: 353))
    window.settle()
    let last = lab.velocities.suffix(2)
    #expect(last.allSatisfy { $0.y == 0 } && (last.last?.x ?? 0) - (last.first?.x ?? 0) < 1)
  }

  @Test func aJumpHasNoVelocity() {
    let lab = PhysicsLab()
    let window = TestWindow { LabList(lab: lab) }
    window.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -160), steps: 8)
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 8000))
    window.settle()
    #expect(lab.velocities.allSatisfy { abs($0.y) < 20_000 })
  }

  private struct LabList: View {
    let lab: PhysicsLab
    @Environment(\.frameClock) private var clock

    var body: some View {
      ScrollView { Color.red.frame(width: 400, height: 9000) }
        .onScrollPhaseChange { old, new, context in
          lab.phaseDidChange(
            from: old, to: new, context, at: clock?.time ?? 0, deceleration: FlingModel.normalDeceleration,
            bounces: true)
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { lab.add(offset: $1, at: clock?.time ?? 0) }
    }
  }

  /// A task that waits on the frame clock needs turns of the run loop between the frames.
  private func open(_ settings: String...) -> TestWindow {
    TestWindow(width: 900, height: 640) { GalleryView(page: "physics", settings: settings, feed: ListFeed(count: 1)) }
  }

  @Test func anUntouchedListIsThrownOnce() async throws {
    let window = open()
    await window.run(seconds: 3)
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset.y > 500)
    window.settle()
    let offset = scroll.model.offset
    await window.run(seconds: 4)
    #expect(scroll.model.offset == offset)
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func aTouchedListAndAListWithReducedMotionAreNotThrown() async throws {
    let touched = open()
    touched.wheel(-1, at: CGPoint(x: 300, y: 400))
    await touched.run(seconds: 3)
    #expect(try #require(touched.scroll).model.offset.y == 53)
    let calm = open("reduced-motion=on")
    await calm.run(seconds: 3)
    #expect(try #require(calm.scroll).model.offset.y == 0)
  }

  @Test func aThrowOfThePageFollowsTheClosedFormAndTurnsBackNearTheEnd() throws {
    let scroll = try #require(window.scroll)
    window.key("W")
    window.settle()
    let first = scroll.model.offset.y
    #expect(
      abs(
        first
          - CGFloat(
            FlingModel(
              start: 0, velocity: 2600, range: 0...6000, bounces: true, deceleration: FlingModel.normalDeceleration
            ).offset(at: 60))) < 6)
    for _ in 0..<3 {
      window.key("W")
      window.settle()
    }
    #expect(scroll.model.offset.y < scroll.model.metrics.maximum(.vertical))
  }

  @Test func theNumberOfRowsIsAnOption() {
    let window = open("rows=400")
    window.settle()
    #expect(abs((window.scroll?.model.metrics.contentSize.height ?? 0) - 400 * 50) < 0.5)
  }

  @Test func theReducedMotionChipFollowsTheWindow() throws {
    var configuration = ViewHost.Configuration(size: CGSize(width: 900, height: 640))
    configuration.reducesMotion = true
    let host = ViewHost(GalleryView(page: "physics"), configuration: configuration, textEngine: FixedTextEngine())
    host.pipeline.runFrame(at: 0)
    #expect(host.pipeline.root.isLit(chip: "Reduced motion"))
  }

  @Test func reducedMotionRemovesGlides() throws {
    let scroll = try #require(window.scroll)
    window.key("M")
    window.wheel(-2, at: CGPoint(x: 300, y: 400))
    #expect(scroll.model.offset.y == 106)
    #expect(!scroll.model.isMoving)
  }
}

extension RenderNode {
  /// True if the text of a chip has the color of a selected option.
  fileprivate func isLit(chip title: String) -> Bool {
    if let text = self as? TextNode, text.spans.first?.text.hasPrefix(title) == true {
      return text.spans.first?.color == .white
    }
    return children.contains { $0.isLit(chip: title) }
  }
}
