import Foundation
import Raster
import Testing

@Suite struct BoxBlurTests {
  /// A block of 19 by 21 pixels in a buffer of `side` by `side`.
  private func block(_ color: UInt32, side: Int) -> PixelBuffer {
    var buffer = PixelBuffer(width: side, height: side)
    let middle = side / 2
    for y in middle - 10...middle + 10 { for x in middle - 9...middle + 9 { buffer.pixels[y * side + x] = color } }
    return buffer
  }

  @Test(arguments: [0.4, 1, 2.5, 7, 12, 25.3])
  func itKeepsTheSumAndHasTheDeviationOfItsGaussian(deviation: Double) {
    let side = 41 + 2 * Int(4 * deviation)
    var buffer = block(0xFF00_0000, side: side)
    buffer.blur(deviation: deviation)
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        let value = Double(buffer.pixels[y * side + x] >> 24)
        sum += value
        across += value * Double((x - side / 2) * (x - side / 2))
        down += value * Double((y - side / 2) * (y - side / 2))
      }
    }
    // In a wide blur many values round to the same byte.
    let slack = deviation > 10 ? 0.04 : 0.01
    #expect(abs(sum / (19 * 21 * 255) - 1) < slack)
    // The variance of a row of n pixels is (n² − 1) / 12, to which that of the blur is added. Faint rims are rounded to bytes.
    let bound = max(slack, 0.02) * deviation * deviation + 0.01
    #expect(abs(across / sum - 30 - deviation * deviation) < bound)
    #expect(abs(down / sum - 440 / 12.0 - deviation * deviation) < bound)
  }

  /// The reference: box filters in floating point.
  private func exactly(_ pixels: [UInt32], width: Int, height: Int, deviation: Double) -> [UInt32] {
    let variance = deviation * deviation / 3
    let radius = max(0, Int((0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)))
    let next = Double((radius + 1) * (radius + 1))
    let edge = Double(2 * radius + 1) * (Double(radius * (radius + 1)) - 3 * variance) / (6 * (variance - next))
    var result = [UInt32](repeating: 0, count: pixels.count)
    for shift in [0, 8, 16, 24] as [UInt32] {
      var plane = pixels.map { Double($0 >> shift & 0xFF) }
      for (dx, dy) in [(1, 0), (1, 0), (1, 0), (0, 1), (0, 1), (0, 1)] {
        let before = plane
        for y in 0..<height {
          for x in 0..<width {
            var sum = 0.0
            for step in -radius - 1...radius + 1 {
              let (x, y) = (x + step * dx, y + step * dy)
              guard x >= 0, y >= 0, x < width, y < height else { continue }
              sum += before[y * width + x] * (abs(step) > radius ? edge : 1)
            }
            plane[y * width + x] = sum / (Double(2 * radius + 1) + 2 * edge)
          }
        }
      }
      for index in plane.indices { result[index] |= UInt32(plane[index].rounded()) << shift }
    }
    return result
  }

  @Test(arguments: [0.05, 0.3, 0.7, 1, 1.6, 2.4, 3.3, 5, 8, 14, 33, 60])
  func itIsWithinOneLevelOfTheExactBoxes(deviation: Double) {
    // Widths and heights that are and are not divisible by four.
    for (width, height) in [(16, 12), (37, 22), (1, 9), (3, 1)] {
      var state = UInt32(width * height)
      let noise = (0..<width * height).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return PixelBuffer.premultiplied(state ^ state >> 16)
      }
      let edges = (0..<width * height).map { $0 % width > 4 && $0 / width > 3 ? 0xFFFF_FFFF : 0 as UInt32 }
      for pixels in [noise, edges] {
        var buffer = PixelBuffer(width: width, height: height, pixels: pixels)
        buffer.blur(deviation: deviation)
        let expected = exactly(pixels, width: width, height: height, deviation: deviation)
        for (result, expected) in zip(buffer.pixels, expected) {
          for shift in [0, 8, 16, 24] as [UInt32] {
            #expect(abs(Int(result >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 1)
          }
          #expect(max(result & 0xFF, result >> 8 & 0xFF, result >> 16 & 0xFF) <= result >> 24)
        }
      }
    }
  }

  @Test(arguments: [0.05, 0.7, 1.5, 3, 9, 30, 60])
  func aUniformSurfaceIsUnchangedAwayFromItsEdges(deviation: Double) {
    let side = 2 * Int(3 * deviation + 4) + 9
    for color: UInt32 in [0xFFFF_FFFF, 0xFF33_6699, 0x8040_2001] {
      var buffer = PixelBuffer(width: side, height: 5 * side, pixels: Array(repeating: color, count: 5 * side * side))
      buffer.blur(deviation: deviation)
      #expect(buffer.pixels[5 * side / 2 * side + side / 2] == color)
    }
  }

  @Test func aVeryWideBlurKeepsTheSum() {
    let side = 1200
    var buffer = PixelBuffer(width: side, height: side)
    for y in 400..<800 { for x in 400..<800 { buffer.pixels[y * side + x] = 0xFFFF_FFFF } }
    buffer.blur(deviation: 100)
    let sum = buffer.pixels.reduce(0.0) { $0 + Double($1 >> 24) }
    #expect(abs(sum / (400 * 400 * 255) - 1) < 0.02)
    // erf(2 / √2)²: the middle of a square four deviations wide.
    #expect(abs(Double(buffer.pixels[side * side / 2 + side / 2] >> 24) / 255 - 0.911) < 0.02)
  }

  @Test func noDeviationChangesNothing() {
    var buffer = PixelBuffer(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    buffer.blur(deviation: 0)
    #expect(buffer.pixels == [1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [0.7, 3, 12, 60, 90])
  func aPlaneIsBlurredAsTheAlphaOfPixels(deviation: Double) {
    for (width, height) in [(37, 22), (16, 19), (3, 1)] {
      var state = UInt32(width)
      let alphas = (0..<width * height).map { _ -> UInt32 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return state & 0xFF00_0000
      }
      var buffer = PixelBuffer(width: width, height: height, pixels: alphas)
      let plane = buffer.alphaPlane.shadow(deviation: deviation, dx: 0, dy: 0)
      buffer.blur(deviation: deviation)
      #expect(plane.alphas == buffer.alphas())
    }
  }

  @Test func aShapeMovesByWholePixelsAndByParts() {
    var buffer = PixelBuffer(width: 5, height: 4)
    buffer.pixels[1 * 5 + 1] = 0xC800_0000
    let whole = buffer.alphaPlane.shadow(deviation: 0, dx: 2, dy: 1)
    #expect(whole.alphas.firstIndex(of: 200) == 2 * 5 + 3)
    #expect(whole.alphas.count { $0 > 0 } == 1)
    #expect(!buffer.alphaPlane.shadow(deviation: 0, dx: 4, dy: 0).alphas.contains { $0 > 0 })
    #expect(!buffer.alphaPlane.shadow(deviation: 0, dx: 0, dy: -2).alphas.contains { $0 > 0 })
    let half = buffer.alphaPlane.shadow(deviation: 0, dx: 0.5, dy: 0)
    #expect(half.alphas[1 * 5 + 1] == 100 && half.alphas[1 * 5 + 2] == 100)
  }

  @Test func aShadowKeepsTheAlphaOfItsSource() {
    var buffer = PixelBuffer(width: 60, height: 60)
    for y in 20..<40 { for x in 20..<40 { buffer.pixels[y * 60 + x] = 0xFF80_4020 } }
    let shape = buffer.alphaPlane.shadow(deviation: 4, dx: 2.5, dy: -1)
    var clear = PixelBuffer(width: 60, height: 60)
    clear.place(overShadow: shape, red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let shadow = clear.pixels
    let alpha = shadow.reduce(0.0) { $0 + Double($1 >> 24) }
    #expect(abs(alpha / (400 * 127.5) - 1) < 0.005)
    let middle = shadow[29 * 60 + 32]
    #expect(middle >> 24 == 128 || middle >> 24 == 127 || middle >> 24 == 126)
    #expect(middle >> 16 & 0xFF <= middle >> 24 && middle & 0xFF == 0)
  }
}
