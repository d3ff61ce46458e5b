import Engine

/// The meaning of an `SDL_Event` for the program.
package enum HostEvent: Equatable, Sendable {
  /// Input for the engine, which is also recorded.
  case input(TimedInputEvent)
  /// A change that `HostedWindow` handles.
  case window(WindowChange)
}

/// A change of the window, the renderer or the program that is not input.
package enum WindowChange: Equatable, Sendable {
  /// The window system has discarded the window's content (`SDL_WINDOWEVENT_EXPOSED`): the last frame must be presented
  /// again.
  case exposed
  /// The size in points or the number of pixels per point may have changed; both must be read again. SDL merges and
  /// reorders `SDL_WINDOWEVENT_SIZE_CHANGED` events, so their order and number carry no information.
  case sizeChanged
  /// The window is hidden or minimized: drawing must stop until `shown`.
  case hidden
  /// The window is shown or restored (`SDL_WINDOWEVENT_SHOWN`, `SDL_WINDOWEVENT_RESTORED`).
  case shown
  /// The window has moved to another display: scale and refresh rate may have changed.
  case displayChanged
  /// The pointer has entered the window (`SDL_WINDOWEVENT_ENTER`): the cursor must be set.
  case pointerEntered
  /// The window has received the keyboard (`SDL_WINDOWEVENT_FOCUS_GAINED`): the state of text input must be set.
  case keyboardGained
  /// The contents of render targets are lost; textures are not (`SDL_RENDER_TARGETS_RESET`).
  case renderTargetsReset
  /// The graphics device is lost: all textures must be created again (`SDL_RENDER_DEVICE_RESET`).
  case renderDeviceReset
  /// The user has requested to close the window (`SDL_WINDOWEVENT_CLOSE`).
  case closeRequested
  /// The program must end (`SDL_QUIT`): the last window is closed, or a signal requests it.
  case quit
  /// The main queue has work, see `MainQueueWaker`.
  case wake
}
