/// The coverage of a rounded shape's corner.
///
/// Each pixel row is cut into `slices` lines. The covered length of a line is exact, so that the area of a circle is accurate to a
/// thousandth.
struct CornerCoverage {
  /// Pixels along a side of the corner's square.
  let side: Int
  /// The coverage of each pixel, 0…1, row by row from the outer corner inwards: the top leading corner of the shape.
  private(set) var values: [Float]

  private static let slices = 16

  /// The corner of a rectangle with circular corners of `radius` pixels. With a `lineWidth` in pixels, only the band inside of the
  /// edge.
  init(radius: Double, lineWidth: Int? = nil) {
    side = max(1, Int(max(radius, Double(lineWidth ?? 0)).rounded(.up)))
    values = Array(repeating: 0, count: side * side)
    add(radius: radius, inset: 0, weight: 1)
    if let lineWidth { add(radius: max(0, radius - Double(lineWidth)), inset: Double(lineWidth), weight: -1) }
  }

  /// The coverage of the pixel at a column and a row.
  subscript(column: Int, row: Int) -> Float { values[row * side + column] }

  /// Adds `weight` times the coverage of a rounded corner whose straight edges lie `inset` pixels inside.
  private mutating func add(radius: Double, inset: Double, weight: Float) {
    // `steps[x]` is the coverage of column x minus that of column x - 1, before the partly covered pixel.
    var steps = [Float](repeating: 0, count: side + 1)
    for row in 0..<side {
      for slice in 0..<CornerCoverage.slices {
        let y = Double(row) + (Double(slice) + 0.5) / Double(CornerCoverage.slices) - inset
        guard y > 0 else { continue }
        let start = inset + CornerCoverage.edge(atDepth: y, radius: radius)
        let column = min(Int(start), side - 1)
        let partial = Float(min(1, max(0, Double(column) + 1 - start)))
        steps[column] += partial
        steps[column + 1] += 1 - partial
      }
      accumulate(&steps, row: row, weight: weight / Float(CornerCoverage.slices))
    }
  }

  private mutating func accumulate(_ steps: inout [Float], row: Int, weight: Float) {
    var sum: Float = 0
    for column in 0..<side {
      sum += steps[column]
      values[row * side + column] += sum * weight
      steps[column] = 0
    }
    steps[side] = 0
  }

  /// The first covered position on a line `depth` pixels below the top of the shape, in pixels from its leading edge.
  private static func edge(atDepth depth: Double, radius: Double) -> Double {
    guard depth < radius else { return 0 }
    let rise = radius - depth
    return radius - (radius * radius - rise * rise).squareRoot()
  }
}
