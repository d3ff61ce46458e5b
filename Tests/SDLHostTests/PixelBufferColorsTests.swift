import Engine
import Testing

@testable import SDLHost

@Suite struct PixelBufferColorsTests {
  @Test func alphaIsTakenOutExactly() {
    for alpha in 1...255 as ClosedRange<UInt32> {
      for component in 0...alpha {
        let expected = alpha == 255 ? component : min((component * 255 + alpha / 2) / alpha, 255)
        let pixel = alpha << 24 | component << 16 | component << 8 | component
        #expect(PixelBuffer.straight(pixel) == alpha << 24 | expected << 16 | expected << 8 | expected)
      }
    }
    #expect(PixelBuffer.straight(0) == 0)
  }

  @Test func componentsLeadBackToTheirPixel() {
    for pixel in [0, 0xFFFF_FFFF, 0x8040_2010, 0x0102_0304, 0xFF00_7F80] as [UInt32] {
      #expect(PixelBuffer.pixel(PixelBuffer.components(pixel)) == pixel)
    }
    #expect(PixelBuffer.pixel(SIMD4(254.6, -0.3, 255.3, 0.4)) == 0x00FF_00FF)
  }

  @Test func aMatrixTurnsColoursIntoGreysOfTheirLuminance() {
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

  @Test func onlyWhatFitsIsPlaced() {
    var buffer = PixelBuffer(width: 3, height: 2)
    let picture = PixelBuffer(width: 2, height: 2, pixels: [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004])
    buffer.place(picture, x: 2, y: -1, opacity: 255)
    #expect(buffer.pixels == [0, 0, 0xFF00_0003, 0, 0, 0])
    buffer.place(picture, x: -1, y: 1, opacity: 128)
    #expect(buffer.pixels == [0, 0, 0xFF00_0003, 0x8000_0001, 0, 0])
    buffer.place(picture, x: 9, y: 9, opacity: 255)
    #expect(buffer.pixels[0] == 0)
  }
}
