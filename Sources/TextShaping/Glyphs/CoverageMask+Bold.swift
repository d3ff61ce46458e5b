import Graphics

extension CoverageMask {
  /// The mask with every stroke wider by `pixels`, for faces without a bold of their own.
  ///
  /// A whole pixel widens by the maximum coverage of the neighbors on the left; the remaining fraction mixes in the next wider
  /// step. A stroke grows by exactly `pixels`, smoothly from size to size.
  func emboldened(by pixels: Double) -> CoverageMask {
    let whole = Int(pixels)
    let fraction = pixels - Double(whole)
    let width = Int(frame.width)
    var wider = CoverageMask(
      glyphsIn: PixelRect(x: frame.x, y: frame.y, width: frame.width + Int32(whole) + 1, height: frame.height))
    for row in 0..<Int(frame.height) {
      let source = values[row * stride..<row * stride + width]
      for column in 0..<(width + whole + 1) {
        let narrow = CoverageMask.greatest(of: source, (column - whole)...column)
        let wide = max(narrow, CoverageMask.greatest(of: source, (column - whole - 1)...(column - whole - 1)))
        let mixed = Double(narrow) + (Double(wide) - Double(narrow)) * fraction
        wider.set(UInt8(mixed.rounded()), column: column, row: row)
      }
    }
    return wider
  }

  /// The maximum coverage within `columns` of a row, counted from its first.
  private static func greatest(of row: ArraySlice<UInt8>, _ columns: ClosedRange<Int>) -> UInt8 {
    var greatest: UInt8 = 0
    for column in columns where row.indices.contains(row.startIndex + column) {
      greatest = max(greatest, row[row.startIndex + column])
    }
    return greatest
  }
}
