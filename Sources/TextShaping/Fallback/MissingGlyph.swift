import Graphics

/// The picture of a character that no installed font has: a box with the code in hexadecimal digits in two rows, or an empty box at
/// sizes below `smallestWithDigits`. Its size does not depend on the installed fonts.
package struct MissingGlyph {
  let scalar: Unicode.Scalar

  package init(scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// The smallest size in pixels per em at which digits fit into the box.
  static let smallestWithDigits = 13

  /// The digits in each of the two rows: two up to U+FFFF, three beyond.
  private var columns: Int { scalar.value > 0xFFFF ? 3 : 2 }

  /// In ems.
  package var advance: CGFloat { columns == 2 ? 1 : 1.3 }

  /// The `CoverageMask` of the box, relative to the pen and the baseline.
  package func coverage(size: PixelSizeOfEm) -> CoverageMask {
    let pixels = size.pixels
    let border = max(1, Int(pixels) / 24)
    let side = Int((0.07 * pixels).rounded())
    let top = Int((0.92 * pixels).rounded())
    let frame = PixelRect(
      x: Int32(side), y: Int32(-top), width: Int32(max(3, ((advance - 0.14) * pixels).rounded())),
      height: Int32(max(3, top + Int((0.24 * pixels).rounded()))))
    var mask = CoverageMask(glyphsIn: frame)
    let (width, height) = (Int(frame.width), Int(frame.height))
    mask.fill(columns: 0..<width, rows: 0..<height)
    mask.fill(columns: border..<max(border, width - border), rows: border..<max(border, height - border), with: 0)
    // A pixel stays free between the border and the digits.
    let unit = min((width - 2 * border - 2) / (4 * columns - 1), (height - 2 * border - 2) / 11)
    if Int(pixels) >= MissingGlyph.smallestWithDigits, unit > 0 { addDigits(to: &mask, unit: unit) }
    return mask
  }

  /// Adds the digits in the middle of the box. A digit is 3 × 5 units, and a unit apart from the next.
  private func addDigits(to mask: inout CoverageMask, unit: Int) {
    let left = (Int(mask.frame.width) - (4 * columns - 1) * unit) / 2
    let top = (Int(mask.frame.height) - 11 * unit) / 2
    for number in 0..<2 * columns {
      let digit = Int(scalar.value >> UInt32(4 * (2 * columns - 1 - number))) & 15
      let (column, row) = (left + number % columns * 4 * unit, top + number / columns * 6 * unit)
      for cell in 0..<15 where MissingGlyph.digits[digit] >> (14 - cell) & 1 == 1 {
        let (x, y) = (column + cell % 3 * unit, row + cell / 3 * unit)
        mask.fill(columns: x..<x + unit, rows: y..<y + unit)
      }
    }
  }

  /// The cells of each digit: five rows of three, from the top; an octal digit is a row.
  private static let digits = [
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71222,
    0o75757, 0o75717, 0o25755, 0o65656, 0o34443, 0o65556, 0o74647, 0o74644,
  ]
}

extension CoverageMask {
  /// Sets the coverage of a rectangle, counted from the upper left pixel.
  fileprivate mutating func fill(columns: Range<Int>, rows: Range<Int>, with value: UInt8 = 255) {
    for row in rows { for column in columns { set(value, column: column, row: row) } }
  }
}
