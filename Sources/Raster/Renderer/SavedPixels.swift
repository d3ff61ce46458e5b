import Graphics

/// Pixels under the edge of a clip. They are saved before the content of the clip is drawn, and mixed with the content where the clip
/// excludes it.
///
/// Threads that draw different rows may save and restore at the same time.
package final class SavedPixels: @unchecked Sendable {
  package let frame: PixelRect
  /// The coverage of the clip in `frame`, from a larger square.
  private let coverage: [UInt8]
  private let firstCoverage: Int
  private let stride: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  /// `square` has a coverage of `square.width` bytes a row; `frame` lies inside of it.
  package init(_ frame: PixelRect, in square: PixelRect, coverage: [UInt8]) {
    self.frame = frame
    self.coverage = coverage
    stride = Int(square.width)
    firstCoverage = Int(frame.y - square.y) * stride + Int(frame.x - square.x)
    pixels = .allocate(capacity: frame.area)
  }

  deinit { pixels.deallocate() }

  /// Copies the pixels of the rows of `area`.
  func save(_ memory: PixelMemory, rows area: PixelRect) {
    for y in area.y..<area.y + area.height {
      row(y).update(from: memory.pixel(frame.x, y), count: Int(frame.width))
    }
  }

  /// Mixes the rows of `area` with the content, by the coverage of the clip.
  func restore(_ memory: PixelMemory, rows area: PixelRect) {
    coverage.withUnsafeBytes { coverage in
      for y in area.y..<area.y + area.height {
        let first = firstCoverage + Int(y - frame.y) * stride
        let (saved, target) = (UnsafeRawPointer(row(y)), UnsafeMutableRawPointer(memory.pixel(frame.x, y)))
        let count = Int(frame.width)
        var column = 0
        while column + 4 <= count {
          let covered = coverage.loadUnaligned(fromByteOffset: first + column, as: SIMD4<UInt8>.self)
          let mixed = target.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self).mixed(
            with: saved.loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt32>.self),
            share: SIMD4<UInt32>(truncatingIfNeeded: covered))
          target.storeBytes(of: mixed, toByteOffset: 4 * column, as: SIMD4<UInt32>.self)
          column += 4
        }
        while column < count {
          let pixel = SIMD4(repeating: target.load(fromByteOffset: 4 * column, as: UInt32.self)).mixed(
            with: SIMD4(repeating: saved.load(fromByteOffset: 4 * column, as: UInt32.self)),
            share: SIMD4(repeating: UInt32(coverage[first + column])))
          target.storeBytes(of: pixel.x, toByteOffset: 4 * column, as: UInt32.self)
          column += 1
        }
      }
    }
  }

  private func row(_ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + Int(y - frame.y) * Int(frame.width) }
}
