import Engine
import Foundation
import Geometry
import Graphics
import SDLHost
import Testing
import TextShaping

/// Text composed directly onto the surface, and the cost of new text.
@MainActor @Suite struct DirectTextTests {
  @Test(arguments: [
    RGBAColor.black, RGBAColor(red: 0.13, green: 0.13, blue: 0.14),
    RGBAColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.55),
    RGBAColor(red: 0.2, green: 0.5, blue: 1), RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.4),
  ])
  func directTextEqualsSDLTextureDrawing(color: RGBAColor) throws {
    let canvas = try OffscreenCanvas(240, 60)
    var list = DisplayList(size: canvas.target.size, background: .white)
    list.appendStripes()
    let run = canvas.run("Handgloves, AVATAR 滚动", ResolvedFont(size: 21))
    let clip = CGRect(x: 13, y: 5, width: 200, height: 37)
    list.append(.text(run, origin: CGPoint(x: 7, y: 40), color), clip: clip)
    list.append(.text(run, origin: CGPoint(x: -30, y: 58), color), clip: .infinite)
    canvas.target.draw(list)
    #expect(try canvas.target.snapshot() == list.drawnBySDL())
  }

  @Test func cachedTextIsComposedWithoutFreeTypeAndHarfBuzz() throws {
    let canvas = try OffscreenCanvas(300, 40)
    let command = DrawCommand.text(canvas.run("Handgloves 滚动"), origin: CGPoint(x: 10, y: 28), .black)
    let before = try canvas.draw([command])
    canvas.target.dropCaches()
    let shaped = try SharedFonts.library.get().words.shapedWords
    #expect(try canvas.draw([command]) == before)
    #expect(canvas.target.counts.madeRasters == 1 && canvas.target.counts.drawnGlyphs == 0)
    #expect(try SharedFonts.library.get().words.shapedWords == shaped)
  }

  /// Lines of 110 characters, as in a fling through a long text.
  @Test func newLinesOfCachedGlyphsRenderAlmostNoGlyph() throws {
    let canvas = try OffscreenCanvas(900, 640)
    var lines = LineSource()
    func viewport() -> [DrawCommand] {
      (0..<30).map {
        .text(canvas.run(lines.next(), ResolvedFont(size: 15)), origin: CGPoint(x: 10, y: 20 + 20 * $0), .black)
      }
    }
    for _ in 0..<12 { try canvas.draw(viewport()) }
    let shaped = try SharedFonts.library.get().words.shapedWords
    var last = viewport()
    try canvas.draw(last)
    #expect(canvas.target.counts.madeRasters == 30)
    // Of 2,700.
    #expect(canvas.target.counts.drawnGlyphs < 60)
    // Of 600 words, measured and drawn; each number is a new word.
    #expect(try SharedFonts.library.get().words.shapedWords - shaped < 90)
    // A key changes one line.
    last[7] = .text(canvas.run(lines.next() + "!", ResolvedFont(size: 15)), origin: CGPoint(x: 10, y: 160), .black)
    try canvas.draw(last)
    #expect(canvas.target.counts.madeRasters == 1 && canvas.target.counts.drawnGlyphs < 10)
  }
}

/// Lines of words in orders that are never repeated.
private struct LineSource {
  private let words = """
    the quick brown cat jumps over a dog while seven hundred letters wait in line to be drawn at last and nobody minds
    """.split(separator: " ")
  private var state: UInt64 = 1
  private var number = 0

  mutating func next() -> String {
    number += 1
    var line = "\(number). "
    while line.utf8.count < 110 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      line += words[Int(state >> 33) % words.count] + " "
    }
    return line
  }
}
