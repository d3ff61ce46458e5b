import Engine
import Foundation
import Geometry
import Graphics
import Raster
import SDLHost
import Testing

@MainActor @Suite struct BackdropBlendingTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func layer(_ effect: LayerEffect, _ commands: [DrawCommand]) -> DrawCommand {
    .layer(Layer(content: Recording(commands: commands, bounds: box), effect: effect, origin: .zero))
  }

  private let gray = RGBAColor(red: 0.5, green: 0.25, blue: 0.75)
  private let square = DrawCommand.rectangle(
    CGRect(x: 10, y: 10, width: 20, height: 20), RGBAColor(red: 0.25, green: 0.5, blue: 0.75))

  @Test func onlyTheBackdropOfTheLayerIsBlended() throws {
    let canvas = try OffscreenCanvas(60, 60)
    let image = try canvas.draw([layer(.blend(.difference), [square])], background: gray)
    #expect(image[20, 20] & 0xFFFFFF == 0x404000)
    #expect(image[5, 20] == image[50, 50] && image[31, 20] == image[50, 50])
    let screen = try canvas.draw([layer(.blend(.screen), [square])], background: gray)
    #expect(screen[20, 20] & 0xFFFFFF == 0xA0A0EF)
  }

  @Test func opacityWeakensTheBlend() throws {
    var effect = LayerEffect.blend(.difference)
    effect.opacity = 0.5
    let image = try OffscreenCanvas(60, 60).draw([layer(effect, [square])], background: gray)
    #expect(abs(Int(image[20, 20] >> 16 & 0xFF) - 0x60) <= 1)
  }

  @Test func aClipAppliesToTheBlend() throws {
    let clip = DrawCommand.clip(CGRect(x: 0, y: 0, width: 20, height: 60))
    let image = try OffscreenCanvas(60, 60).draw([clip, layer(.blend(.difference), [square])], background: gray)
    #expect(image[19, 20] & 0xFFFFFF == 0x404000 && image[20, 20] == image[50, 50])
  }

  /// In a group, a hole is cut into the group only.
  @Test func aHoleInAGroupShowsTheContentBehindTheGroup() throws {
    let sheet = DrawCommand.rectangle(box, .black)
    let hole = layer(.blend(.destinationOut), [square])
    let image = try OffscreenCanvas(60, 60).draw([layer(.group, [sheet, hole])], background: gray)
    #expect(image[20, 20] == image[50, 50])
    #expect(image[5, 5] & 0xFFFFFF == 0)
  }

  @Test(arguments: [LayerEffect.BlendMode.multiply, .additive])
  func overAnEmptyGroupBackdropColorsAreUnchanged(mode: LayerEffect.BlendMode) throws {
    let image = try OffscreenCanvas(60, 60).draw([layer(.group, [layer(.blend(mode), [square])])], background: .white)
    #expect(image[20, 20] & 0xFFFFFF == 0x4080BF)
    #expect(image[5, 5] & 0xFFFFFF == 0xFFFFFF)
  }

  @Test func aRotatedLayerIsBlended() throws {
    var effect = LayerEffect.blend(.difference)
    effect.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let image = try OffscreenCanvas(60, 60).draw([layer(effect, [square])], background: gray)
    #expect(image[20, 20] & 0xFFFFFF == 0x404000 && image[5, 5] == image[50, 50])
  }
}
