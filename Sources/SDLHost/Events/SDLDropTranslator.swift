import CSDL2
import CWayland
import CWindowSystem
import Engine

/// Translates the events of files and texts that other programs drop: `SDL_DROPBEGIN`, `SDL_DROPFILE`, `SDL_DROPTEXT`, `SDL_DROPCOMPLETE`.
///
/// SDL2 sends all of them when the items are dropped, without a position, so `location` reads the position of the pointer.
@MainActor struct SDLDropTranslator {
  /// Returns the position of the pointer in window points.
  let location: () -> CGPoint
  /// True between the first event of a drop and `SDL_DROPCOMPLETE`.
  private var isOpen = false

  init(location: @escaping () -> CGPoint) { self.location = location }

  /// Sends the translation of an event, and frees its text, which belongs to the receiver.
  mutating func translate(_ event: SDL_DropEvent, send: (InputEvent) -> Void) {
    let text = event.file.map { String(cString: $0) } ?? ""
    SDL_free(event.file)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_DROPBEGIN:
      close(send)
      open(send)
    case SDL_DROPFILE:
      open(send)
      if !text.isEmpty { send(.dropFile(text)) }
    case SDL_DROPTEXT:
      open(send)
      if !text.isEmpty { send(.dropText(text)) }
    default: close(send)
    }
  }

  private mutating func open(_ send: (InputEvent) -> Void) {
    guard !isOpen else { return }
    isOpen = true
    send(.dropBegan(location()))
  }

  private mutating func close(_ send: (InputEvent) -> Void) {
    guard isOpen else { return }
    isOpen = false
    send(.dropEnded(location()))
  }
}

/// The position of the pointer as the window system knows it, for events without a position.
enum PointerLocation {
  /// The position relative to the window, in window points; the events of SDL may be older during a drag of another program.
  @MainActor static func inside(of window: OpaquePointer) -> CGPoint {
    var (x, y, left, top) = (Int32(0), Int32(0), Int32(0), Int32(0))
    if window_x11_pointer(window, &x, &y) { return CGPoint(x: Int(x), y: Int(y)) }
    catchUp(in: window)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    return CGPoint(x: Double(x - left), y: Double(y - top))
  }

  /// Lets SDL read the position under Wayland (`wayland_catch_up`). The pointer is in no window during a drag, and the compositor sends
  /// `wl_pointer.enter` after the drop.
  @MainActor private static func catchUp(in window: OpaquePointer) {
    var handles = wayland_handles()
    guard SDL_GetMouseFocus() == nil, window_wayland_handles(window, &handles) else { return }
    wayland_catch_up(handles.display)
  }
}
