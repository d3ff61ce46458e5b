import Engine
import Foundation
import Geometry
import Graphics
import Testing

@testable import SDLHost

@Suite struct BlendMathTests {
  /// Expected values are computed by hand from the W3C's formulas: backdrop 0x80, 0x40, 0xC0 under 0x40, 0x80, 0xC0.
  @Test(arguments: [
    (LayerEffect.BlendMode.multiply, 0x202091 as UInt32), (.screen, 0xA0A0EF), (.darken, 0x4040C0),
    (.lighten, 0x8080C0), (.difference, 0x404000), (.exclusion, 0x80805F), (.additive, 0xC0C0FF),
    (.overlay, 0x4140DF), (.hardLight, 0x4041DF), (.plusDarker, 0x000081),
  ])
  func opaquePixelsAreMixedByTheFormula(mode: LayerEffect.BlendMode, expected: UInt32) {
    let result = BlendMath(mode: mode, opacity: 1).mixed(0xFF40_80C0, over: 0xFF80_40C0)
    #expect(result >> 24 == 255)
    for shift in [0, 8, 16] as [UInt32] {
      let (one, other) = (Int(result >> shift & 0xFF), Int(expected >> shift & 0xFF))
      #expect(abs(one - other) <= 1, "\(mode) \(String(result, radix: 16)) \(String(expected, radix: 16))")
    }
  }

  @Test func modesOfHueKeepTheLuminosityTheySayTheyKeep() {
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

  @Test func clearPixelsChangeNothingAndColoursStayWithinTheirAlpha() {
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

  @Test func compositingOperatorsTakeAlphaAway() {
    #expect(BlendMath(mode: .destinationOut, opacity: 1).mixed(0xFF00_0000, over: 0xFFFF_0000) == 0)
    #expect(BlendMath(mode: .destinationOut, opacity: 0.5).mixed(0xFF00_0000, over: 0xFFFF_0000) >> 24 == 128)
    #expect(BlendMath(mode: .destinationOver, opacity: 1).mixed(0xFFFF_0000, over: 0xFF00_FF00) == 0xFF00_FF00)
    #expect(BlendMath(mode: .sourceAtop, opacity: 1).mixed(0xFFFF_0000, over: 0) == 0)
  }
}

@MainActor @Suite struct BackdropBlendingTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func layer(_ effect: LayerEffect, _ commands: [DrawCommand]) -> DrawCommand {
    .layer(Layer(content: Recording(commands: commands, bounds: box), effect: effect, origin: .zero))
  }

  private let gray = RGBAColor(red: 0.5, green: 0.25, blue: 0.75)
  private let square = DrawCommand.rectangle(
    CGRect(x: 10, y: 10, width: 20, height: 20), RGBAColor(red: 0.25, green: 0.5, blue: 0.75))

  @Test func whatLiesBehindTheLayerIsMixedAndNothingElse() throws {
    let picture = try Picture(60, 60)
    let image = try picture.draw([layer(.blend(.difference), [square])], background: gray)
    #expect(image[20, 20] & 0xFFFFFF == 0x404000)
    #expect(image[5, 20] == image[50, 50] && image[31, 20] == image[50, 50])
    let screen = try picture.draw([layer(.blend(.screen), [square])], background: gray)
    #expect(screen[20, 20] & 0xFFFFFF == 0xA0A0EF)
  }

  @Test func opacityMakesTheMixFainter() throws {
    var effect = LayerEffect.blend(.difference)
    effect.opacity = 0.5
    let image = try Picture(60, 60).draw([layer(effect, [square])], background: gray)
    #expect(abs(Int(image[20, 20] >> 16 & 0xFF) - 0x60) <= 1)
  }

  @Test func aClipOfTheListHoldsForTheMix() throws {
    let clip = DrawCommand.clip(CGRect(x: 0, y: 0, width: 20, height: 60))
    let image = try Picture(60, 60).draw([clip, layer(.blend(.difference), [square])], background: gray)
    #expect(image[19, 20] & 0xFFFFFF == 0x404000 && image[20, 20] == image[50, 50])
  }

  /// In a group a hole is cut into the group alone.
  @Test func aHoleInAGroupShowsWhatLiesBehindTheGroup() throws {
    let sheet = DrawCommand.rectangle(box, .black)
    let hole = layer(.blend(.destinationOut), [square])
    let image = try Picture(60, 60).draw([layer(.group, [sheet, hole])], background: gray)
    #expect(image[20, 20] == image[50, 50])
    #expect(image[5, 5] & 0xFFFFFF == 0)
  }

  @Test(arguments: [LayerEffect.BlendMode.multiply, .additive])
  func overNothingInAGroupColoursStayWhatTheyAre(mode: LayerEffect.BlendMode) throws {
    let image = try Picture(60, 60).draw([layer(.group, [layer(.blend(mode), [square])])], background: .white)
    #expect(image[20, 20] & 0xFFFFFF == 0x4080BF)
    #expect(image[5, 5] & 0xFFFFFF == 0xFFFFFF)
  }

  @Test func aTurnedLayerIsMixedToo() throws {
    var effect = LayerEffect.blend(.difference)
    effect.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let image = try Picture(60, 60).draw([layer(effect, [square])], background: gray)
    #expect(image[20, 20] & 0xFFFFFF == 0x404000 && image[5, 5] == image[50, 50])
  }
}
