import Graphics
import Raster
import Testing

/// Pictures of shapes that are drawn without the main actor.
@Suite struct VectorDrawingTests {
  private func pixels(_ commands: [DrawCommand], area: CGRect = CGRect(x: 0, y: 0, width: 8, height: 8), side: Int = 8)
    -> PixelBuffer
  {
    PixelBuffer(VectorDrawing(area: area) { commands }, width: side, height: side)
  }

  private let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func aRectangleFillsItsPixels() {
    let drawn = pixels([.rectangle(CGRect(x: 2, y: 1, width: 3, height: 2), red)])
    #expect(drawn.pixels[1 * 8 + 2] == 0xFFFF_0000)
    #expect(drawn.pixels[2 * 8 + 4] == 0xFFFF_0000)
    #expect(drawn.pixels.count { $0 != 0 } == 6)
  }

  @Test func theAreaIsStretchedOverThePixels() {
    let drawn = pixels(
      [.rectangle(CGRect(x: 10, y: 10, width: 1, height: 1), red)], area: CGRect(x: 10, y: 10, width: 2, height: 2))
    #expect(drawn.pixels.count { $0 == 0xFFFF_0000 } == 16)
  }

  @Test func clipsRestrictWhatFollows() {
    let drawn = pixels([
      .clip(CGRect(x: 0, y: 0, width: 4, height: 8)), .rectangle(CGRect(x: 0, y: 0, width: 8, height: 8), red),
    ])
    #expect(drawn.pixels.count { $0 != 0 } == 32)
  }

  @Test func layersHaveOpacityClipAndTransform() {
    var effect = LayerEffect.opacity(0.5)
    effect.transform = CGAffineTransform(translationX: 2, y: 0)
    effect.clip = LayerEffect.Clip(.rect(CGRect(x: 0, y: 0, width: 2, height: 2)))
    let content = Recording(
      commands: [.rectangle(CGRect(x: 0, y: 0, width: 8, height: 8), red)],
      bounds: CGRect(x: 0, y: 0, width: 8, height: 8))
    let drawn = pixels([.layer(Layer(content: content, effect: effect, origin: CGPoint(x: 1, y: 1)))])
    #expect(drawn.pixels.count { $0 != 0 } == 4)
    #expect(drawn.pixels[1 * 8 + 3] >> 24 == 128)
  }

  @Test func gradientsAreDrawn() {
    let ramp = ColorRamp(colors: [
      RGBAColor(red: 0, green: 0, blue: 0, alpha: 1),
      RGBAColor(red: 1, green: 1, blue: 1, alpha: 1),
    ])
    let drawn = pixels([
      .path(
        .rect(CGRect(x: 0, y: 0, width: 8, height: 8)), rule: .nonzero,
        .linear(ramp, start: .zero, end: CGPoint(x: 8, y: 0)), .identity)
    ])
    #expect(drawn.pixels[0] & 0xFF < 40 && drawn.pixels[7] & 0xFF > 215)
  }

  @Test func anEmptyAreaGivesClearPixels() {
    let drawn = pixels([.rectangle(CGRect(x: 0, y: 0, width: 8, height: 8), red)], area: .zero)
    #expect(drawn.pixels.allSatisfy { $0 == 0 })
  }
}
