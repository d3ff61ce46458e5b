import Engine
import Foundation
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Random input on two nested scroll views with growing and shrinking content.
///
/// `SCROLLUI_FUZZ_EVENTS` is the number of events for the random seed, 20,000 by default; `SCROLLUI_FUZZ_SEED` repeats
/// a run by its seed, which is printed.
@MainActor @Suite struct ScrollFuzzTests {
  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomInputSettles(seed: UInt64) throws {
    try ScrollFuzz(seed: seed).run(events: 20_000)
  }

  @Test func randomInputSettlesWithARandomSeed() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["SCROLLUI_FUZZ_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)
    print("scroll fuzz seed \(seed)")
    try ScrollFuzz(seed: seed).run(events: environment["SCROLLUI_FUZZ_EVENTS"].flatMap(Int.init) ?? 20_000)
  }
}

/// One run of random input.
@MainActor private final class ScrollFuzz {
  private struct Sizes: Equatable {
    var outer: CGFloat = 1500
    var inner: CGFloat = 700
    var bounces = true
  }

  private let seed: UInt64
  private var random: SeededGenerator
  private let sizes: Knob<Sizes>
  private let window: TestWindow
  private let scrollers: [ScrollNode]
  private var isMouseDown = false
  private var fingers: Set<Int> = []
  /// True if the current press has caught a motion and therefore must not tap.
  private var hasCaught = false
  private let taps: Recorder

  init(seed: UInt64) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let taps = Recorder()
    self.taps = taps
    let sizes = Knob(Sizes())
    self.sizes = sizes
    window = TestWindow(width: 300, height: 400) {
      KnobView(sizes) { sizes in
        ScrollView([.vertical, .horizontal]) {
          VStack(spacing: 0) {
            ScrollView {
              Button(action: { taps.note("inner") }) { Color.red.frame(width: 300, height: sizes.inner) }
            }
            .frame(width: 300, height: 250)
            Button(action: { taps.note("outer") }) { Color.blue.frame(width: 450, height: sizes.outer) }
          }
        }
        .scrollBounceBehavior(sizes.bounces ? .always : .never, axes: [.vertical, .horizontal])
      }
    }
    scrollers = window.nodes(of: ScrollNode.self)
    try #require(scrollers.count == 2)
  }

  func run(events: Int) throws {
    for event in 0..<events {
      try act(event)
      if Int.random(in: 0..<6, using: &random) == 0 { try frame(event) }
      if Int.random(in: 0..<500, using: &random) == 0 { try rest(event) }
    }
    try rest(events)
  }

  private var point: CGPoint {
    CGPoint(x: Double.random(in: -20...320, using: &random), y: Double.random(in: -20...420, using: &random))
  }

  private func act(_ event: Int) throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35:
      if isMouseDown { window.send(.mouseMove(point)) } else { press() }
    case 35..<45:
      if isMouseDown { try lift(event) } else { window.send(.mouseMove(point)) }
    case 45..<58: touch()
    case 58..<82: turn()
    case 82..<92:
      let keys = ["Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End"]
      window.send(.keyDown(KeyStroke(KeyCode(name: keys.randomElement(using: &random) ?? "Up"))))
    case 92..<94:
      let size = CGSize(
        width: Double.random(in: 1...500, using: &random), height: Double.random(in: 1...600, using: &random))
      window.send(.resize(size))
    case 94..<95: release()
    case 95..<96: sizes.value.bounces.toggle()
    default:
      sizes.value.outer = CGFloat.random(in: 0...3000, using: &random).rounded()
      sizes.value.inner = CGFloat.random(in: 0...1500, using: &random).rounded()
    }
  }

  private func press() {
    // Queued events are handled first, so that the motion is up to date.
    window.advance()
    _ = taps.take()
    let place = CGPoint(x: Double.random(in: 0...270, using: &random), y: Double.random(in: 0...370, using: &random))
    // Motions below 50 points per second are not caught; the speed in the frame of the press is lower than now.
    hasCaught =
      fingers.isEmpty
      && window.pipeline.root.path(at: place).contains { (($0 as? ScrollNode)?.model.speed ?? 0) >= 150 }
    window.send(.mouseDown(place, button: 1))
    isMouseDown = true
  }

  /// The press has ended: later taps are independent of it.
  private func lift(_ event: Int) throws {
    window.send(.mouseUp(point, button: 1))
    isMouseDown = false
    window.advance()
    if hasCaught { try #require(taps.take() == [], "a tap after a catch; seed \(seed), event \(event)") }
    hasCaught = false
  }

  private func touch() {
    let id = Int.random(in: 0..<2, using: &random)
    if fingers.contains(id) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        window.send(.fingerUp(id: id, point))
        fingers.remove(id)
      } else {
        window.send(.fingerMove(id: id, point))
      }
    } else if !isMouseDown, !hasCaught {
      window.send(.fingerDown(id: id, point))
      fingers.insert(id)
    }
  }

  private func turn() {
    let isPrecise = Bool.random(using: &random)
    let delta =
      isPrecise
      ? CGVector(dx: Double.random(in: -2...2, using: &random), dy: Double.random(in: -4...4, using: &random))
      : CGVector(dx: Double(Int.random(in: -1...1, using: &random)), dy: Double(Int.random(in: -3...3, using: &random)))
    window.send(
      .wheel(
        WheelEvent(
          location: point, delta: delta, isPrecise: isPrecise, modifiers: Bool.random(using: &random) ? [] : .shift)))
  }

  private func release() {
    window.send(.focusLost)
    isMouseDown = false
    hasCaught = false
    fingers.removeAll()
  }

  private func frame(_ event: Int) throws {
    window.frameInterval = [1.0 / 240, 1.0 / 120, 1.0 / 60, 1.0 / 30, 0.1].randomElement(using: &random) ?? 0.01
    window.advance()
    for scroller in scrollers {
      let (offset, limits) = (scroller.model.offset, scroller.model.metrics)
      for axis in Axis.allCases {
        let value = axis == .horizontal ? offset.x : offset.y
        try #require(value.isFinite, "seed \(seed), event \(event)")
        let over = abs(value - limits.clamped(value, axis))
        let viewport = axis == .horizontal ? limits.viewport.width : limits.viewport.height
        if scroller.model.activity == .interacting {
          // Held content does not move when content or viewport become smaller: the content is 3250 points long at
          // most, and less than a viewport past its end is pulled.
          try #require(over < 3250 + 600, "seed \(seed), event \(event), \(over) over \(viewport)")
        }
      }
    }
    if hasCaught { try #require(taps.take() == [], "a tap after a catch; seed \(seed), event \(event)") }
  }

  /// Without input everything comes to rest within five seconds.
  private func rest(_ event: Int) throws {
    release()
    // The curves do not depend on the frame rate, so few frames serve.
    window.frameInterval = 1.0 / 15
    window.advance()
    let began = window.time
    while window.pipeline.wantsFrame || window.pipeline.nextDeadline != nil {
      window.advance()
      // Content rests within five seconds, and its bars have faded a second later.
      let isIdle = scrollers.allSatisfy { $0.model.activity == .idle }
      try #require(window.time - began < (isIdle ? 6 : 5), "still moving; seed \(seed), event \(event)")
    }
    for scroller in scrollers {
      let (offset, limits) = (scroller.model.offset, scroller.model.metrics)
      try #require(scroller.model.activity == .idle, "seed \(seed), event \(event)")
      try #require(limits.clamped(offset) == offset, "at \(offset); seed \(seed), event \(event)")
    }
    try #require(window.pipeline.isClean, "seed \(seed), event \(event)")
    hasCaught = false
    _ = taps.take()
  }
}
