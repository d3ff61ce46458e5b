import CSDL2
import CWayland
import CWindowSystem
import Geometry
import Pointing

/// Hears the pointers of the window system beside SDL, which passes on neither the device nor the lift of fingers, and adds its reports to
/// SDL's queue (`PointingEvent`).
///
/// Under Wayland it has pointers of its own on SDL's queue of the connection, under X11 it sees SDL's events of XInput 2: the reports have the order of
/// SDL's own events, and end `SDL_WaitEvent`.
@MainActor package final class PointingListener {
  private enum WindowSystem {
    case wayland(OpaquePointer)
    case x11
    case closed
  }

  private var system = WindowSystem.closed
  /// The pointer of each seat under Wayland, by its number.
  private var seats: [UInt32: WaylandPointer] = [:]
  /// The scroll axes under X11, and the number of the window with the pointer at the last event; 0 without one.
  private var (scroll, scrolled) = (X11Scroll(), UInt32(0))
  /// The windows of SDL that reports can be for.
  private var windows: [OpaquePointer] = []

  /// Listens to the window system of `window`. Nil if there is nothing to hear that SDL does not pass on.
  package init?(beside window: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    if Self.surface(of: window) != nil {
      guard let pointers = Self.hearWayland(window, context) else { return nil }
      system = .wayland(pointers)
    } else {
      guard Self.hearX11(window, context) else { return nil }
      system = .x11
    }
  }

  private static func hearWayland(_ window: OpaquePointer, _ context: UnsafeMutableRawPointer) -> OpaquePointer? {
    var handles = wayland_handles()
    guard window_wayland_handles(window, &handles) else { return nil }
    return wayland_pointers_open(
      handles.display,
      { context, event in
        guard let context, let event = event?.pointee else { return }
        PointingListener.call(context) { $0.handle(event) }
      }, context)
  }

  private static func hearX11(_ window: OpaquePointer, _ context: UnsafeMutableRawPointer) -> Bool {
    x11_scroll_listen(
      window,
      { context, event in
        guard let context, let event = event?.pointee else { return }
        PointingListener.call(context) { $0.handle(event) }
      }, context)
  }

  /// Calls `body` with the listener of a C function's context. SDL fetches the events of the display on the main thread.
  private nonisolated static func call(
    _ context: UnsafeMutableRawPointer, _ body: @MainActor (PointingListener) -> Void
  ) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated { body(Unmanaged<PointingListener>.fromOpaque(context).takeUnretainedValue()) }
  }

  /// Adds an `SDL_Window` that reports can be for.
  package func add(_ window: OpaquePointer) { windows.append(window) }

  /// Removes a window before `SDL_DestroyWindow`.
  func remove(_ window: OpaquePointer) { windows.removeAll { $0 == window } }

  /// Ends listening. Call it before `SDL_Quit`, which closes the connection.
  package func close() {
    switch system {
    case .wayland(let pointers): wayland_pointers_close(pointers)
    case .x11: x11_scroll_end()
    case .closed: break
    }
    system = .closed
  }

  /// True from the first event of a pointer on; `PointingEvent.pushBegin()` marks that moment in SDL's queue.
  private var isMarked = false
  /// True if each `SDL_MOUSEWHEEL` is also reported here, with its device. Under X11 `x11_scroll_listen` drops such events.
  private(set) var tellsWheels = false

  /// Called for the mark of `PointingEvent.pushBegin()`; events of `SDL_MOUSEWHEEL` before the mark are not repeated.
  func begin() { tellsWheels = true }

  /// The `wayland_pointers`; nil under other window systems.
  var waylandPointers: OpaquePointer? { if case .wayland(let pointers) = system { pointers } else { nil } }

  // MARK: Buttons

  /// True if SDL takes the left button for pressed, which was released during a drag of the window system. SDL then passes over the next press.
  private var hasStaleButton = false

  /// Called when a drag of the window system has ended, during which SDL hears no release.
  func buttonsWereReleased() { hasStaleButton = SDL_GetMouseState(nil, nil) & 1 != 0 }

  /// The number of the left button in the kernel (`BTN_LEFT`).
  private static let leftButton: UInt32 = 0x110

  /// Adds the press that SDL passes over to its queue.
  private func repair(_ button: wayland_event) {
    guard hasStaleButton, button.axis == Self.leftButton else { return }
    hasStaleButton = false
    var queued = SDL_Event()
    let down = SDL_MOUSEBUTTONDOWN.rawValue
    guard button.value != 0, SDL_PeepEvents(&queued, 1, SDL_PEEKEVENT, down, down) == 0,
      let window = SDL_GetMouseFocus()
    else { return }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    var event = SDL_Event()
    event.button.type = down
    event.button.timestamp = SDL_GetTicks()
    event.button.windowID = SDL_GetWindowID(window)
    event.button.button = 1
    event.button.state = 1
    event.button.clicks = 1
    (event.button.x, event.button.y) = (x, y)
    SDL_PushEvent(&event)
  }

  /// The `wl_surface` of a window; nil under other window systems.
  private static func surface(of window: OpaquePointer) -> UnsafeRawPointer? {
    var handles = wayland_handles()
    return window_wayland_handles(window, &handles) ? UnsafeRawPointer(handles.surface) : nil
  }

  // MARK: Events

  private func handle(_ event: wayland_event) {
    if !isMarked {
      isMarked = true
      PointingEvent.pushBegin()
    }
    if event.kind == wayland_button { return repair(event) }
    // The surface of a movement that `leave` ends is that before the event.
    let surface = seats[event.seat]?.surface ?? nil
    var reports: [PointingReport] = []
    seats[event.seat, default: WaylandPointer()].handle(event) { reports.append($0) }
    if event.kind == wayland_seat_lost { seats[event.seat] = nil }
    // SDL replaces the surface of a window when its renderer is made.
    guard !reports.isEmpty, let surface, let window = windows.first(where: { Self.surface(of: $0) == surface }) else {
      return
    }
    for report in reports { PointingEvent.push(report, to: SDL_GetWindowID(window)) }
  }

  private func handle(_ event: x11_scroll_event) {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    let location = CGPoint(x: Int(x), y: Int(y))
    let focus = SDL_GetMouseFocus().map(SDL_GetWindowID) ?? 0
    if focus != scrolled, scrolled != 0, let report = scroll.cancel(at: location) {
      PointingEvent.push(report, to: scrolled)
    }
    scrolled = focus
    // The events are those of the whole display.
    guard focus != 0, let report = scroll.report(X11Scroll.Event(event), at: location) else { return }
    PointingEvent.push(report, to: focus)
  }
}

extension X11Scroll.Event {
  fileprivate init(_ event: x11_scroll_event) {
    self.init(
      device: Int(event.device), isTouchpad: event.is_touchpad,
      notches: CGVector(dx: event.has_x ? event.x : 0, dy: event.has_y ? event.y : 0), time: event.time)
  }
}
