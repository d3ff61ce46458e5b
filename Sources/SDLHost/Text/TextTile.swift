import CSDL2
import Geometry

/// A part of a run of text that fits into one texture: nearly always the whole run.
@MainActor struct TextTile {
  /// What has become of the tile so far.
  enum State {
    /// Not drawn yet, or its texture was given up.
    case pending
    /// Nothing to see: spaces, or a font that cannot be opened.
    case blank
    case ready(OpaquePointer)
  }

  /// Where a segment starts, in pixels from the start of the run, not rounded.
  struct PlacedSegment {
    var segment: TextSegment
    var x: CGFloat
  }

  var segments: [PlacedSegment]
  var state = State.pending
  /// Where the tile starts, in pixels from the start of the run.
  let x: Int
  /// The advance of its text, in pixels, rounded up.
  let advance: Int
  /// The texture's frame in pixels, from the start of the run and from the baseline; known when ready.
  var frame = SDL_Rect(x: 0, y: 0, w: 0, h: 0)
  /// The colour that the texture is set to.
  var tint = DeviceColor.white

  init(segments: [PlacedSegment], x: Int, advance: Int) {
    self.segments = segments
    self.x = x
    self.advance = advance
  }

  /// Memory of the texture, in bytes.
  var byteCount: Int {
    if case .ready = state { Int(frame.w) * Int(frame.h) * 4 } else { 0 }
  }
}
