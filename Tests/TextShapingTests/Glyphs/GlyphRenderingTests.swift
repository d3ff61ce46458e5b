import Geometry
import Graphics
import Testing
import TextShaping

/// Glyphs under each `FontRendering`.
@MainActor @Suite struct GlyphRenderingTests {
  private static let text = "Handgloves, AVATAR 0123"
  private let path: String
  private let composer: GlyphComposer

  init() throws {
    // A font with instructions of its own.
    path = try #require(FontCatalog().match(FaceRequest(ResolvedFont(family: "DejaVu Sans", size: 1)))).path
    composer = GlyphComposer(glyphs: GlyphCache(), words: WordShaper())
  }

  private func font(_ rendering: FontRendering, pixels: CGFloat = 13, needsBold: Bool = false) throws -> SizedFont {
    try SizedFont(
      FontFile(path: path, needsBold: needsBold, rendering: rendering), size: PixelSizeOfEm(pixels), fitting: .drawing)
  }

  private func coverage(_ rendering: FontRendering, pixels: CGFloat = 13, phase: Int = 0) throws -> CoverageMask {
    try #require(
      composer.coverage(
        of: Self.text, ShapingContext(.latin), font: try font(rendering, pixels: pixels), phase: phase))
  }

  private func subpixels(
    _ rendering: FontRendering, pixels: CGFloat = 13, phase: Int = 0, needsBold: Bool = false
  ) throws -> SubpixelMask {
    try #require(
      composer.subpixels(
        of: Self.text, ShapingContext(.latin),
        font: try font(rendering, pixels: pixels, needsBold: needsBold), phase: phase))
  }

  /// The sum of a component in pixels: 0 is red, 1 green, 2 blue.
  private func ink(_ mask: SubpixelMask, _ component: UInt32) -> Double {
    mask.values.reduce(0) { $0 + Double($1 >> (16 - 8 * component) & 0xFF) } / 255
  }

  private func ink(_ mask: CoverageMask) -> Double { mask.values.reduce(0) { $0 + Double($1) } / 255 }

  @Test func glyphsDifferUnderEachHintingAndAdvancesDoNot() throws {
    let renderings = [
      FontRendering(hinting: .none), .fixed, FontRendering(hinting: .full), FontRendering(isAntialiased: false),
    ]
    let masks = try renderings.map { try coverage($0) }
    for first in masks.indices {
      for second in masks.indices where second > first {
        #expect(masks[first].values != masks[second].values, "\(renderings[first]), \(renderings[second])")
      }
    }
    let expected = try positions(.fixed)
    let further = [
      FontRendering(hinting: .medium), FontRendering(hinting: .full, usesAutohinter: true),
      FontRendering(subpixelOrder: .rgb),
    ]
    for rendering in renderings + further {
      #expect(try positions(rendering) == expected)
    }
  }

  /// The offset and the advance of each glyph.
  private func positions(_ rendering: FontRendering) throws -> [Int32] {
    try font(rendering).shape(Self.text, ShapingContext(.latin)).positions.flatMap { [$0.x_offset, $0.x_advance] }
  }

  @Test func slightHintingOfTheDesktopIsTheFixedRendering() throws {
    let desktop = FontRendering(
      antialias: true, hinting: true, hintStyle: 1, autohint: false, rgba: nil, lcdFilter: 1)
    #expect(try coverage(desktop) == coverage(.fixed))
  }

  /// A glyph moves with its position under every `FontRendering.Hinting`.
  @Test(arguments: FontRendering.Hinting.allCases, [false, true])
  func glyphsKeepTheirFractionsOfAPixel(hinting: FontRendering.Hinting, usesAutohinter: Bool) throws {
    let rendering = FontRendering(hinting: hinting, usesAutohinter: usesAutohinter)
    let (start, moved) = (try coverage(rendering), try coverage(rendering, phase: 32))
    #expect(start.values != moved.values)
    // The stems have the same extent at both places.
    #expect(abs(ink(start) - ink(moved)) < 0.02 * ink(start))
  }

  @Test func withoutAntialiasingPixelsAreBlackOrWhite() throws {
    for hinting in FontRendering.Hinting.allCases {
      let rendering = FontRendering(isAntialiased: false, hinting: hinting, subpixelOrder: .rgb)
      let mask = try coverage(rendering, phase: 21)
      #expect(mask.values.allSatisfy { $0 == 0 || $0 == 255 } && ink(mask) > 100)
      #expect(try subpixels(rendering, phase: 21) == SubpixelMask(mask))
    }
    let bold = try #require(
      composer.coverage(
        of: Self.text, ShapingContext(.latin), font: try font(FontRendering(isAntialiased: false), needsBold: true)))
    #expect(bold.values.allSatisfy { $0 == 0 || $0 == 255 })
    #expect(try ink(bold) > ink(coverage(FontRendering(isAntialiased: false))))
  }

  @Test(arguments: FontRendering.SubpixelOrder.allCases.dropFirst(), [FontRendering.SubpixelFilter.standard, .light])
  func eachStripeHasTheCoverageOfTheGrayGlyph(
    order: FontRendering.SubpixelOrder, filter: FontRendering.SubpixelFilter
  ) throws {
    let gray = try coverage(FontRendering(subpixelOrder: order, subpixelFilter: filter))
    let mask = try subpixels(FontRendering(subpixelOrder: order, subpixelFilter: filter))
    for component in 0..<3 as Range<UInt32> {
      #expect(abs(ink(mask, component) - ink(gray)) < 0.01 * ink(gray))
    }
    #expect(abs(ink(mask.mean) - ink(gray)) < 0.01 * ink(gray))
    // A pixel more on each side along the stripes at most, so that the box of the gray text bounds both.
    let reach = gray.frame.grown(by: 1)
    #expect(mask.frame.intersection(reach) == mask.frame)
    #expect(mask.values.contains { $0 >> 16 & 0xFF != $0 & 0xFF })
  }

  @Test(arguments: [
    (FontRendering.SubpixelOrder.rgb, FontRendering.SubpixelOrder.bgr), (.vrgb, .vbgr),
  ])
  func theReversedOrderExchangesRedAndBlue(
    order: FontRendering.SubpixelOrder, reversed: FontRendering.SubpixelOrder
  ) throws {
    let one = try subpixels(FontRendering(subpixelOrder: order))
    let other = try subpixels(FontRendering(subpixelOrder: reversed))
    #expect(one.frame == other.frame)
    #expect(
      other.values == one.values.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 })
  }

  /// The red stripe lies a third of a pixel left of the green stripe.
  @Test func stripesShowThePictureAtTheirPlaces() throws {
    let mask = try subpixels(FontRendering(subpixelOrder: .rgb))
    let moved = try subpixels(FontRendering(subpixelOrder: .rgb), phase: 21)
    // After a third of a pixel to the right, the green stripes have the coverage of the red stripes before.
    func column(_ mask: SubpixelMask, _ component: UInt32, x: Int32) -> Int {
      guard x >= mask.frame.x, x < mask.frame.x + mask.frame.width else { return 0 }
      return (0..<Int(mask.frame.height)).reduce(0) {
        $0 + Int(mask.values[$1 * mask.stride + Int(x - mask.frame.x)] >> (16 - 8 * component) & 0xFF)
      }
    }
    var (difference, whole) = (0, 0)
    for x in mask.frame.x - 1...mask.frame.x + mask.frame.width {
      difference += abs(column(mask, 0, x: x) - column(moved, 1, x: x))
      whole += column(mask, 0, x: x)
    }
    #expect(difference * 20 < whole)
  }

  @Test(arguments: [FontRendering.SubpixelOrder.rgb, .bgr, .vrgb])
  func syntheticBoldIsWiderInAllStripes(order: FontRendering.SubpixelOrder) throws {
    let (regular, bold) = (
      try subpixels(FontRendering(subpixelOrder: order)),
      try subpixels(FontRendering(subpixelOrder: order), needsBold: true)
    )
    let inks = (0..<3 as Range<UInt32>).map { ink(bold, $0) / ink(regular, $0) }
    #expect(inks.allSatisfy { $0 > 1.2 } && (inks.max() ?? 0) - (inks.min() ?? 0) < 0.03)
  }

  /// Layouts and replays have the same numbers under every rendering.
  @Test func widthsOfTextsDoNotDependOnTheRendering() throws {
    let settings = [
      ["Xft.hintstyle": "hintfull"], ["Xft.hinting": "0"], ["Xft.antialias": "0"], ["Xft.rgba": "vbgr"],
    ]
    let fixed = FontTextEngine(fonts: try SharedFonts.library.get())
    for settings in settings {
      let library = try FontLibrary(catalog: FontCatalog(hasDesktopRendering: true))
      library.renderingSettings = settings
      let engine = FontTextEngine(fonts: library)
      for size in [9, 13.5, 40] as [CGFloat] {
        let font = ResolvedFont(size: size)
        #expect(engine.width(of: Self.text[...], font: font) == fixed.width(of: Self.text[...], font: font))
        #expect(engine.metrics(of: font) == fixed.metrics(of: font))
      }
    }
  }

  /// A change of size of text with stripes does not let the cache grow beyond its limit.
  @Test func masksWithSubpixelsCountForTheBoundOfTheCache() throws {
    let cache = GlyphCache(byteLimit: 128 << 10)
    let font = try font(FontRendering(subpixelOrder: .rgb), pixels: 30)
    for glyph in 20..<400 as Range<UInt32> {
      cache.makeRoom()
      let (gray, colored) = (
        cache.mask(of: glyph, phase: 0, in: font), cache.mask(of: glyph, phase: 0, in: font, hasSubpixels: true)
      )
      if gray.bytes != nil { #expect(colored.byteCount >= 2 * gray.byteCount) }
      #expect(cache.byteCount <= 128 << 10)
    }
  }
}
