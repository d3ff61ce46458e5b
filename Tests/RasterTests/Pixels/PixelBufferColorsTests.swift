import Graphics
import Raster
import Testing

@Suite struct PixelBufferColorsTests {
  @Test func alphaIsDividedOutExactly() {
    for alpha in 1...255 as ClosedRange<UInt32> {
      for component in 0...alpha {
        let expected = alpha == 255 ? component : min((component * 255 + alpha / 2) / alpha, 255)
        let pixel = alpha << 24 | component << 16 | component << 8 | component
        #expect(PixelBuffer.straight(pixel) == alpha << 24 | expected << 16 | expected << 8 | expected)
      }
    }
    #expect(PixelBuffer.straight(0) == 0)
  }

  @Test func componentsConvertBackToTheirPixel() {
    for pixel in [0, 0xFFFF_FFFF, 0x8040_2010, 0x0102_0304, 0xFF00_7F80] as [UInt32] {
      #expect(PixelBuffer.pixel(PixelBuffer.components(pixel)) == pixel)
    }
    #expect(PixelBuffer.pixel(SIMD4(254.6, -0.3, 255.3, 0.4)) == 0x00FF_00FF)
  }

  @Test func aGrayscaleMatrixKeepsTheLuminance() {
    var buffer = PixelBuffer(width: 4, height: 1, pixels: [0xFFFF_0000, 0x8080_0000, 0, 0xFF00_FF00])
    buffer.apply(.saturation(0))
    let red = buffer.pixels[0] & 0xFF
    #expect(buffer.pixels[0] == 0xFF00_0000 | red << 16 | red << 8 | red)
    // Half of it where half is clear, since alpha is multiplied in.
    #expect(buffer.pixels[1] >> 24 == 0x80)
    #expect(abs(Int(buffer.pixels[1] & 0xFF) * 2 - Int(red)) <= 1)
    #expect(buffer.pixels[2] == 0)
    #expect(buffer.pixels[3] & 0xFF > red)
  }

  @Test(arguments: [
    ColorMatrix.identity, .brightness(-0.1), .brightness(0.4), .contrast(1.7), .contrast(-1), .saturation(2.5),
    .hueRotation(1.2), .grayscale(0.6),
  ])
  func aMatrixIsAppliedToStraightColors(matrix: ColorMatrix) {
    // A count that does not fill whole vectors: runs of equal, clear, opaque and translucent colors.
    var pixels: [UInt32] = []
    for index in 0..<1003 as Range<UInt32> {
      let noise = (index / 3) &* 2_654_435_761
      pixels.append(index % 100 < 20 ? noise | 0xFF00_0000 : index % 100 < 40 ? 0x8040_2080 : noise)
    }
    var buffer = PixelBuffer(width: 1003, height: 1, straight: pixels)
    let before = buffer.pixels
    buffer.apply(matrix)
    for (index, pixel) in before.enumerated() {
      let alpha = Double(pixel >> 24) / 255
      let color = [16, 8, 0].map { shift in
        alpha > 0 ? min(Double(pixel >> UInt32(shift) & 0xFF) / 255 / alpha, 1) : 0
      }
      for (row, shift) in [16, 8, 0].enumerated() {
        let weights = matrix.weights[(5 * row)..<(5 * row + 5)].map(Double.init)
        let sum =
          weights[0] * color[0] + weights[1] * color[1] + weights[2] * color[2] + weights[3] * alpha + weights[4]
        let expected = min(max(sum, 0), 1) * alpha * 255
        let component = Double(buffer.pixels[index] >> UInt32(shift) & 0xFF)
        #expect(abs(component - expected) <= 0.501, "pixel \(index), from bit \(shift)")
      }
      #expect(buffer.pixels[index] >> 24 == pixel >> 24)
    }
  }

  @Test func mixedPixelsAreRoundedAndEqualPixelsStay() {
    for share in 0...255 as ClosedRange<UInt32> {
      let left = SIMD4<UInt32>(0xFF00_8001, 0x4020_1008, 0, 0xFFFF_FFFF)
      let right = SIMD4<UInt32>(7, 0xFF80_40FE, .max, 0)
      let mixed = left.mixed(with: right, share: SIMD4(repeating: share))
      for lane in 0..<4 {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let sum = (left[lane] >> shift & 0xFF) * share + (right[lane] >> shift & 0xFF) * (255 - share)
          #expect(mixed[lane] >> shift & 0xFF == (sum + 127) / 255)
        }
      }
      #expect(left.mixed(with: left, share: SIMD4(repeating: share)) == left)
    }
  }

  @Test func imagesAreClippedToTheBuffer() {
    var buffer = PixelBuffer(width: 3, height: 2)
    let image = PixelBuffer(width: 2, height: 2, pixels: [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004])
    buffer.withMemory { $0.place(image, x: 2, y: -1, clip: $0.bounds, opacity: 255) }
    #expect(buffer.pixels == [0, 0, 0xFF00_0003, 0, 0, 0])
    buffer.withMemory { $0.place(image, x: -1, y: 1, clip: $0.bounds, opacity: 128) }
    #expect(buffer.pixels == [0, 0, 0xFF00_0003, 0x8000_0001, 0, 0])
    buffer.withMemory { $0.place(image, x: 9, y: 9, clip: $0.bounds, opacity: 255) }
    #expect(buffer.pixels[0] == 0)
  }
}
