import CSDL2
import Engine

/// The system's pointers, made when they are first shown.
@MainActor final class PointerCursors {
  /// Keeps SDL until the pointers are freed.
  private let window: SDLWindow
  private var cursors: [PointerShape: OpaquePointer] = [:]

  init(of window: SDLWindow) { self.window = window }

  /// Gives the mouse's pointer a look. A system that lacks it keeps the one that it shows.
  func show(_ shape: PointerShape) {
    guard let cursor = cursors[shape] ?? SDL_CreateSystemCursor(Self.systemCursor(shape)) else { return }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  private static func systemCursor(_ shape: PointerShape) -> SDL_SystemCursor {
    switch shape {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
    case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
    }
  }
}
