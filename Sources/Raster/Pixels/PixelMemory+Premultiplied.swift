import CPixels
import Graphics

extension PixelMemory {
  /// Replaces pixels by `opacity` 255ths of a buffer, whose top left corner lies at (`x`, `y`).
  package func place(_ buffer: PixelBuffer, x: Int32, y: Int32, clip: PixelRect, opacity: UInt8) {
    let seen = PixelRect(x: x, y: y, width: Int32(buffer.width), height: Int32(buffer.height)).intersection(clip)
    guard !seen.isEmpty else { return }
    buffer.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in seen.y..<seen.y + seen.height {
        let (source, target) = (base + Int(row - y) * buffer.width + Int(seen.x - x), pixel(seen.x, row))
        if opacity == 255 {
          target.update(from: source, count: Int(seen.width))
        } else {
          for column in 0..<Int(seen.width) {
            target[column] = PixelBuffer.scaled(source[column], by: UInt32(opacity))
          }
        }
      }
    }
  }

  /// Blends `opacity` 255ths of a buffer, whose top left corner lies at (`x`, `y`), over the pixels.
  func blend(_ buffer: PixelBuffer, x: Int32, y: Int32, clip: PixelRect, opacity: UInt8) {
    let seen = PixelRect(x: x, y: y, width: Int32(buffer.width), height: Int32(buffer.height)).intersection(clip)
    guard !seen.isEmpty else { return }
    buffer.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var source = base + Int(seen.y - y) * buffer.width + Int(seen.x - x)
      var target = start + Int(seen.y) * pitch + Int(seen.x) * 4
      for _ in 0..<seen.height {
        blend(source, over: target.assumingMemoryBound(to: UInt32.self), count: Int(seen.width), opacity)
        source += buffer.width
        target += pitch
      }
    }
  }

  /// Blends `opacity` 255ths of sampled pixels, whose coordinates begin at (`x`, `y`), over the pixels. `clip` has the columns of the
  /// sampler or fewer.
  func blend(_ sampler: PixelSampler, x: Int32, y: Int32, clip: PixelRect, opacity: UInt8) {
    let frame = sampler.frame.offset(x, y)
    let seen = Int(clip.x - frame.x)..<Int(clip.x - frame.x + clip.width)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Int(frame.width)) { line in
      guard let start = line.baseAddress else { return }
      for row in clip.y..<clip.y + clip.height {
        let touched = sampler.sample(row: Int(row - frame.y), into: line).clamped(to: seen)
        blend(
          start + touched.lowerBound, over: pixel(frame.x + Int32(touched.lowerBound), row), count: touched.count,
          opacity)
      }
    }
  }

  /// Blends pixels with premultiplied alpha.
  private func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int, _ opacity: UInt8
  ) {
    // The alpha of opaque memory stays 0.
    PixelKernels.fastest.blend(source, target, count, UInt32(opacity), isOpaque ? 0xFF_FFFF : .max)
  }
}
