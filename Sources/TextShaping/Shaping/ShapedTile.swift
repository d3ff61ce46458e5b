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

  func picture() -> TextPicture? { coverage().map { .coverage($0) } }

  private func coverage() -> CoverageMask? {
    var whole: CoverageMask?
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
      guard let part = tiler.coverage(of: placed.segment, phase: phase, size: size)?.moved(by: Int(pixel)) else {
        continue
      }
      whole = whole?.joined(with: part) ?? part
    }
    return whole
  }
}
