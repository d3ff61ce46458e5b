import Foundation

/// A Gaussian blur approximated by three boxes in each direction.
///
/// The boxes have soft ends, so that their variance is exactly a third of the Gaussian's whatever its width (Gwosdek et al.,
/// "Theoretical foundations of Gaussian convolution by extended box filtering").
struct BoxBlur {
  /// Pixels of full weight on either side of the middle.
  private let radius: Int
  /// The weight of the two pixels beyond them, 0…1.
  private let edge: Float

  private static let passes = 3

  /// `deviation` is the Gaussian's standard deviation in pixels.
  init(deviation: Double) {
    let variance = deviation * deviation / Double(BoxBlur.passes)
    let whole = max(0, (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down))
    radius = Int(whole)
    let weight = (2 * whole + 1) * (whole * (whole + 1) - 3 * variance) / (6 * (variance - (whole + 1) * (whole + 1)))
    edge = Float(min(max(weight, 0), 1))
  }

  /// How far a pixel spreads.
  var reach: Int { BoxBlur.passes * (radius + 1) }

  /// Blurs a picture of `width` by `height` values in place, row by row; zeros lie around it.
  ///
  /// Rows are blurred along themselves. Columns are blurred side by side, so that memory is read as it lies, and a strip of them at a
  /// time, so that it stays near the processor.
  func apply<Value: BlurValue>(to values: inout [Value], width: Int, height: Int) {
    guard radius > 0 || edge > 0, width > 0, height > 0 else { return }
    precondition(values.count == width * height, "\(values.count) values do not fill \(width) × \(height)")
    // A row with zeros on both sides.
    var line = [Value](repeating: .zero, count: width + 2 * (radius + 1))
    let strip = min(width, BoxBlur.stripWidth)
    var (one, other) = (
      [Value](repeating: .zero, count: strip * height), [Value](repeating: .zero, count: strip * height)
    )
    values.withUnsafeMutableBufferPointer { values in
      guard let start = values.baseAddress else { return }
      line.withUnsafeMutableBufferPointer { line in
        for row in 0..<height { blurRow(start + row * width, width, line.baseAddress!) }
      }
      one.withUnsafeMutableBufferPointer { one in
        other.withUnsafeMutableBufferPointer { other in
          for left in stride(from: 0, to: width, by: strip) {
            let columns = min(strip, width - left)
            let whole = Plane(start: start + left, stride: width, width: columns, height: height)
            let first = Plane(start: one.baseAddress!, stride: strip, width: columns, height: height)
            let second = Plane(start: other.baseAddress!, stride: strip, width: columns, height: height)
            blurColumns(from: whole, to: first)
            blurColumns(from: first, to: second)
            blurColumns(from: second, to: whole)
          }
        }
      }
    }
  }

  /// How many columns are blurred at a time: few enough that all rows of them lie in a processor's second cache.
  private static let stripWidth = 64

  /// Columns of a picture.
  private struct Plane<Value> {
    var start: UnsafeMutablePointer<Value>
    var stride, width, height: Int
  }

  /// What a box is divided by, turned around.
  private var scale: Float { 1 / (Float(2 * radius + 1) + 2 * edge) }

  /// All boxes along a row. `line` has room for `radius + 1` values more on either side, which are zero.
  private func blurRow<Value: BlurValue>(
    _ row: UnsafeMutablePointer<Value>, _ width: Int, _ line: UnsafeMutablePointer<Value>
  ) {
    let (radius, edge, scale) = (radius, edge, scale)
    let middle = line + radius + 1
    for _ in 0..<BoxBlur.passes {
      middle.update(from: row, count: width)
      var sum = Value.zero
      for column in 0...min(radius, width) { sum = sum + middle[column] }
      for column in 0..<width {
        let next = middle[column + radius + 1]
        row[column] = (sum + (middle[column - radius - 1] + next) * edge) * scale
        sum = sum + (next - middle[column - radius])
      }
    }
  }

  /// One box down each column, all of them a row at a time.
  private func blurColumns<Value: BlurValue>(from source: Plane<Value>, to target: Plane<Value>) {
    let (radius, edge, scale, width) = (radius, edge, scale, source.width)
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 2 * width) { scratch in
      scratch.initialize(repeating: .zero)
      let (outside, sums) = (scratch.baseAddress!, scratch.baseAddress! + width)
      func row(_ index: Int) -> UnsafeMutablePointer<Value> {
        index >= 0 && index < source.height ? source.start + index * source.stride : outside
      }
      for index in 0...min(radius, source.height) {
        let added = row(index)
        for column in 0..<width { sums[column] = sums[column] + added[column] }
      }
      for index in 0..<source.height {
        let (before, removed, next) = (row(index - radius - 1), row(index - radius), row(index + radius + 1))
        let result = target.start + index * target.stride
        for column in 0..<width {
          let (sum, added) = (sums[column], next[column])
          result[column] = (sum + (before[column] + added) * edge) * scale
          sums[column] = sum + (added - removed[column])
        }
      }
    }
  }
}

/// What a blur adds up: one number of a pixel, or all four side by side.
protocol BlurValue {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (value: Self, factor: Float) -> Self
}

extension Float: BlurValue {}
extension SIMD4: BlurValue where Scalar == Float {}

extension PixelBuffer {
  /// Blurs all four components.
  mutating func blur(deviation: Double) {
    var components = pixels.map(PixelBuffer.components)
    BoxBlur(deviation: deviation).apply(to: &components, width: width, height: height)
    pixels = components.map(PixelBuffer.pixel)
  }

  /// The picture's alpha, moved by whole and partial pixels, blurred and coloured: alpha multiplied in.
  func shadow(red: Float, green: Float, blue: Float, alpha: Float, deviation: Double, dx: Double, dy: Double)
    -> [UInt32]
  {
    var plane = moved(dx, dy)
    BoxBlur(deviation: deviation).apply(to: &plane, width: width, height: height)
    return plane.map { value in
      let strength = min(max(value, 0), 255) * alpha
      let whole = UInt32(strength + 0.5)
      return whole << 24 | UInt32(min(strength * red + 0.5, Float(whole))) << 16
        | UInt32(min(strength * green + 0.5, Float(whole))) << 8 | UInt32(min(strength * blue + 0.5, Float(whole)))
    }
  }

  /// The alpha of the picture moved by (`dx`, `dy`).
  private func moved(_ dx: Double, _ dy: Double) -> [Float] {
    var plane = [Float](repeating: 0, count: pixels.count)
    let (wholeX, wholeY) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
    let (partX, partY) = (Float(dx - dx.rounded(.down)), Float(dy - dy.rounded(.down)))
    for row in 0..<height {
      for column in 0..<width {
        let alpha = Float(pixels[row * width + column] >> 24)
        guard alpha > 0 else { continue }
        for (x, y, weight) in [
          (column + wholeX, row + wholeY, (1 - partX) * (1 - partY)),
          (column + wholeX + 1, row + wholeY, partX * (1 - partY)),
          (column + wholeX, row + wholeY + 1, (1 - partX) * partY),
          (column + wholeX + 1, row + wholeY + 1, partX * partY),
        ] where weight > 0 && x >= 0 && x < width && y >= 0 && y < height {
          plane[y * width + x] += alpha * weight
        }
      }
    }
    return plane
  }
}
