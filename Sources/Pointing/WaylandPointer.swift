import CWayland
import Geometry

/// The state of a seat's pointer under Wayland, which turns its events into `PointingReport`s.
///
/// A movement of a touchpad lasts from its first distance until `axis_stop` has come for each axis that moved. The protocol guarantees it for the
/// source `finger`. The distance of a wheel is that of `axis_value120`, else of `axis_discrete`, else `axis` in units of `unitsPerNotch`.
package struct WaylandPointer {
  /// The distance of a notch in surface units by custom of the compositors (`DEFAULT_AXIS_STEP_DISTANCE` of weston and wlroots).
  package static let unitsPerNotch = 10.0

  /// The `wl_surface` below the pointer; nil outside of the program's windows.
  package private(set) var surface: UnsafeRawPointer?
  private var location = CGPoint.zero
  private var frame = Frame()
  /// The axes along which the present movement of the touchpad has no `axis_stop` yet; nil without a movement.
  private var touching: Set<UInt32>?
  private var isHolding = false
  private var pinch: Pinch?

  /// The scroll events between two `frame`s.
  fileprivate struct Frame {
    var source: UInt32?
    var time: UInt32?
    /// In surface units, by axis.
    var distance: [UInt32: Double] = [:]
    /// In hundred-and-twentieths of a notch, by axis.
    var parts: [UInt32: Int32] = [:]
    var stopped: Set<UInt32> = []

    var isEmpty: Bool { distance.isEmpty && parts.isEmpty && stopped.isEmpty }

    /// The distance along an axis in notches.
    func notches(_ axis: UInt32) -> Double {
      parts[axis].map { Double($0) / 120 } ?? (distance[axis] ?? 0) / WaylandPointer.unitsPerNotch
    }
  }

  fileprivate struct Pinch {
    var scale = 1.0
    var rotation = 0.0
    var translation = CGVector.zero
  }

  package init() {}

  /// Handles an event, and calls `send` with the reports that it completes.
  package mutating func handle(_ event: wayland_event, send: (PointingReport) -> Void) {
    switch event.kind {
    case wayland_enter:
      leave(send: send)
      surface = event.surface
      location = CGPoint(x: event.x, y: event.y)
    case wayland_leave, wayland_seat_lost: leave(send: send)
    case wayland_motion: location = CGPoint(x: event.x, y: event.y)
    case wayland_button: break
    case wayland_frame: endFrame(send: send)
    case wayland_hold_begin, wayland_hold_end: hold(event, send: send)
    case wayland_pinch_begin, wayland_pinch_update, wayland_pinch_end: pinch(event, send: send)
    default: frame.add(event)
    }
  }

  /// Ends all movements: the pointer has left the surface.
  private mutating func leave(send: (PointingReport) -> Void) {
    defer { surface = nil }
    frame = Frame()
    guard surface != nil else { return }
    if touching != nil { send(report(.scroll(.touchpad, .zero, .cancelled))) }
    if isHolding { send(report(.hold(.cancelled))) }
    if pinch != nil { endPinch(.cancelled, at: nil, send: send) }
    (touching, isHolding, pinch) = (nil, false, nil)
  }

  private func report(_ movement: PointingReport.Movement, time: UInt32? = nil) -> PointingReport {
    PointingReport(movement, at: location, time: time)
  }

  // MARK: Scrolling

  private mutating func endFrame(send: (PointingReport) -> Void) {
    let frame = frame
    self.frame = Frame()
    guard surface != nil, !frame.isEmpty else { return }
    switch frame.source {
    case wayland_finger.rawValue,
      nil where touching != nil:
      touch(frame, send: send)
    case wayland_continuous.rawValue: move(frame, of: .continuous, send: send)
    case nil where frame.parts.isEmpty: turn(frame, of: .unknown, send: send)
    default: turn(frame, of: .wheel, send: send)
    }
  }

  private mutating func touch(_ frame: Frame, send: (PointingReport) -> Void) {
    let delta = frame.delta { frame.distance[$0] ?? 0 }
    if delta != .zero {
      send(report(.scroll(.touchpad, delta, .changed), time: frame.time))
      touching = (touching ?? []).union(frame.distance.filter { $0.value != 0 }.keys)
    }
    guard let moved = touching, !frame.stopped.isEmpty else { return }
    touching = moved.subtracting(frame.stopped)
    guard touching?.isEmpty == true else { return }
    touching = nil
    send(report(.scroll(.touchpad, .zero, .lifted), time: frame.time))
  }

  private func move(_ frame: Frame, of device: PointingReport.Device, send: (PointingReport) -> Void) {
    let delta = frame.delta { frame.distance[$0] ?? 0 }
    if delta != .zero { send(report(.scroll(device, delta, .changed), time: frame.time)) }
    if !frame.stopped.isEmpty { send(report(.scroll(device, .zero, .lifted), time: frame.time)) }
  }

  private func turn(_ frame: Frame, of device: PointingReport.Device, send: (PointingReport) -> Void) {
    let delta = frame.delta(frame.notches)
    if delta != .zero { send(report(.scroll(device, delta, .changed), time: frame.time)) }
  }

  // MARK: Gestures

  private mutating func hold(_ event: wayland_event, send: (PointingReport) -> Void) {
    if event.kind == wayland_hold_begin {
      guard surface != nil, event.surface == surface else { return }
      isHolding = true
      send(report(.hold(.began), time: event.time))
    } else if isHolding {
      isHolding = false
      send(report(.hold(event.value == 0 ? .lifted : .cancelled), time: event.time))
    }
  }

  private mutating func pinch(_ event: wayland_event, send: (PointingReport) -> Void) {
    switch event.kind {
    case wayland_pinch_begin:
      guard surface != nil, event.surface == surface else { return }
      pinch = Pinch()
      send(report(.pinch(.began, scale: 1, rotation: 0, translation: .zero), time: event.time))
    case wayland_pinch_update:
      guard var pinch else { return }
      pinch.scale = event.scale
      pinch.rotation += event.rotation * .pi / 180
      pinch.translation = CGVector(dx: pinch.translation.dx + event.x, dy: pinch.translation.dy + event.y)
      self.pinch = pinch
      send(report(pinch.movement(.changed), time: event.time))
    default: endPinch(event.value == 0 ? .lifted : .cancelled, at: event.time, send: send)
    }
  }

  private mutating func endPinch(
    _ phase: PointingReport.Phase, at time: UInt32?, send: (PointingReport) -> Void
  ) {
    guard let pinch else { return }
    self.pinch = nil
    send(report(pinch.movement(phase), time: time))
  }
}

extension WaylandPointer.Frame {
  fileprivate mutating func add(_ event: wayland_event) {
    switch event.kind {
    case wayland_axis:
      distance[event.axis, default: 0] += event.x
      time = event.time
    case wayland_axis_source: source = UInt32(bitPattern: event.value)
    case wayland_axis_stop:
      stopped.insert(event.axis)
      time = event.time
    case wayland_axis_discrete: parts[event.axis] = event.value &* 120
    case wayland_axis_value120: parts[event.axis] = event.value
    default: break
    }
  }

  /// The distances along both axes as a vector.
  fileprivate func delta(_ distance: (UInt32) -> Double) -> CGVector {
    CGVector(dx: distance(wayland_horizontal.rawValue), dy: distance(wayland_vertical.rawValue))
  }
}

extension WaylandPointer.Pinch {
  fileprivate func movement(_ phase: PointingReport.Phase) -> PointingReport.Movement {
    .pinch(phase, scale: scale, rotation: rotation, translation: translation)
  }
}
