import CPixels
import Raster
import ScrollUITesting
import Testing

/// The loops for the fastest processor against those for every processor, which give the same bytes.
@Suite struct PixelKernelsTests {
  private let portable = pixel_kernels_portable().pointee
  private let fastest = pixel_kernels_fastest().pointee
  private static let lengths = 0...40

  /// `count` premultiplied pixels; some are clear, in groups too, and some opaque.
  private func pixels(_ count: Int, _ random: inout some RandomNumberGenerator) -> [UInt32] {
    var clear = 0
    return (0..<count).map { _ in
      if clear == 0, Int.random(in: 0..<16, using: &random) == 0 { clear = Int.random(in: 1...9, using: &random) }
      if clear > 0 {
        clear -= 1
        return 0
      }
      let pixel = UInt32.random(in: 0 ... .max, using: &random)
      return PixelBuffer.premultiplied(Bool.random(using: &random) ? pixel : pixel | 0xFF00_0000)
    }
  }

  @Test(arguments: [(0.97, 0.11), (-0.6, 0.3), (1, 0), (0.5, 0), (0.02, -1.3)])
  func sampledPixelsAreEqual(step: (x: Double, y: Double)) {
    var random = SeededGenerator(seed: 1)
    let (width, height) = (128, 128)
    let source = pixels(width * height, &random)
    for count in Self.lengths {
      for isLevel in [false, true] where !isLevel || step.y == 0 {
        let point = FixedPoint(x: 60.3, y: isLevel ? 60 : 60.7).rounded
        let distance = FixedPoint(x: step.x, y: step.y)
        let line = PixelLine(x: point.x, y: point.y, step_x: distance.x, step_y: distance.y, ahead: 0)
        var results = [[UInt32]](repeating: Array(repeating: 7, count: 41), count: 2)
        portable.sample(source, width, line, &results[0], count)
        fastest.sample(source, width, line, &results[1], count)
        #expect(results[0] == results[1])
        #expect(results[1][count...].allSatisfy { $0 == 7 })
        // The rest of a line has the arithmetic of single pixels.
        for index in 0..<count {
          var one = line
          one.x += Int64(index) * line.step_x
          one.y += Int64(index) * line.step_y
          var single: UInt32 = 0
          portable.sample(source, width, one, &single, 1)
          #expect(single == results[1][index])
        }
      }
    }
  }

  @Test(arguments: [0, 1, 127, 200, 254, 255] as [UInt32], [0xFF_FFFF, .max] as [UInt32])
  func blendedPixelsAreEqual(opacity: UInt32, kept: UInt32) {
    var random = SeededGenerator(seed: 2)
    for count in Self.lengths {
      let (source, below) = (pixels(count, &random), pixels(41, &random))
      var results = [below, below]
      portable.blend(source, &results[0], count, opacity, kept)
      fastest.blend(source, &results[1], count, opacity, kept)
      #expect(results[0] == results[1])
      for index in 0..<count {
        // Four clear pixels leave the pixels below.
        let group = index & ~3
        if group + 4 <= count, source[group..<group + 4].allSatisfy({ $0 == 0 }) {
          #expect(results[1][index] == below[index])
          continue
        }
        let pixel = PixelBuffer.scaled(source[index], by: opacity)
        #expect(results[1][index] == (pixel &+ PixelBuffer.scaled(below[index], by: 255 - pixel >> 24)) & kept)
      }
      #expect(results[1][count...] == below[count...])
    }
  }

  @Test(arguments: [
    PixelBox(radius: 0, edge: 30_000, scale: 34_000, half: 1, digits: 6),
    PixelBox(radius: 4, edge: 20_000, scale: 6_800, half: 5, digits: 3),
  ])
  func blurredColumnsAreEqual(box: PixelBox) {
    var random = SeededGenerator(seed: 3)
    for width in Self.lengths {
      for height in [1, 3, 4, 9, 40] {
        var source = pixels(width * height, &random)
        // Groups of equal columns share their result.
        if width >= 16 {
          for row in 0..<height { for x in 8..<16 { source[row * width + x] = source[row * width + x - 8] } }
        }
        let results = [portable, fastest].map { kernels in
          var result = [UInt32](repeating: 7, count: width * height)
          withUnsafeTemporaryAllocation(byteCount: pixel_blur_bytes(box, height), alignment: 32) { lines in
            kernels.blur_columns(box, source, width, height, 0, width, &result, lines.baseAddress!)
          }
          return result
        }
        #expect(results[0] == results[1])
      }
    }
  }

  @Test func changedColorsAreEqual() {
    var random = SeededGenerator(seed: 4)
    for count in Self.lengths {
      func weights() -> (Float, Float, Float, Float) {
        func weight() -> Float { Float.random(in: -2...2, using: &random) }
        return (weight(), weight(), weight(), 100 * weight())
      }
      var weights = PixelColorWeights(red: weights(), green: weights(), blue: weights())
      let source = pixels(41, &random)
      var results = [source, source]
      portable.change_colors(&results[0], count, &weights)
      fastest.change_colors(&results[1], count, &weights)
      #expect(results[0] == results[1])
      #expect(results[1][count...] == source[count...])
    }
  }
}
