import Engine
import Geometry

/// What one SDL event means to the rest of the program.
package enum HostEvent: Equatable, Sendable {
  /// Something for the engine, and for recordings.
  case input(TimedInputEvent)
  /// Something for the window and its loop.
  case window(WindowChange)
}

/// What has happened to the window, the renderer or the program, and is not input.
package enum WindowChange: Equatable, Sendable {
  /// The window system has lost what was drawn: present the last frame again, also when nothing has changed.
  case exposed
  /// The size in points or the number of pixels a point has may have changed: read both again. SDL merges and reorders
  /// these, so neither their order nor their number means anything.
  case sizeChanged
  /// Nobody can see the window, hidden or minimised: stop drawing.
  case hidden
  /// The window can be seen again, shown or restored.
  case shown
  /// The window is on another display: the scale and the refresh rate may have changed.
  case displayChanged
  /// The contents of render targets are gone; textures are not.
  case renderTargetsReset
  /// The graphics device was lost: every texture has to be made again.
  case renderDeviceReset
  /// The person has asked to close the window.
  case closeRequested
  /// The program has to end: the last window is closed, or a signal asks for it.
  case quit
  /// The main queue has work, see ``MainQueueWaker``.
  case wake
}
