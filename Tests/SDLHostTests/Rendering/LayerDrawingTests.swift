import Engine
import Foundation
import Geometry
import Graphics
import Raster
import SDLHost
import Testing

@MainActor @Suite struct LayerDrawingTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)
  private let box = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func layer(
    _ effect: LayerEffect, _ commands: [DrawCommand], bounds: CGRect? = nil, at origin: CGPoint = .zero
  ) -> DrawCommand {
    .layer(Layer(content: Recording(commands: commands, bounds: bounds ?? box), effect: effect, origin: origin))
  }

  private func ellipse(_ rect: CGRect, _ color: RGBAColor = .black) -> DrawCommand {
    .path(.ellipse(in: rect), rule: .nonzero, .color(color), .identity)
  }

  private func difference(_ lhs: PixelImage, _ rhs: PixelImage) -> Int {
    var worst = 0
    for index in lhs.pixels.indices {
      for shift in [0, 8, 16] as [UInt32] {
        worst = max(worst, abs(Int(lhs.pixels[index] >> shift & 0xFF) - Int(rhs.pixels[index] >> shift & 0xFF)))
      }
    }
    return worst
  }

  @Test func groupOpacityDoesNotRevealCoveredContent() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let lower = CGRect(x: 0, y: 0, width: 30, height: 30)
    let upper = CGRect(x: 10, y: 10, width: 30, height: 30)
    let group = try canvas.draw([layer(.opacity(0.5), [.rectangle(lower, .black), .rectangle(upper, .black)])])
    #expect(abs(group.ink(5, 5) - 0.5) < 0.01 && abs(group.ink(20, 20) - 0.5) < 0.01)
    let gray = RGBAColor.black.opacity(0.5)
    let single = try canvas.draw([.rectangle(lower, gray), .rectangle(upper, gray)])
    #expect(abs(single.ink(20, 20) - 0.75) < 0.01)
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func aLayerWithoutEffectLooksLikeItsSteps(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(60, 60, scale: scale)
    let run = canvas.run("Agf")
    let commands: [DrawCommand] = [
      .roundedRectangle(CGRect(x: 2, y: 2, width: 36, height: 30), radius: 7, red.opacity(0.6)),
      ellipse(CGRect(x: 5.3, y: 9.1, width: 20, height: 17), RGBAColor(red: 0, green: 0.5, blue: 1, alpha: 0.8)),
      .text(run, origin: CGPoint(x: 6, y: 24), .black),
    ]
    let direct = try canvas.draw(commands)
    #expect(difference(try canvas.draw([layer(LayerEffect(), commands)]), direct) <= 3)
    let nested = layer(LayerEffect(), [layer(LayerEffect(), commands)])
    #expect(difference(try canvas.draw([nested]), direct) <= 4)
  }

  @Test func aNestedLayerOfExcessiveExtentIsOmitted() throws {
    let canvas = try OffscreenCanvas(60, 60)
    let turned = layer(.transform(CGAffineTransform(rotationAngle: 0.3)), [.rectangle(box, .black)])
    let image = try canvas.draw([layer(.blur(radius: 6000), [turned])])
    #expect(image.totalInk == 0)
  }

  @Test func redrawingMovingOrFadingALayerUploadsNothing() throws {
    let canvas = try OffscreenCanvas(120, 120)
    let commands = [ellipse(box.insetBy(dx: 8, dy: 8)), ellipse(box.insetBy(dx: 12, dy: 12), red)]
    var effect = LayerEffect.shadow(color: RGBAColor.black.opacity(0.4), radius: 6, offset: CGSize(width: 0, height: 2))
    try canvas.draw([layer(effect, commands)])
    #expect(canvas.target.counts.madeRasters > 0)
    for step in 1..<5 {
      effect.opacity = 1 - 0.1 * Double(step)
      try canvas.draw([layer(effect, commands, at: CGPoint(x: 3 * step, y: 17 * step))])
      #expect(canvas.target.counts.madeRasters == 0)
      #expect(canvas.target.counts.drawCalls == 2)
    }
    try canvas.draw([layer(effect, [commands[0]])])
    #expect(canvas.target.counts.madeRasters == 1)
    canvas.target.dropCaches()
    #expect(canvas.target.counts.rasterCacheBytes == 0)
  }

  @Test func layersRescaledInEachFrameEvictNoOtherEntries() throws {
    let limits = DrawingLimits(rasterCacheBytes: 1_000_000, layerCacheBytes: 200_000)
    let canvas = try OffscreenCanvas(160, 160, limits: limits)
    let path = ellipse(CGRect(x: 100, y: 100, width: 50, height: 50))
    for step in 0..<40 {
      let scale = 1 + CGFloat(step) / 50
      let scaled = layer(
        .transform(CGAffineTransform(scaleX: scale, y: scale)),
        [.rectangle(box, red), ellipse(box.insetBy(dx: 5, dy: 5))])
      try canvas.draw([path, scaled])
      #expect(canvas.target.counts.rasterCacheBytes <= 250_000)
    }
    try canvas.draw([path])
    #expect(canvas.target.counts.madeRasters == 0)
  }

  @Test func aQuarterTurnRotatesThePixels() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let commands: [DrawCommand] = [
      .rectangle(CGRect(x: 4, y: 6, width: 20, height: 9), red),
      .text(canvas.run("Ry"), origin: CGPoint(x: 6, y: 30), .black),
      ellipse(CGRect(x: 22.3, y: 20.7, width: 11, height: 14)),
    ]
    let upright = try canvas.draw([layer(LayerEffect(), commands)])
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let turned = try canvas.draw([layer(.transform(turn), commands)])
    for y in 0..<40 {
      for x in 0..<40 { #expect(abs(turned.ink(39 - y, x) - upright.ink(x, y)) < 0.02, "\(x), \(y)") }
    }
    let byAngle = CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 2).translatedBy(x: -20, y: -20)
    #expect(difference(try canvas.draw([layer(.transform(byAngle), commands)]), turned) <= 2)
  }

  @Test func aScaledLayerIsDrawnAtItsSizeAndNotBlurred() throws {
    let canvas = try OffscreenCanvas(80, 80)
    let commands = [ellipse(CGRect(x: 4, y: 4, width: 32, height: 32))]
    let scaled = try canvas.draw([layer(.transform(CGAffineTransform(scaleX: 2, y: 2)), commands)])
    let direct = try canvas.draw([ellipse(CGRect(x: 8, y: 8, width: 64, height: 64))])
    #expect(difference(scaled, direct) <= 4)
    let small = try canvas.draw([layer(.transform(CGAffineTransform(scaleX: 0.3, y: 0.3)), commands)])
    #expect(abs(small.totalInk / (.pi * 16 * 16 * 0.09) - 1) < 0.03)
  }

  @Test(arguments: [1, 1.5] as [CGFloat])
  func aRoundedClipHasSmoothEdgesAndItsArea(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(40, 40, scale: scale)
    let clip = VectorPath.roundedRect(CGRect(x: 4, y: 4, width: 32, height: 32), radius: 10)
    let image = try canvas.draw([layer(.clip(clip), [.rectangle(box, .black)])])
    let area = 32 * 32 - (4 - Double.pi) * 100
    #expect(abs(image.totalInk / (area * scale * scale) - 1) < 0.005)
    let direct = try canvas.draw([.path(clip, rule: .nonzero, .color(.black), .identity)])
    #expect(difference(image, direct) <= 1)
  }

  @Test func aClipOverChangingContentUploadsNothingAndKeepsTheBackdrop() throws {
    let canvas = try OffscreenCanvas(120, 120)
    let card = CGRect(x: 0, y: 0, width: 100, height: 90)
    let clip = VectorPath.roundedRect(card, radius: 16)
    let stripes: [DrawCommand] = (0..<12).map {
      .rectangle(CGRect(x: 10 * $0, y: 0, width: 5, height: 120), red.opacity(0.5))
    }
    for step in 0..<4 {
      let rows: [DrawCommand] = [.rectangle(CGRect(x: 0, y: 10 * step, width: 100, height: 80), .black)]
      let image = try canvas.draw(stripes + [layer(.clip(clip), rows, bounds: card, at: CGPoint(x: 9, y: 11))])
      #expect(canvas.target.counts.madeRasters == 0)
      // The same through a separate layer, which the opacity requires.
      var faint = LayerEffect.clip(clip)
      faint.opacity = 0.9999
      let other = try canvas.draw(stripes + [layer(faint, rows, bounds: card, at: CGPoint(x: 9, y: 11))])
      #expect(difference(image, other) <= 3)
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func aClipInATranslucentGroupHasTheCoverageOfItsPath(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(40, 40, scale: scale)
    let clip = VectorPath.roundedRect(CGRect(x: 4, y: 4.3, width: 32, height: 30), radius: 10)
    // The clip's edge lies over clear, translucent and opaque pixels of the group.
    let backdrop: [DrawCommand] = [
      .rectangle(CGRect(x: 0, y: 0, width: 8, height: 20), .black),
      .rectangle(CGRect(x: 24, y: 0, width: 16, height: 40), RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5)),
    ]
    for color in [red, red.opacity(0.4)] {
      let clipped = layer(.clip(clip), [.rectangle(box, color)])
      let filled = DrawCommand.path(clip, rule: .nonzero, .color(color), .identity)
      let image = try canvas.draw([layer(.opacity(0.5), backdrop + [clipped])])
      let expected = try canvas.draw([layer(.opacity(0.5), backdrop + [filled])])
      #expect(difference(image, expected) <= 2)
    }
  }

  @Test func nestedClipsAreIntersected() throws {
    let canvas = try OffscreenCanvas(100, 100)
    let outer = VectorPath.roundedRect(CGRect(x: 0, y: 0, width: 90, height: 90), radius: 20)
    let inner = VectorPath.ellipse(in: CGRect(x: -30, y: 10, width: 110, height: 70))
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    let nested = layer(
      .clip(outer), [layer(.clip(inner), [.rectangle(whole, .black)], bounds: whole)], bounds: whole)
    let image = try canvas.draw([nested, .rectangle(CGRect(x: 95, y: 0, width: 5, height: 5), .black)])
    for (x, y) in [(45, 45), (3, 45), (2, 16), (45, 5), (70, 15), (97, 2), (85, 45)] {
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
      let isInside = (outer.contains(point) && inner.contains(point)) || (x > 94 && y < 5)
      #expect(abs(image.ink(x, y) - (isInside ? 1 : 0)) < 0.1, "\(x), \(y)")
    }
  }

  @Test func aMaskKeepsOneSideAndItsInverseTheOther() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let mask = Recording(commands: [ellipse(CGRect(x: 10, y: 10, width: 20, height: 20))], bounds: box)
    let inside = try canvas.draw([layer(.mask(mask), [.rectangle(box, .black)])])
    let outside = try canvas.draw([layer(.mask(mask, isInverse: true), [.rectangle(box, .black)])])
    #expect(inside.ink(20, 20) == 1 && inside.ink(3, 3) == 0 && outside.ink(20, 20) == 0 && outside.ink(3, 3) == 1)
    #expect(abs(inside.totalInk + outside.totalInk - 1600) < 4)
  }

  @Test func aShadowKeepsItsAlphaAndEndsAtItsRadius() throws {
    let canvas = try OffscreenCanvas(100, 100)
    let square = CGRect(x: 35, y: 35, width: 30, height: 30)
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    // Moved out from under its square, the shadow can be measured alone.
    let effect = LayerEffect.shadow(color: .black, radius: 12, offset: CGSize(width: 0, height: 200))
    let image = try canvas.draw([
      layer(effect, [.rectangle(square, .black)], bounds: whole, at: CGPoint(x: 0, y: -200))
    ])
    // SDL rounds faint ink down when it blends.
    #expect(abs(image.totalInk / 900 - 1) < 0.02)
    let bounds = try #require(image.inkBounds(0.004))
    #expect(bounds.left >= 35 - 19 && bounds.left <= 35 - 10 && bounds.right <= 65 + 19)
    #expect(abs(image.ink(50, 35) - image.ink(50, 64)) < 0.01 && abs(image.ink(35, 50) - image.ink(50, 35)) < 0.01)
    // A Gaussian's edge is half as dark as its inside.
    #expect(abs((image.ink(50, 34) + image.ink(50, 35)) / 2 - 0.5) < 0.03)
  }

  @Test func aShadowLeavesNoFringeAroundAnOpaqueShape() throws {
    let canvas = try OffscreenCanvas(60, 60)
    let shape = ellipse(CGRect(x: 10, y: 10, width: 40, height: 40), .white)
    let effect = LayerEffect.shadow(color: RGBAColor.black.opacity(0.5), radius: 8)
    let image = try canvas.draw([layer(effect, [shape], bounds: CGRect(x: 0, y: 0, width: 60, height: 60))])
    for x in 14..<46 { #expect(image.ink(x, 30) < 0.01) }
    // From the edge outwards the shadow only fades.
    for x in 51..<59 { #expect(image.ink(x, 30) >= image.ink(x + 1, 30)) }
  }

  @Test func changesInsideACardKeepItsShadow() throws {
    let (canvas, fresh) = (try OffscreenCanvas(80, 80), try OffscreenCanvas(80, 80))
    let card = CGRect(x: 0, y: 0, width: 40, height: 40)
    let effect = LayerEffect.shadow(color: RGBAColor.black.opacity(0.5), radius: 8)
    func command(_ color: RGBAColor, alpha: Double = 1) -> DrawCommand {
      let dot = DrawCommand.rectangle(CGRect(x: 10, y: 10, width: 8, height: 8), color)
      return layer(
        effect, [.roundedRectangle(card, radius: 9, RGBAColor.white.opacity(alpha)), dot], bounds: card,
        at: CGPoint(x: 20, y: 20))
    }
    try canvas.draw([command(.black)])
    let before = canvas.target.counts.rasterCacheBytes
    #expect(try canvas.draw([command(red)]) == fresh.draw([command(red)]))
    // A second layer, but no second shadow.
    let after = canvas.target.counts.rasterCacheBytes
    #expect(after - before < before)
    #expect(try canvas.draw([command(red, alpha: 0.5)]) == fresh.draw([command(red, alpha: 0.5)]))
  }

  @Test func aBlurKeepsInkAndColor() throws {
    let canvas = try OffscreenCanvas(80, 80)
    let whole = CGRect(x: 0, y: 0, width: 80, height: 80)
    let square = CGRect(x: 30, y: 30, width: 20, height: 20)
    let black = try canvas.draw([layer(.blur(radius: 4), [.rectangle(square, .black)], bounds: whole)])
    #expect(abs(black.totalInk / 400 - 1) < 0.02)
    let image = try canvas.draw([layer(.blur(radius: 4), [.rectangle(square, red)], bounds: whole)])
    // No dark fringe: red over white is fully red at every opacity.
    for x in 0..<80 { #expect(image[x, 40] >> 16 & 0xFF >= 252) }
  }

  @Test func blendModesAddAndMultiply() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let gray = RGBAColor(red: 0.5, green: 0.25, blue: 0.25)
    let square = CGRect(x: 10, y: 10, width: 20, height: 20)
    let two: [DrawCommand] = [.rectangle(square, gray)]
    func pixel(_ mode: LayerEffect.BlendMode, _ x: Int, opacity: Double = 1) throws -> UInt32 {
      var effect = LayerEffect.blend(mode)
      effect.opacity = opacity
      return try canvas.draw([layer(effect, two)], background: gray)[x, 20] & 0xFFFFFF
    }
    #expect(try pixel(.additive, 20) == 0xFF8080 && pixel(.additive, 5) == 0x804040)
    #expect(try pixel(.multiply, 20) == 0x401010 && pixel(.multiply, 5) == 0x804040)
    #expect(try pixel(.modulate, 20) == 0x401010 && pixel(.modulate, 5) == 0)
    #expect(try pixel(.multiply, 20, opacity: 0) == 0x804040)
  }

  @Test func aColorMatrixChangesColorsButNoEdges() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let shape = CGRect(x: 5, y: 5, width: 30, height: 30)
    let image = try canvas.draw([layer(.colors(.inversion), [ellipse(shape, .white)])])
    #expect(difference(image, try canvas.draw([ellipse(shape)])) <= 1)
    let gray = try canvas.draw([layer(.colors(.grayscale(1)), [.rectangle(box, red)])])
    #expect(gray[20, 20] & 0xFFFFFF == 0x363636)
  }

  @Test func textInScaledLayersDoesNotAffectUnscaledText() throws {
    let canvas = try OffscreenCanvas(120, 60)
    let text = DrawCommand.text(canvas.run("Handgloves"), origin: CGPoint(x: 4, y: 24), .black)
    let before = try canvas.draw([text])
    try canvas.draw([layer(.transform(CGAffineTransform(scaleX: 2, y: 2)), [text]), text])
    #expect(try canvas.draw([text]) == before)
  }

  @Test func emptyAndInvalidLayersDrawNothingAndDoNotCrash() throws {
    let canvas = try OffscreenCanvas(40, 40)
    let black: [DrawCommand] = [.rectangle(box, .black)]
    let odd: [DrawCommand] = [
      layer(.opacity(0.5), []), layer(.opacity(0), black), layer(.opacity(0.5), black, bounds: .zero),
      layer(.transform(CGAffineTransform(scaleX: 0, y: 0)), black),
      layer(.transform(CGAffineTransform(scaleX: .nan, y: 1)), black), layer(.clip(VectorPath()), black),
      layer(.opacity(0.5), black, at: CGPoint(x: CGFloat.nan, y: 0)),
      layer(.opacity(0.5), black, at: CGPoint(x: 900, y: 0)),
    ]
    for (index, command) in odd.enumerated() { #expect(try canvas.draw([command]).totalInk == 0, "\(index)") }
    try canvas.draw([layer(.blur(radius: .nan), black), layer(.shadow(color: .black, radius: -4), black)])
  }
}
