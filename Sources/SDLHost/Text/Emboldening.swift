import CSDL2

extension TextRaster {
  /// Makes every stroke of white glyphs wider by `pixels`, for faces that have no bold of their own. Takes `surface` over.
  ///
  /// Whole pixels widen by taking the greatest coverage of the neighbours on the left; the fraction that remains mixes in the
  /// next wider step. So a stroke grows by exactly `pixels`, smoothly from size to size.
  static func embolden(
    _ surface: UnsafeMutablePointer<SDL_Surface>, by pixels: Double
  ) -> UnsafeMutablePointer<SDL_Surface> {
    let whole = Int(pixels)
    let fraction = pixels - Double(whole)
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    guard let wider = blank(width: Int32(width + whole + 1), height: Int32(height)) else { return surface }
    defer { SDL_FreeSurface(surface) }
    for row in 0..<height {
      let source = pixelRow(row, of: surface)
      let target = pixelRow(row, of: wider)
      for column in 0..<(width + whole + 1) {
        let narrow = greatestAlpha(source, (column - whole)...column, width: width)
        let wide = max(narrow, greatestAlpha(source, (column - whole - 1)...(column - whole - 1), width: width))
        let alpha = Double(narrow) + (Double(wide) - Double(narrow)) * fraction
        target[column] = UInt32(alpha.rounded()) << 24 | 0x00FF_FFFF
      }
    }
    return wider
  }

  private static func pixelRow(
    _ row: Int, of surface: UnsafeMutablePointer<SDL_Surface>
  ) -> UnsafeMutablePointer<UInt32> {
    (surface.pointee.pixels + row * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
  }

  /// The greatest alpha within `columns` of a row that is `width` pixels wide.
  private static func greatestAlpha(
    _ row: UnsafeMutablePointer<UInt32>, _ columns: ClosedRange<Int>, width: Int
  ) -> UInt32 {
    var greatest: UInt32 = 0
    for column in columns where column >= 0 && column < width { greatest = max(greatest, row[column] >> 24) }
    return greatest
  }
}
