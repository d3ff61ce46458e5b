import CSDL2
import Engine

/// The system's mouse cursors for each `PointerShape`, created with `SDL_CreateSystemCursor`.
@MainActor final class PointerCursors: HoverObserver {
  /// Keeps SDL initialized until the cursors are freed.
  private let window: SDLWindow
  private var shape = PointerShape.arrow
  private var cursors: [PointerShape: OpaquePointer] = [:]

  init(of window: SDLWindow) { self.window = window }

  /// Creates all cursors in advance. The display's library reads theme files and waits for the server, which takes too
  /// long for a frame.
  func load() {
    for shape in PointerShape.allCases { _ = cursor(shape) }
  }

  func pointerShapeDidChange(to shape: PointerShape) {
    self.shape = shape
    // The cursor is that of the window under the pointer.
    if SDL_GetMouseFocus().map({ $0 == window.handle }) ?? true { apply() }
  }

  /// Sets the mouse cursor. If the system does not provide the shape, the present cursor stays.
  func apply() {
    if let cursor = cursor(shape) { SDL_SetCursor(cursor) }
  }

  private func cursor(_ shape: PointerShape) -> OpaquePointer? {
    if let cached = cursors[shape] { return cached }
    let cursor = SDL_CreateSystemCursor(Self.systemCursor(shape))
    cursors[shape] = cursor
    return cursor
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  private static func systemCursor(_ shape: PointerShape) -> SDL_SystemCursor {
    switch shape {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    // SDL has no cursor of a closed hand. The themes of desktops draw this cursor with it, or with four arrows.
    case .move, .grabbing: SDL_SYSTEM_CURSOR_SIZEALL
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
    case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
    }
  }
}
