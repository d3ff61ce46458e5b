import CSDL2
import Geometry

/// A part of a run of text that fits into one texture: nearly always the whole run.
@MainActor struct TextTile {
  /// What has become of the tile so far.
  enum State {
    /// Not drawn yet, or its picture was given up.
    case pending
    /// Nothing to see: spaces, or a font that cannot be opened.
    case blank
    /// Its frame is counted from the start of the run and from the baseline.
    case ready(TextCoverage)
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
  /// The picture as SDL has it, white; made where SDL has to draw.
  var texture: OpaquePointer?
  /// The colour that the texture is set to.
  var tint = DeviceColor.white

  init(segments: [PlacedSegment], x: Int, advance: Int) {
    self.segments = segments
    self.x = x
    self.advance = advance
  }

  /// Memory of the picture and the texture, in bytes.
  var byteCount: Int {
    guard case .ready(let coverage) = state else { return 0 }
    return coverage.values.count + (texture == nil ? 0 : coverage.frame.area * 4)
  }
}
