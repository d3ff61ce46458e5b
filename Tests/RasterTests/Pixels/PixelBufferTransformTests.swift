import Geometry
import Graphics
import Raster
import Testing

@Suite struct PixelBufferTransformTests {
  private let seed: UInt64 = 20_261_122

  /// Pixels with alpha multiplied in, from a fixed seed.
  private func noise(_ width: Int, _ height: Int) -> PixelBuffer {
    var state = seed
    func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33)
    }
    return PixelBuffer(
      width: width, height: height, straight: (0..<(width * height)).map { _ in next() << 1 | next() & 1 })
  }

  /// The mean of the four pixels around a point, weighted by how near it is to their middles, in each component.
  private func expected(_ source: PixelBuffer, _ point: CGPoint, _ shift: UInt32) -> Double {
    let (u, v) = (Double(point.x) - 0.5, Double(point.y) - 0.5)
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    func component(_ x: Int, _ y: Int) -> Double {
      guard x >= 0, y >= 0, x < source.width, y < source.height else { return 0 }
      return Double(source.pixels[y * source.width + x] >> shift & 0xFF)
    }
    let (x, y, right, lower) = (Int(left), Int(top), u - left, v - top)
    let upper = component(x, y) * (1 - right) + component(x + 1, y) * right
    let under = component(x, y + 1) * (1 - right) + component(x + 1, y + 1) * right
    return upper * (1 - lower) + under * lower
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0.93, y: 0.93), CGAffineTransform(scaleX: 1.7, y: 0.6).translatedBy(x: 0.3, y: 0.8),
    CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 5, y: -2),
    CGAffineTransform(a: -1, b: 0.2, c: 0, d: 1, tx: 20, ty: 0),
  ])
  func aPixelIsTheMeanOfItsFourNeighbors(transform: CGAffineTransform) {
    let source = noise(23, 17)
    let frame = PixelRect(x: -6, y: -5, width: 48, height: 37)
    let result = source.transformed(by: transform, in: frame)
    #expect((result.width, result.height) == (48, 37))
    let inverse = transform.inverted()
    var worst = 0.0
    for row in 0..<37 {
      for column in 0..<48 {
        let point = CGPoint(x: CGFloat(column) - 5.5, y: CGFloat(row) - 4.5).applying(inverse)
        for shift in [0, 8, 16, 24] as [UInt32] {
          let component = Double(result.pixels[row * 48 + column] >> shift & 0xFF)
          worst = max(worst, abs(component - expected(source, point, shift)))
        }
      }
    }
    // Weights are 256ths, and each of the three means is rounded.
    #expect(worst < 3)
    #expect(result.pixels.contains { $0 != 0 })
  }

  @Test func aMoveByWholePixelsAndAQuarterTurnChangeNoPixel() {
    let source = noise(9, 6)
    let moved = source.transformed(
      by: CGAffineTransform(translationX: 3, y: -2), in: PixelRect(x: 3, y: -2, width: 9, height: 6))
    #expect(moved == source)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = source.transformed(by: turn, in: PixelRect(x: -6, y: 0, width: 6, height: 9))
    for y in 0..<6 {
      for x in 0..<9 { #expect(turned.pixels[x * 6 + 5 - y] == source.pixels[y * 9 + x], "\(x), \(y)") }
    }
  }

  @Test func farAwayImagesAreNotDrawn() {
    let source = noise(4, 4)
    let far = source.transformed(
      by: CGAffineTransform(translationX: 1e12, y: 0), in: PixelRect(x: 0, y: 0, width: 5, height: 5))
    #expect(far.pixels.allSatisfy { $0 == 0 })
  }
}
