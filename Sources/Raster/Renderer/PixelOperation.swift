import Graphics

/// A primitive that `SoftwareRenderer` has collected. `BandedDrawing` draws its part in each band of rows.
package struct PixelOperation: Sendable {
  package enum Kind: Sendable {
    case fill(DeviceColor)
    /// A mask in the color of a table, with the origin of the mask at a pixel.
    case coverage(CoverageMask, CoverageTable, x: Int32, y: Int32)
    case whiteCoverage(CoverageMask, x: Int32, y: Int32)
    case subpixels(SubpixelMask, DeviceColor, x: Int32, y: Int32)
    case image([UInt32], width: Int, from: PixelRect, to: PixelRect, DeviceColor, LayerEffect.BlendMode)
    case premultiplied(PixelBuffer, x: Int32, y: Int32, opacity: UInt8)
    case sampled(PixelSampler, x: Int32, y: Int32, opacity: UInt8)
    case save(SavedPixels)
    case restore(SavedPixels)
  }

  let kind: Kind
  /// The pixels that the operation may mark.
  let area: PixelRect

  package init(kind: Kind, area: PixelRect) {
    self.kind = kind
    self.area = area
  }

  /// The time on a single processor in nanoseconds, as an estimate.
  var work: Int {
    switch kind {
    case .fill(let color): PixelWork.nanoseconds(area.area, color.alpha == 255 ? PixelWork.copy : PixelWork.blend)
    case .coverage, .whiteCoverage, .save, .restore: PixelWork.nanoseconds(area.area, PixelWork.blend / 2)
    case .image, .premultiplied, .subpixels: PixelWork.nanoseconds(area.area, PixelWork.blend)
    case .sampled: PixelWork.nanoseconds(area.area, PixelWork.sample)
    }
  }

  /// Draws the part in `band`, which lies inside of the memory.
  package func draw(on memory: PixelMemory, in band: PixelRect) {
    let clip = area.intersection(band)
    guard !clip.isEmpty else { return }
    switch kind {
    case .fill(let color): memory.fill(clip, clip: clip, color)
    case .coverage(let mask, let table, let x, let y): memory.blend(mask, x: x, y: y, clip: clip, with: table)
    case .subpixels(let mask, let color, let x, let y): memory.blend(mask, x: x, y: y, clip: clip, color)
    case .whiteCoverage(let mask, let x, let y): memory.blendWhite(mask, x: x, y: y, clip: clip)
    case .image(let pixels, let width, let source, let target, let color, let mode):
      memory.blend(pixels, width: width, from: source, to: target, clip: clip, color, mode)
    case .premultiplied(let buffer, let x, let y, let opacity):
      memory.blend(buffer, x: x, y: y, clip: clip, opacity: opacity)
    case .sampled(let sampler, let x, let y, let opacity):
      memory.blend(sampler, x: x, y: y, clip: clip, opacity: opacity)
    case .save(let saved): saved.save(memory, rows: clip)
    case .restore(let saved): saved.restore(memory, rows: clip)
    }
  }
}

/// Operations that are drawn in bands of rows by the threads of `PixelRows`.
///
/// In each band the operations keep their order, so that bands have the pixels of operations that are drawn in full.
package struct BandedDrawing {
  private var operations: [PixelOperation] = []
  private var work = 0
  /// The bytes of a band, so that they remain in the processor's second cache from the first operation to the last.
  private static let bandBytes = 256 << 10
  /// The least number of rows in a band.
  private static let shortestBand = 8
  /// The rows that operations mark.
  private var rows: Range<Int32> = 0..<0

  package init() {}

  package mutating func append(_ operation: PixelOperation) {
    let (top, bottom) = (operation.area.y, operation.area.y + operation.area.height)
    rows = operations.isEmpty ? top..<bottom : min(rows.lowerBound, top)..<max(rows.upperBound, bottom)
    work += operation.work
    operations.append(operation)
  }

  /// Draws the operations and removes them; keeps their memory.
  package mutating func draw(on memory: PixelMemory) {
    if operations.isEmpty { return }
    operations.withUnsafeMutableBufferPointer { operations in
      guard let start = operations.baseAddress else { return }
      let (shared, count) = (SharedPointer(start), operations.count)
      let length = max(BandedDrawing.shortestBand, BandedDrawing.bandBytes / max(memory.pitch, 1))
      PixelRows.concurrently(Int(rows.lowerBound)..<Int(rows.upperBound), work: work) { rows in
        for start in stride(from: rows.lowerBound, to: rows.upperBound, by: length) {
          let band = PixelRect(
            x: 0, y: Int32(start), width: memory.bounds.width, height: Int32(min(length, rows.upperBound - start)))
          for index in 0..<count where shared.start[index].area.intersects(band) {
            shared.start[index].draw(on: memory, in: band)
          }
        }
      }
    }
    operations.removeAll(keepingCapacity: true)
    work = 0
  }
}
