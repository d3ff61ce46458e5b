import Engine
import Geometry
import Testing

/// Strokes of wheels and touchpads, and the takers that they are offered to.
@MainActor @Suite struct WheelRouterTests {
  /// A taker that follows the events of which `accepts` is true, and notes its calls.
  private final class Taker: WheelTaker {
    let name: String
    let calls: Calls
    var accepts: Bool

    init(_ name: String, _ calls: Calls, accepts: Bool = true) {
      (self.name, self.calls, self.accepts) = (name, calls, accepts)
    }

    func follow(_ wheel: WheelEvent, path: () -> [RenderNode], time: Double) -> Bool {
      if accepts { calls.all.append("\(name) follows") }
      return accepts
    }

    func end(_ end: WheelEnd, at time: Double) { calls.all.append("\(name) \(end)") }
  }

  private final class Calls {
    var all: [String] = []

    /// The calls since the last.
    func take() -> [String] {
      defer { all = [] }
      return all
    }
  }

  private let calls = Calls()

  private func wheel(_ device: WheelDevice, x: CGFloat = 0, phase: TouchpadPhase = .changed) -> WheelEvent {
    WheelEvent(
      location: CGPoint(x: x, y: 0), delta: CGVector(dx: 0, dy: phase.isEnd ? 0 : 1), device: device, phase: phase)
  }

  @Test func theFirstTakerThatFollowsHasTheStroke() {
    let takers = [Taker("a", calls, accepts: false), Taker("b", calls), Taker("c", calls)]
    let router = WheelRouter(takers)
    router.route(wheel(.touchpad), path: [], time: 0)
    _ = calls.take()
    router.route(wheel(.touchpad), path: [], time: 0.01)
    #expect(calls.take() == ["b follows"])
  }

  @Test func aTakerThatWinsLaterCancelsTheTakerBefore() {
    let takers = [Taker("a", calls, accepts: false), Taker("b", calls)]
    let router = WheelRouter(takers)
    router.route(wheel(.touchpad), path: [], time: 0)
    _ = calls.take()
    takers[0].accepts = true
    for step in 1...2 { router.route(wheel(.touchpad), path: [], time: 0.01 * Double(step)) }
    #expect(calls.take() == ["a follows", "b cancelled", "a follows"])
    router.route(wheel(.touchpad, phase: .lifted), path: [], time: 0.03)
    #expect(calls.take() == ["a lifted", "b lifted"])
  }

  @Test(arguments: [(WheelDevice.wheel, 0.5), (.continuous, 0.1), (.unknown, 0.1)])
  func aDeviceWithoutALiftEndsItsStrokeByAPause(device: WheelDevice, gap: Double) {
    let router = WheelRouter([Taker("a", calls)])
    router.route(wheel(device), path: [], time: 1)
    _ = calls.take()
    #expect(router.tick(at: 1) == .at(1 + gap))
    #expect(calls.take() == [])
    #expect(router.tick(at: 1 + gap) == .never)
    #expect(calls.take() == ["a rested"])
  }

  @Test func aTouchpadEndsItsStrokeByTheLiftAlone() {
    let router = WheelRouter([Taker("a", calls)])
    router.route(wheel(.touchpad), path: [], time: 1)
    _ = calls.take()
    #expect(router.tick(at: 60) == .never)
    router.route(wheel(.touchpad), path: [], time: 60)
    #expect(calls.take() == ["a follows"])
    router.route(wheel(.unknown, phase: .lifted), path: [], time: 61)
    #expect(calls.take() == [], "the lift of another device")
    router.route(wheel(.touchpad, phase: .cancelled), path: [], time: 61)
    #expect(calls.take() == ["a cancelled"])
  }

  @Test(arguments: WheelDevice.allCases)
  func aStrokeThatFollowsAPauseElsewhereIsNew(device: WheelDevice) {
    let router = WheelRouter([Taker("a", calls)])
    router.route(wheel(device), path: [], time: 1)
    _ = calls.take()
    router.route(wheel(device, x: 11), path: [], time: 2)
    #expect(calls.take() == ["a rested", "a follows"])
  }

  @Test func anotherDeviceBeginsAnotherStroke() {
    let router = WheelRouter([Taker("a", calls)])
    router.route(wheel(.touchpad), path: [], time: 1)
    _ = calls.take()
    router.route(wheel(.wheel), path: [], time: 1.01)
    #expect(calls.take() == ["a rested", "a follows"])
  }

  @Test func eventsWithoutADistanceBelongToNoStroke() {
    let router = WheelRouter([Taker("a", calls)])
    for distance in [0, .infinity, .nan] {
      let delta = CGVector(dx: 0, dy: distance)
      router.route(WheelEvent(location: .zero, delta: delta, device: .touchpad), path: [], time: 1)
    }
    #expect(calls.take() == [])
  }
}
