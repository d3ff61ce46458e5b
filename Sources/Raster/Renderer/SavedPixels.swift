import Graphics

/// Pixels under the edge of a clip. They are saved before the content of the clip is drawn, and blended over the content where the clip
/// excludes it.
///
/// Threads that draw different rows may save and restore at the same time.
package final class SavedPixels: @unchecked Sendable {
  let frame: PixelRect
  /// The coverage of the clip in `frame`, from a larger square.
  private let coverage: [UInt8]
  private let firstCoverage: Int
  private let stride: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  /// `square` has a coverage of `square.width` bytes a row; `frame` lies inside of it.
  init(_ frame: PixelRect, in square: PixelRect, coverage: [UInt8]) {
    self.frame = frame
    self.coverage = coverage
    stride = Int(square.width)
    firstCoverage = Int(frame.y - square.y) * stride + Int(frame.x - square.x)
    pixels = .allocate(capacity: frame.area)
  }

  deinit { pixels.deallocate() }

  /// Copies the pixels of the rows of `area`, with the share that the clip excludes as alpha.
  func save(_ memory: PixelMemory, rows area: PixelRect) {
    coverage.withUnsafeBufferPointer { coverage in
      for y in area.y..<area.y + area.height {
        let row = Int(y - frame.y)
        let (from, to) = (memory.pixel(frame.x, y), pixels + row * Int(frame.width))
        for column in 0..<Int(frame.width) {
          let excluded = 255 - coverage[firstCoverage + row * stride + column]
          to[column] = from[column] & 0xFFFFFF | UInt32(excluded) &<< 24
        }
      }
    }
  }

  /// Blends the rows of `area` over the content.
  func restore(_ memory: PixelMemory, rows area: PixelRect) {
    for y in area.y..<area.y + area.height {
      let row = pixels + Int(y - frame.y) * Int(frame.width)
      ImageBlending.blend(row, over: memory.pixel(frame.x, y), count: Int(frame.width))
    }
  }
}
