import Graphics
import Raster
import Testing

@Suite struct ImageBlendingTests {
  private func blend(
    _ pixel: UInt32, over below: UInt32, _ color: DeviceColor = .white, _ mode: LayerEffect.BlendMode = .normal
  ) -> UInt32 {
    var target = [below]
    if mode == .normal, color == .white {
      ImageBlending.blend([pixel], over: &target, count: 1)
    } else {
      ImageBlending.blend([pixel], over: &target, count: 1, modulatedBy: color, mode)
    }
    return target[0]
  }

  @Test func opaquePixelsReplaceAndClearPixelsChangeNothing() {
    #expect(blend(0xFF12_3456, over: 0xFFAB_CDEF) == 0xFF12_3456)
    #expect(blend(0x0012_3456, over: 0xFFAB_CDEF) == 0xFFAB_CDEF)
    let red = DeviceColor(RGBAColor(red: 1, green: 0, blue: 0))
    #expect(blend(0xFFFF_FFFF, over: 0xFFAB_CDEF, red) == 0xFFFF_0000)
    #expect(blend(0x00FF_FFFF, over: 0xFFAB_CDEF, red) == 0xFFAB_CDEF)
  }

  @Test func componentsAreWeightedByTheAlpha() {
    // 200 · 128 / 256 + 100 · 127 / 256, each rounded down.
    #expect(blend(0x80C8_C8C8, over: 0xFF64_6464) & 0xFFFFFF == 0x95_9595)
  }

  @Test func sumsAreClampedAndProductsKeepTheBackdropsAlpha() {
    #expect(blend(0xFFC0_10FF, over: 0x80F0_2001, .white, .additive) == 0x80FF_30FF)
    #expect(blend(0xFF80_FF00, over: 0x80FF_4030, .white, .multiply) == 0x8080_4000)
  }
}
