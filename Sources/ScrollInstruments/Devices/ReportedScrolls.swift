import Engine
import ScrollUI

/// Two scroll views that the same reports of a wheel or a touchpad drive, each in a `Form`.
///
/// A `ReportArea` around both is their `InputObserver`, and a `ReportArea(following:as:)` in the content of each makes its `ScrollNode` follow. Wheels
/// and touchpads over a list drive both lists; keys, fingers and scroll bars move the list under them alone.
@MainActor package final class ReportedScrolls: InputObserver, FrameTicker {
  /// The form of the reports that a scroll view receives.
  package enum Form: CaseIterable {
    /// With device, lift and rest.
    case system
    /// As `WholeNotches`.
    case sdl
  }

  /// A `ScrollNode` with a `WheelRouter` and a `TouchpadHold` of its own.
  @MainActor private struct Follower {
    let form: Form
    weak var scroll: ScrollNode?
    let wheels = WheelRouter([WheelScroll()])
    let hold = TouchpadHold()
    var notches = WholeNotches()

    init(_ form: Form, _ scroll: ScrollNode) {
      (self.form, self.scroll) = (form, scroll)
      wheels.host = scroll.host
    }
  }

  /// Called with each report over the `ReportArea`, before the scroll views follow it.
  package var didReport: (DeviceReport) -> Void = { _ in }
  fileprivate weak var area: DelegatedNode? { didSet { if area == nil { (stroke, played) = (nil, []) } } }
  private var followers: [Follower] = []
  /// The place of the pointer from the first report of a `touchpad` over a scroll view until `lifted` or `cancelled`; otherwise nil.
  private var stroke: CGPoint?
  /// The reports of `play(_:)` that are still to come, with times on the frame clock.
  private var played: [TimedInputEvent] = []

  package init() {}

  // MARK: Scroll views

  fileprivate func join(_ form: Form, _ scroll: ScrollNode) {
    leave(form)
    followers.append(Follower(form, scroll))
  }

  fileprivate func leave(_ form: Form) {
    for follower in followers where follower.form == form { release(follower, at: follower.wheels.host?.time ?? 0) }
    followers.removeAll { $0.form == form }
  }

  private func release(_ follower: Follower, at time: Double) {
    follower.wheels.cancel(at: time)
    follower.hold.end(at: time)
  }

  private func isOverScroll(_ path: [RenderNode]) -> Bool {
    followers.contains { follower in path.contains { $0 === follower.scroll } }
  }

  // MARK: Reports

  /// The node with the area and the views before it. A popup over the views is under the pointer instead of this node.
  private var views: RenderNode? {
    var node = area?.parent
    while let current = node, current.children.count == 1 { node = current.parent }
    return node
  }

  package func take(_ timed: TimedInputEvent, path: () -> [RenderNode]) -> Bool {
    guard let views else { return false }
    switch timed.event {
    case .wheel(let wheel):
      guard !wheel.modifiers.contains(.control) else { return false }
      // After a movement of the pointer the lift was lost, as in `WheelStroke.includes(_:at:)`.
      let isInStroke = stroke.map { continues(wheel, from: $0) } ?? false
      let path = isInStroke ? [] : path()
      guard isInStroke || path.contains(where: { $0 === views }) else { return false }
      endPlaying(at: timed.time)
      report(timed)
      let isTaken = isInStroke || isOverScroll(path)
      let isOpen = isTaken && wheel.device == .touchpad && !wheel.phase.isEnd
      stroke = isOpen ? (isInStroke ? stroke : wheel.location) : nil
      if isTaken { follow(timed) }
      return isTaken
    case .hold(_, let phase):
      let path = path()
      guard phase.isEnd || path.contains(where: { $0 === views }) else { return false }
      report(timed)
      guard phase.isEnd || isOverScroll(path) else { return false }
      follow(timed)
      return phase == .began
    case .pinch(let pinch):
      if pinch.phase == .began { for follower in followers { release(follower, at: timed.time) } }
      if path().contains(where: { $0 === views }) { report(timed) }
      return false
    case .focusLost:
      (stroke, played) = (nil, [])
      for follower in followers { release(follower, at: timed.time) }
      return false
    default: return false
    }
  }

  private func continues(_ wheel: WheelEvent, from place: CGPoint) -> Bool {
    wheel.device == .touchpad
      && (wheel.phase.isEnd || wheel.location.distance(to: place) <= ScrollConstants.wheelLatchDistance)
  }

  private func report(_ timed: TimedInputEvent) {
    if let report = DeviceReport(timed) { didReport(report) }
  }

  private func follow(_ timed: TimedInputEvent) {
    for index in followers.indices {
      guard let scroll = followers[index].scroll else { continue }
      let isSystem = followers[index].form == .system
      switch timed.event {
      case .wheel(let wheel):
        guard let event = isSystem ? wheel : followers[index].notches.event(for: wheel) else { continue }
        followers[index].wheels.route(event, path: [scroll], time: timed.time)
      case .hold(_, let phase):
        if isSystem { followers[index].hold.route(phase, path: [scroll], time: timed.time) }
      default: break
      }
    }
  }

  // MARK: Playing

  /// Plays a swipe of two fingers over both scroll views, with reports as a touchpad sends them, and its lift.
  ///
  /// - Parameters:
  ///   - steps: The distance of each report in points, positive towards the end of the content.
  ///   - interval: The time between two reports in seconds.
  package func play(_ steps: [Double], every interval: Double) {
    guard let area, let host = area.host else { return }
    let center = area.convert(area.bounds, to: nil)
    let place = CGPoint(x: center.midX, y: center.midY)
    var time = host.time
    func event(_ delta: Double, _ phase: ReportPhase) -> TimedInputEvent {
      time += interval
      let delta = CGVector(dx: 0, dy: -delta / ScrollConstants.notchLength)
      return TimedInputEvent(
        time: time, event: .wheel(WheelEvent(location: place, delta: delta, device: .touchpad, phase: phase)))
    }
    played = steps.map { event($0, .changed) } + [event(0, .lifted)]
    host.add(self)
  }

  /// Lifts the fingers of `play(_:every:)` before the end.
  private func endPlaying(at time: Double) {
    guard !played.isEmpty else { return }
    played = []
    for follower in followers { release(follower, at: time) }
  }

  package func tick(at time: Double) -> NextTick {
    while let next = played.first, time.hasReached(next.time) {
      played.removeFirst()
      report(next)
      follow(next)
    }
    return played.isEmpty ? .never : .nextFrame
  }
}

/// The area over which a `ReportedScrolls` observes wheels and touchpads, for the background of views. It is invisible and takes no pointer.
package typealias ReportArea = DelegatedView<ReportAreaDelegate>

extension ReportArea {
  /// Creates the area of `scrolls`, an `InputObserver` of the `InputMonitor` while the area is in a window.
  nonisolated package init(_ scrolls: ReportedScrolls) {
    self.init { _ in
      ReportAreaDelegate { area in
        scrolls.area = area
        area.host?.services.object(InputMonitor.self)?.add(scrolls)
      } detach: { area in
        guard scrolls.area === area else { return }
        scrolls.area = nil
        area.host?.services.object(InputMonitor.self)?.remove(scrolls)
      }
    } update: { _, _ in
    }
  }
}

extension ReportArea {
  /// Creates a view that makes the scroll view around it follow reports, for the background of its content.
  nonisolated package init(following scrolls: ReportedScrolls, as form: ReportedScrolls.Form) {
    self.init { _ in
      ReportAreaDelegate { node in
        var ancestor = node.parent
        while let current = ancestor, !(current is ScrollNode) { ancestor = current.parent }
        if let scroll = ancestor as? ScrollNode { scrolls.join(form, scroll) }
      } detach: { _ in
        scrolls.leave(form)
      }
    } update: { _, _ in
    }
  }
}

/// The invisible node of a `ReportArea`, which notifies when it enters and leaves a window.
package final class ReportAreaDelegate: NodeDelegate {
  package weak var node: DelegatedNode?
  private let attach: @MainActor (DelegatedNode) -> Void
  private let detach: @MainActor (DelegatedNode) -> Void

  init(attach: @escaping @MainActor (DelegatedNode) -> Void, detach: @escaping @MainActor (DelegatedNode) -> Void) {
    (self.attach, self.detach) = (attach, detach)
  }

  package var isHit: Bool { false }
  package func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  package func paint(_ context: inout PaintContext) {}
  package func nodeDidAttach() { if let node { attach(node) } }
  package func nodeWillDetach() { if let node { detach(node) } }
}
