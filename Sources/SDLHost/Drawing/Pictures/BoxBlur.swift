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

  private static let passes = 3.0

  /// `deviation` is the Gaussian's standard deviation in pixels.
  init(deviation: Double) {
    let variance = deviation * deviation / BoxBlur.passes
    let whole = max(0, (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down))
    radius = Int(whole)
    let weight = (2 * whole + 1) * (whole * (whole + 1) - 3 * variance) / (6 * (variance - (whole + 1) * (whole + 1)))
    edge = Float(min(max(weight, 0), 1))
  }

  /// How far a pixel spreads.
  var reach: Int { Int(BoxBlur.passes) * (radius + 1) }

  /// Blurs a plane of numbers in place; zeros lie around it.
  func apply(to plane: inout [Float], width: Int, height: Int) {
    guard radius > 0 || edge > 0, width > 0, height > 0 else { return }
    var line = [Float](repeating: 0, count: max(width, height))
    plane.withUnsafeMutableBufferPointer { plane in
      line.withUnsafeMutableBufferPointer { line in
        for _ in 0..<Int(BoxBlur.passes) {
          for row in 0..<height { pass(plane, from: row * width, stride: 1, count: width, line) }
          for column in 0..<width { pass(plane, from: column, stride: width, count: height, line) }
        }
      }
    }
  }

  /// One box along one line of the plane.
  private func pass(
    _ plane: UnsafeMutableBufferPointer<Float>, from start: Int, stride: Int, count: Int,
    _ line: UnsafeMutableBufferPointer<Float>
  ) {
    for index in 0..<count { line[index] = plane[start + index * stride] }
    let scale = 1 / (Float(2 * radius + 1) + 2 * edge)
    // A Double, so that what was added is taken away without a rest.
    var sum = 0.0
    for index in 0..<min(radius, count) { sum += Double(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Double(line[index + radius]) }
      let before = index - radius - 1
      let after = index + radius + 1
      let ends = (before >= 0 ? line[before] : 0) + (after < count ? line[after] : 0)
      plane[start + index * stride] = (Float(sum) + edge * ends) * scale
      if index >= radius { sum -= Double(line[index - radius]) }
    }
  }
}

extension PixelBuffer {
  /// Blurs all four components.
  mutating func blur(deviation: Double) {
    let blur = BoxBlur(deviation: deviation)
    var result = [UInt32](repeating: 0, count: pixels.count)
    for shift in [0, 8, 16, 24] as [UInt32] {
      var plane = pixels.map { Float($0 >> shift & 0xFF) }
      blur.apply(to: &plane, width: width, height: height)
      for index in plane.indices { result[index] |= UInt32(min(max(plane[index], 0), 255) + 0.5) << shift }
    }
    pixels = result
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
