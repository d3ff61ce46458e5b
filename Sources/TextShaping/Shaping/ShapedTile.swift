import Graphics

/// A tile of glyphs that take the color of the text.
@MainActor final class ShapedTile: TextTile {
  let x: Int
  let advance: Int
  private let segments: [PlacedSegment]
  private let size: PixelSizeOfEm
  private let tiler: TextTiler

  init(_ segments: [PlacedSegment], x: Int, advance: Int, size: PixelSizeOfEm, tiler: TextTiler) {
    self.segments = segments
    self.x = x
    self.advance = advance
    self.size = size
    self.tiler = tiler
  }

  func picture() -> TextPicture? {
    compose { tiler.coverage(of: $0, phase: $1, size: size) }.map { .coverage($0) }
  }

  func subpixelPicture() -> TextPicture? {
    compose { tiler.subpixels(of: $0, phase: $1, size: size) }.map { .subpixels($0) }
  }

  /// Joins the masks of the segments. `draw` gets a segment and the 64ths of a pixel at which it starts.
  private func compose<Mask: JoinableMask>(_ draw: (TextSegment, _ phase: Int) -> Mask?) -> Mask? {
    var whole: Mask?
    var x: CGFloat = 0
    for (index, placed) in segments.enumerated() {
      if index > 0, placed.segment.drawing.continues(segments[index - 1].segment.drawing) {
        // The same face in another script: glyphs keep the distances that they have within a segment.
        x += placed.x - segments[index - 1].x
      } else {
        x = segments.count == 1 ? CGFloat(self.x) : placed.x.rounded()
      }
      let pixel = x.rounded(.down)
      let phase = Int(((x - pixel) * 64).rounded())
      guard let part = draw(placed.segment, phase)?.moved(by: Int(pixel)) else { continue }
      whole = whole?.joined(with: part) ?? part
    }
    return whole
  }
}

/// A mask of glyphs that is joined with others in one picture.
protocol JoinableMask {
  /// The mask moved to the right by `x` pixels.
  func moved(by x: Int) -> Self

  /// The union of both masks.
  func joined(with other: Self) -> Self
}

extension CoverageMask: JoinableMask {}
extension SubpixelMask: JoinableMask {}
