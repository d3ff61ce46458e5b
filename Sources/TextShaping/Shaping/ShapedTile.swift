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
    for placed in segments {
      let x = segments.count == 1 ? x : Int(placed.x.rounded())
      guard let part = tiler.coverage(of: placed.segment, size: size)?.moved(by: x) else { continue }
      whole = whole?.joined(with: part) ?? part
    }
    return whole
  }
}
