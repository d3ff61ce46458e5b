import Geometry
import Graphics
import Raster
import ScrollUITesting
import Testing

/// Masks with a coverage for each component, drawn by `SoftwareRenderer`.
@MainActor @Suite struct SubpixelBlendingTests {
  private let width: Int32 = 61
  private let height: Int32 = 9

  /// Random pixels after `draw`.
  private func pixels(seed: UInt64, isOpaque: Bool = true, _ draw: (SoftwareRenderer) -> Void) -> [UInt32] {
    var random = SeededGenerator(seed: seed)
    var pixels = (0..<Int(width * height)).map { _ in UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF }
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let memory = PixelMemory(start: start, pitch: Int(width) * 4, width: width, height: height, isOpaque: isOpaque)
      let renderer = SoftwareRenderer(memory: memory)
      renderer.setClip(memory.bounds)
      draw(renderer)
    }
    return pixels
  }

  private func mask(_ random: inout SeededGenerator) -> CoverageMask {
    let frame = PixelRect(x: -3, y: 2, width: 50, height: 7)
    return CoverageMask(
      frame: frame,
      values: (0..<frame.area).map { _ in
        // Many pixels are empty or full, as in a text.
        [0, 0, 255, UInt8(truncatingIfNeeded: random.next())][random.next(below: 4)]
      })
  }

  @Test func equalCoveragesGiveThePixelsOfGrayText() {
    var random = SeededGenerator(seed: 7)
    for seed in 0..<200 as Range<UInt64> {
      let (mask, bits) = (mask(&random), random.next())
      let color = DeviceColor(
        RGBAColor(
          red: Float(bits & 0xFF) / 255, green: Float(bits >> 8 & 0xFF) / 255, blue: Float(bits >> 16 & 0xFF) / 255,
          alpha: seed % 3 == 0 ? 1 : Float(bits >> 24 & 0xFF) / 255))
      let x = Int32(seed % 17) - 6
      let gray = pixels(seed: seed) { $0.draw(RasterImage(mask), x: x, y: -1, color) }
      let colored = pixels(seed: seed) { $0.draw(RasterImage(SubpixelMask(mask)), x: x, y: -1, color) }
      #expect(gray.map { $0 & 0xFF_FFFF } == colored.map { $0 & 0xFF_FFFF }, "seed \(seed)")
    }
  }

  @Test func eachComponentIsMixedByItsOwnCoverage() {
    var mask = SubpixelMask(frame: PixelRect(x: 0, y: 0, width: 5, height: 1), stride: 5)
    mask.values = [0xFFFF_0000, 0x5500_FF00, 0x5500_00FF, 0xFFFF_FFFF, 0]
    let black = pixels(seed: 1) { renderer in
      renderer.fill(PixelRect(x: 0, y: 0, width: 10, height: 1), .white)
      renderer.draw(RasterImage(mask), x: 0, y: 0, DeviceColor(.black))
    }
    #expect(black.prefix(5).map { $0 & 0xFF_FFFF } == [0x00_FFFF, 0xFF_00FF, 0xFF_FF00, 0, 0xFF_FFFF])
  }

  @Test func onlyAnOpaqueTargetTakesSubpixels() {
    for isOpaque in [false, true] {
      _ = pixels(seed: 1, isOpaque: isOpaque) { #expect($0.takesSubpixels == isOpaque) }
    }
  }
}
