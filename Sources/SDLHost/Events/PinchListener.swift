import CSDL2
import CWindowSystem
import Geometry
import Pointing

/// Hears the pinches over a window under X11 beside SDL, and adds its reports to SDL's queue (`PointingEvent`).
///
/// The connection is its own (`x11_pinches_open`), and the loop waits for its descriptor. Without a pinch it has no traffic.
@MainActor final class PinchListener: DescriptorService {
  /// The number of events that a `turn()` takes at most.
  private static let limit = 64

  private let pinches: OpaquePointer
  private let window: UInt32
  private var pinch = X11Pinch()
  private let connection: Int32

  /// Listens to an `SDL_Window`; nil under other window systems, and without XInput 2.4.
  init?(over window: OpaquePointer) {
    guard let pinches = x11_pinches_open(window) else { return nil }
    self.pinches = pinches
    self.window = SDL_GetWindowID(window)
    connection = x11_pinches_descriptor(pinches)
  }

  isolated deinit { x11_pinches_close(pinches) }

  var descriptors: [WatchedDescriptor] { [WatchedDescriptor(number: connection, isWritten: false)] }

  let wantsToWrite = false

  func turn() -> Bool {
    var event = x11_pinch_event()
    for _ in 0..<Self.limit {
      guard x11_pinches_next(pinches, &event) else { return false }
      if let report = pinch.report(X11Pinch.Event(event)) { PointingEvent.push(report, to: window) }
    }
    return true
  }
}

extension X11Pinch.Event {
  fileprivate init(_ event: x11_pinch_event) {
    let phase: PointingReport.Phase =
      switch event.phase {
      case x11_pinch_begin: .began
      case x11_pinch_update: .changed
      case x11_pinch_end: .lifted
      default: .cancelled
      }
    self.init(
      phase, at: CGPoint(x: event.x, y: event.y), delta: CGVector(dx: event.delta_x, dy: event.delta_y),
      scale: event.scale, rotation: event.rotation, time: event.time)
  }
}
