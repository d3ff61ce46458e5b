import Foundation

extension PixelBuffer {
  /// The replacement for an image that is missing or broken: a gray box with a cross.
  static func placeholder(width: Int, height: Int) -> PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height)
    let line = max(1.0, Double(min(width, height)) / 32)
    let length = hypot(Double(width), Double(height))
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        let falling = abs(column * Double(height) - row * Double(width)) / length
        let rising = abs((Double(width) - column) * Double(height) - row * Double(width)) / length
        let edge = min(column, row, Double(width) - column, Double(height) - row) - line / 2
        let distance = min(falling, rising, max(edge, 0)) - line / 2
        let ink = UInt32(min(max(0.5 - distance, 0), 1) * 64)
        buffer.pixels[y * width + x] = 0xFF00_0000 | (0xD0 - ink) &* 0x01_0101
      }
    }
    return buffer
  }
}
