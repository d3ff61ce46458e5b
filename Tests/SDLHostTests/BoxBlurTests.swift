import Foundation
import Testing

@testable import SDLHost

@Suite struct BoxBlurTests {
  @Test(arguments: [0.4, 1, 2.5, 7])
  func itKeepsTheSumAndHasTheDeviationOfItsGaussian(deviation: Double) {
    let side = 81
    var plane = [Float](repeating: 0, count: side * side)
    plane[40 * side + 40] = 1000
    BoxBlur(deviation: deviation).apply(to: &plane, width: side, height: side)
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        let value = Double(plane[y * side + x])
        sum += value
        across += value * Double((x - 40) * (x - 40))
        down += value * Double((y - 40) * (y - 40))
      }
    }
    #expect(abs(sum - 1000) < 0.1)
    #expect(abs((across / sum).squareRoot() / deviation - 1) < 0.01)
    #expect(abs((down / sum).squareRoot() / deviation - 1) < 0.01)
  }

  @Test func noDeviationChangesNothing() {
    var plane: [Float] = [1, 2, 3, 4, 5, 6]
    BoxBlur(deviation: 0).apply(to: &plane, width: 3, height: 2)
    #expect(plane == [1, 2, 3, 4, 5, 6])
  }

  @Test func aShadowKeepsTheAlphaOfItsPicture() {
    var buffer = PixelBuffer(width: 60, height: 60)
    for y in 20..<40 { for x in 20..<40 { buffer.pixels[y * 60 + x] = 0xFF80_4020 } }
    let shadow = buffer.shadow(red: 1, green: 0.5, blue: 0, alpha: 0.5, deviation: 4, dx: 2.5, dy: -1)
    let alpha = shadow.reduce(0.0) { $0 + Double($1 >> 24) }
    #expect(abs(alpha / (400 * 127.5) - 1) < 0.005)
    let middle = shadow[29 * 60 + 32]
    #expect(middle >> 24 == 128 || middle >> 24 == 127 || middle >> 24 == 126)
    #expect(middle >> 16 & 0xFF <= middle >> 24 && middle & 0xFF == 0)
  }
}
