import Graphics
import Raster
import Testing

@Suite struct BlendMathTests {
  /// Expected values are computed by hand from the W3C's formulas: backdrop 0x80, 0x40, 0xC0 under 0x40, 0x80, 0xC0.
  @Test(arguments: [
    (LayerEffect.BlendMode.multiply, 0x202091 as UInt32), (.screen, 0xA0A0EF), (.darken, 0x4040C0),
    (.lighten, 0x8080C0), (.difference, 0x404000), (.exclusion, 0x80805F), (.additive, 0xC0C0FF),
    (.overlay, 0x4140DF), (.hardLight, 0x4041DF), (.plusDarker, 0x000081),
  ])
  func opaquePixelsAreBlendedByTheFormula(mode: LayerEffect.BlendMode, expected: UInt32) {
    let result = BlendMath(mode: mode, opacity: 1).mixed(0xFF40_80C0, over: 0xFF80_40C0)
    #expect(result >> 24 == 255)
    for shift in [0, 8, 16] as [UInt32] {
      let (one, other) = (Int(result >> shift & 0xFF), Int(expected >> shift & 0xFF))
      #expect(abs(one - other) <= 1, "\(mode) \(String(result, radix: 16)) \(String(expected, radix: 16))")
    }
  }

  @Test func nonSeparableModesKeepTheirLuminosity() {
    func luminosity(_ pixel: UInt32) -> Double {
      0.3 * Double(pixel >> 16 & 0xFF) + 0.59 * Double(pixel >> 8 & 0xFF) + 0.11 * Double(pixel & 0xFF)
    }
    let (upper, lower): (UInt32, UInt32) = (0xFFE0_2040, 0xFF30_90A0)
    for mode in [LayerEffect.BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(BlendMath(mode: mode, opacity: 1).mixed(upper, over: lower)) - luminosity(lower)) < 2)
    }
    let bright = BlendMath(mode: .luminosity, opacity: 1).mixed(upper, over: lower)
    #expect(abs(luminosity(bright) - luminosity(upper)) < 2)
  }

  @Test func clearPixelsChangeNothingAndColorsNeverExceedTheirAlpha() {
    let modes: [LayerEffect.BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOut, .plusDarker, .additive,
    ]
    var seed: UInt64 = 42
    func random() -> UInt32 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return PixelBuffer.premultiplied(UInt32(truncatingIfNeeded: seed >> 32))
    }
    for mode in modes {
      let math = BlendMath(mode: mode, opacity: 1)
      for _ in 0..<200 {
        let (upper, lower) = (random(), random())
        #expect(math.mixed(0, over: lower) == lower, "\(mode)")
        let result = math.mixed(upper, over: lower)
        for shift in [0, 8, 16] as [UInt32] { #expect(result >> shift & 0xFF <= result >> 24, "\(mode), seed 42") }
      }
    }
  }

  /// A red pixel of half opacity over an opaque green pixel, and over a clear pixel.
  @Test(arguments: [
    (LayerEffect.BlendMode.sourceIn, 0x8080_0000 as UInt32, 0 as UInt32), (.sourceOut, 0, 0x8080_0000),
    (.destinationIn, 0x8000_8000, 0), (.destinationAtop, 0x8000_8000, 0x8080_0000), (.xor, 0x7F00_7F00, 0x8080_0000),
  ])
  func theOperatorsOfPorterAndDuff(mode: LayerEffect.BlendMode, overGreen: UInt32, overClear: UInt32) {
    let math = BlendMath(mode: mode, opacity: 1)
    #expect(math.mixed(0x8080_0000, over: 0xFF00_FF00) == overGreen)
    #expect(math.mixed(0x8080_0000, over: 0) == overClear)
  }

  @Test func compositingOperatorsReduceAlpha() {
    #expect(BlendMath(mode: .destinationOut, opacity: 1).mixed(0xFF00_0000, over: 0xFFFF_0000) == 0)
    #expect(BlendMath(mode: .destinationOut, opacity: 0.5).mixed(0xFF00_0000, over: 0xFFFF_0000) >> 24 == 128)
    #expect(BlendMath(mode: .destinationOver, opacity: 1).mixed(0xFFFF_0000, over: 0xFF00_FF00) == 0xFF00_FF00)
    #expect(BlendMath(mode: .sourceAtop, opacity: 1).mixed(0xFFFF_0000, over: 0) == 0)
  }
}
