import Engine
import ScrollUI

/// The sideways movements of two fingers on a touchpad over a `ReportArea`, for content that follows the fingers.
///
/// A movement is taken if its first report is more horizontal than vertical and `canBegin` returns true. Views do not receive its reports.
@MainActor package final class SidewaysSwipe: InputObserver {
  /// True if a movement may be taken. Called at its first report.
  package var canBegin: () -> Bool = { false }
  /// Called with the distance since the first report in points, positive to the right.
  package var didMove: (_ distance: CGFloat) -> Void = { _ in }
  /// Called at the lift with the velocity in points per second: 0 after fingers have rested, or if the system has cancelled the movement.
  package var didEnd: (_ velocity: CGFloat) -> Void = { _ in }

  fileprivate weak var area: DelegatedNode? { didSet { if area == nil { end(at: nil) } } }
  private var movement = Movement.none
  /// The distances at the times of the reports in the last `memory` seconds.
  private var samples: [(time: Double, distance: CGFloat)] = []

  private enum Movement {
    case none
    /// The movement is taken, with its distance.
    case taken(CGFloat)
    /// The views receive the movement.
    case left
  }

  /// The time in seconds of which the velocity is the mean.
  private static let memory = 0.08

  package init() {}

  package func take(_ timed: TimedInputEvent, path: () -> [RenderNode]) -> Bool {
    switch timed.event {
    case .wheel(let wheel) where wheel.device == .touchpad:
      if wheel.phase.isEnd { return end(at: wheel.phase == .lifted ? timed.time : nil) }
      return follow(wheel, at: timed.time, path: path)
    case .focusLost: return end(at: nil)
    default: return false
    }
  }

  private func follow(_ wheel: WheelEvent, at time: Double, path: () -> [RenderNode]) -> Bool {
    if case .none = movement {
      guard wheel.delta != .zero else { return false }
      let isTaken = abs(wheel.delta.dx) > abs(wheel.delta.dy) && isOver(path()) && canBegin()
      movement = isTaken ? .taken(0) : .left
    }
    guard case .taken(let former) = movement else { return false }
    let distance = former - wheel.delta.dx * ScrollConstants.notchLength
    movement = .taken(distance)
    samples.removeAll { $0.time < time - Self.memory }
    samples.append((time, distance))
    didMove(distance)
    return true
  }

  /// Ends the movement. `time`: the time of the lift; nil for a velocity of 0. Returns true if the movement was taken.
  @discardableResult private func end(at time: Double?) -> Bool {
    defer { (movement, samples) = (.none, []) }
    guard case .taken = movement else { return false }
    didEnd(time.map(velocity) ?? 0)
    return true
  }

  private func velocity(at time: Double) -> CGFloat {
    let recent = samples.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.distance - first.distance) / CGFloat(last.time - first.time)
  }

  /// True if the views around the area are under the pointer.
  private func isOver(_ path: [RenderNode]) -> Bool {
    var node = area?.parent
    while let current = node, current.children.count == 1 { node = current.parent }
    return path.contains { $0 === node }
  }
}

extension ReportArea {
  /// Creates the area of `swipe`, an `InputObserver` of the `InputMonitor` while the area is in a window.
  nonisolated package init(_ swipe: SidewaysSwipe) {
    self.init { _ in
      ReportAreaDelegate { area in
        swipe.area = area
        area.host?.services.object(InputMonitor.self)?.add(swipe)
      } detach: { area in
        guard swipe.area === area else { return }
        swipe.area = nil
        area.host?.services.object(InputMonitor.self)?.remove(swipe)
      }
    } update: { _, _ in
    }
  }
}
