import CSDL2
import CWayland
import CWindowSystem
import Pointing

/// Hears the pointers of the window system beside SDL, which passes on neither the device nor the lift of fingers, and adds its reports to
/// SDL's queue (`PointingEvent`).
///
/// Under Wayland it has pointers of its own on SDL's queue of the connection: SDL dispatches its own objects and these in the order in which
/// the compositor has sent the events, and a report ends `SDL_WaitEvent`.
@MainActor package final class PointingListener {
  private var pointers: OpaquePointer?
  private var seats: [UInt32: WaylandPointer] = [:]
  /// Returns the number (`SDL_GetWindowID`) of the window with a `wl_surface`; nil for another surface.
  package var windowID: (UnsafeRawPointer) -> UInt32?

  /// Listens to the window system of `window`. Nil if there is nothing to hear that SDL does not pass on.
  package init?(beside window: OpaquePointer, windowID: @escaping (UnsafeRawPointer) -> UInt32? = { _ in nil }) {
    var handles = wayland_handles()
    self.windowID = windowID
    guard window_wayland_handles(window, &handles) else { return nil }
    let context = Unmanaged.passUnretained(self).toOpaque()
    pointers = wayland_pointers_open(
      handles.display,
      { context, event in
        guard let context, let event = event?.pointee else { return }
        // SDL dispatches the events of the connection on the main thread.
        nonisolated(unsafe) let (listener, copy) = (context, event)
        MainActor.assumeIsolated {
          Unmanaged<PointingListener>.fromOpaque(listener).takeUnretainedValue().handle(copy)
        }
      }, context)
    guard pointers != nil else { return nil }
  }

  /// Ends listening. Call it before `SDL_Quit`, which closes the connection.
  package func close() {
    if let pointers { wayland_pointers_close(pointers) }
    pointers = nil
  }

  /// True if each wheel event of SDL is also reported here, with its device.
  package var tellsWheels: Bool { pointers.map(wayland_pointers_tell_sources) ?? false }

  /// The `wl_surface` of a window; nil under other window systems.
  package static func surface(of window: OpaquePointer) -> UnsafeRawPointer? {
    var handles = wayland_handles()
    return window_wayland_handles(window, &handles) ? UnsafeRawPointer(handles.surface) : nil
  }

  private func handle(_ event: wayland_event) {
    var pointer = seats[event.seat] ?? WaylandPointer()
    // The surface of a movement that `leave` ends is that before the event.
    let surface = pointer.surface
    var reports: [PointingReport] = []
    pointer.handle(event) { reports.append($0) }
    seats[event.seat] = event.kind == wayland_seat_lost ? nil : pointer
    guard !reports.isEmpty, let surface, let window = windowID(surface) else { return }
    for report in reports { PointingEvent.push(report, to: window) }
  }
}
