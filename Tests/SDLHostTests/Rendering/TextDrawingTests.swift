import Engine
import Foundation
import Geometry
import Graphics
import Raster
import SDLHost
import Testing

@MainActor @Suite struct TextDrawingTests {
  @Test(arguments: [(11, 1), (17, 1), (17, 1.25), (34, 2)] as [(CGFloat, CGFloat)])
  func inkStaysWithinTheAdvanceAndTheLine(size: CGFloat, scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(400, 80, scale: scale)
    let run = canvas.run("Handgloves xyz", ResolvedFont(size: size))
    let image = try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 50), .black)])
    let bounds = try #require(image.inkBounds())
    #expect(CGFloat(bounds.left) >= (10 * scale).rounded() - 1)
    #expect(CGFloat(bounds.right) <= ((10 + run.width) * scale).rounded(.up) + 1)
    #expect(CGFloat(bounds.right) >= (10 + run.width) * scale - 3 * scale)
    #expect(CGFloat(bounds.top) >= ((50 - run.metrics.ascent) * scale).rounded(.down))
    #expect(CGFloat(bounds.bottom) <= ((50 + run.metrics.descent) * scale).rounded(.up))
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func flatLettersStandOnTheBaseline(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(100, 60, scale: scale)
    let image = try canvas.draw([.text(canvas.run("HIE"), origin: CGPoint(x: 10, y: 40), .black)])
    #expect(try #require(image.inkBounds(0.5)).bottom == Int((40 * scale).rounded()))
  }

  @Test func aHangingFirstGlyphDoesNotShiftTheLine() throws {
    let canvas = try OffscreenCanvas(200, 60)
    let italic = ResolvedFont(size: 34, isItalic: true)
    let alone = try canvas.draw([.text(canvas.run("jl", italic), origin: CGPoint(x: 60, y: 40), .black)])
    let led = canvas.run("l", italic)
    let after = try canvas.draw([
      .text(canvas.run("ljl", italic), origin: CGPoint(x: 60 - led.width, y: 40), .black)
    ])
    #expect(try #require(alone.inkBounds(0.3)).left < 60)
    #expect(abs(try #require(alone.inkBounds(0.3)).right - #require(after.inkBounds(0.3)).right) <= 1)
  }

  @Test func chineseCharactersComeFromAFallbackFontAndDiffer() throws {
    let canvas = try OffscreenCanvas(60, 40)
    func image(_ text: String) throws -> PixelImage {
      try canvas.draw([.text(canvas.run(text), origin: CGPoint(x: 10, y: 28), .black)])
    }
    let (scroll, move, missing) = (try image("滚"), try image("动"), try image("\u{10FFFD}"))
    #expect(scroll != move && scroll != missing && move != missing)
    #expect(scroll.totalInk > 30 && missing.totalInk > 0)
    let size = canvas.run("滚动").width
    #expect(size > 32 && size < 36)
  }

  @Test func mixedScriptsShareABaselineAndAddUp() throws {
    let canvas = try OffscreenCanvas(400, 40)
    let whole = canvas.run("Scroll 滚动视图 view")
    let parts = ["Scroll ", "滚动视图", " view"].map { canvas.run($0).width }
    #expect(abs(whole.width - parts.reduce(0, +)) < 0.3)
    let mixed = try canvas.draw([.text(whole, origin: CGPoint(x: 10, y: 28), .black)])
    let latin = try canvas.draw([.text(canvas.run("Scroll "), origin: CGPoint(x: 10, y: 28), .black)])
    for y in 0..<40 { for x in 0..<40 { #expect(abs(mixed.ink(x, y) - latin.ink(x, y)) < 0.01) } }
    #expect(canvas.target.counts.drawCalls == 2)
  }

  @Test func colorChangesNeitherShapeNorTexture() throws {
    let canvas = try OffscreenCanvas(200, 40)
    let run = canvas.run("Handgloves")
    let black = try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 28), .black)])
    #expect(canvas.target.counts.madeRasters == 1)
    let equal = canvas.run("Handgloves")
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let redImage = try canvas.draw([.text(equal, origin: CGPoint(x: 10, y: 28), red)])
    #expect(canvas.target.counts.madeRasters == 0)
    for y in 0..<40 {
      for x in 0..<200 {
        #expect(abs(black.ink(x, y) - redImage.ink(x, y)) < 0.01)
        #expect(redImage[x, y] >> 16 & 0xFF == 0xFF)
      }
    }
  }

  @Test func whiteOnBlackIsTheNegativeOfBlackOnWhite() throws {
    let canvas = try OffscreenCanvas(200, 40)
    let run = canvas.run("Handgloves")
    let dark = try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 28), .black)])
    let light = try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 28), .white)], background: .black)
    for y in 0..<40 { for x in 0..<200 { #expect(abs(dark.ink(x, y) + light.ink(x, y) - 1) < 0.02) } }
  }

  @Test func textureMemoryStaysBoundedOverTenThousandRuns() throws {
    let limit = 1 << 20
    let canvas = try OffscreenCanvas(300, 40, limits: DrawingLimits(textCacheBytes: limit))
    var highest = 0
    for index in 0..<10_000 {
      let run = canvas.run("Row \(index)", ResolvedFont(size: 13))
      var list = DisplayList(size: canvas.target.size)
      list.append(.text(run, origin: CGPoint(x: 10, y: 28), .black), clip: .infinite)
      canvas.target.draw(list)
      highest = max(highest, canvas.target.counts.textCacheBytes)
    }
    #expect(highest <= limit && highest > limit / 2)
  }

  @Test func aRunWithAnEvictedTextureIsDrawnAgain() throws {
    let canvas = try OffscreenCanvas(200, 40, limits: DrawingLimits(textCacheBytes: 30_000))
    let run = canvas.run("Handgloves")
    let before = try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 28), .black)])
    for index in 0..<20 {
      try canvas.draw([.text(canvas.run("Other \(index)"), origin: CGPoint(x: 10, y: 28), .black)])
    }
    #expect(try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 28), .black)]) == before)
    canvas.target.dropCaches()
    #expect(canvas.target.counts.textCacheBytes == 0)
    #expect(try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 28), .black)]) == before)
  }

  @Test func twoTargetsDrawTheSameRun() throws {
    let (first, second) = (try OffscreenCanvas(200, 40), try OffscreenCanvas(200, 40))
    let run = first.run("Handgloves")
    let command = DrawCommand.text(run, origin: CGPoint(x: 10, y: 28), .black)
    let image = try first.draw([command])
    #expect(try second.draw([command]) == image)
    #expect(try first.draw([command]) == image)
    #expect(first.target.counts.madeRasters == 0)
  }

  @Test func aVeryLongLineDrawsOnlyItsVisiblePart() throws {
    let canvas = try OffscreenCanvas(300, 40, limits: DrawingLimits(textCacheBytes: 4 << 20))
    let run = canvas.run(String(repeating: "0123456789", count: 10_000))
    #expect(run.width > 500_000)
    for start in stride(from: 0, to: run.width, by: run.width / 9) {
      let image = try canvas.draw([.text(run, origin: CGPoint(x: -start, y: 28), .black)])
      #expect(image.totalInk > 200)
      #expect(canvas.target.counts.madeRasters <= 2)
      #expect(canvas.target.counts.textCacheBytes <= 4 << 20)
    }
  }

  @Test func textWithoutVisibleGlyphsDoesNotCrash() throws {
    let canvas = try OffscreenCanvas(300, 60)
    let texts = [
      "", " ", "\u{0}", "a\u{0}b", "\t\n\r\u{7}", "\u{200D}", "👨‍👩‍👧", "1️⃣", "e\u{301}\u{302}\u{303}", "\u{FEFF}x", "ﷺ",
    ]
    for text in texts {
      try canvas.draw([.text(canvas.run(text), origin: CGPoint(x: 10, y: 40), .black)])
    }
    for size in [0, -3, .nan, .infinity, 0.01, 1e9] as [CGFloat] {
      let run = TextRun(
        text: "x", font: ResolvedFont(size: size), width: 1, metrics: FontMetrics(ascent: 1, descent: 1, leading: 0))
      try canvas.draw([.text(run, origin: CGPoint(x: 10, y: 40), .black)])
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func emojiKeepTheirColorsInTextOfAnyColor(scale: CGFloat) throws {
    let canvas = try OffscreenCanvas(60, 40, scale: scale)
    let run = canvas.run("👍🏽❤️")
    func image(_ color: RGBAColor) throws -> PixelImage {
      try canvas.draw([.text(run, origin: CGPoint(x: 4, y: 28), color)])
    }
    let black = try image(.black)
    #expect(try image(RGBAColor(red: 0, green: 0.6, blue: 1)).pixels == black.pixels)
    #expect(try image(.black.opacity(0.5)).totalInk < 0.6 * black.totalInk && black.totalInk > 40)
    // The heart is red.
    let red = black.pixels.filter { $0 >> 16 & 255 > 200 && $0 >> 8 & 255 < 100 && $0 & 255 < 100 }
    #expect(CGFloat(red.count) > 60 * scale * scale)
  }
}
