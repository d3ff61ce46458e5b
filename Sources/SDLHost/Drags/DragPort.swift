import Engine
import Raster

/// The parts of a window that a `WindowDragExporter` uses. Points are in window coordinates.
@MainActor struct DragPort {
  /// The `SDL_Window`.
  let window: OpaquePointer
  /// Waits for `DescriptorService.descriptors` of the exporter.
  let between: BetweenFrames
  let text: any TextRasterizer
  /// Window units per point (`SDLWindow.unitsPerPoint`).
  let unitsPerPoint: () -> CGFloat
  /// Device pixels per point.
  let pixelsPerPoint: () -> CGFloat
  /// The size of `window` in points.
  let size: () -> CGSize
  /// Adds an `InputEvent` to the next frame.
  let send: (InputEvent) -> Void
  /// Releases the left button at a point: the window system does not report its release (`InputEvent.mouseUp`).
  let releaseButton: (CGPoint) -> Void
}

/// A `DragExporter` of a window system.
protocol WindowDragExporter: DragExporter, DescriptorService {
  /// True while the window system holds the keyboard for the drag, so that its loss does not end the drag.
  var withholdsFocusLoss: Bool { get }
  /// Ends the drag and the connection. Call it before `SDL_DestroyWindow`.
  func close()
}
