import CFontconfig
import Geometry
import Graphics
import Testing
import TextShaping

/// Values of fontconfig and of the desktop become a `FontRendering`.
@MainActor @Suite struct FontRenderingTests {
  typealias Hinting = FontRendering.Hinting

  @Test(
    arguments: [
      // The defaults of fontconfig.
      ((nil, nil, nil, nil, nil, nil), FontRendering(hinting: .full)),
      ((true, true, 1, false, 5, 1), .fixed),
      ((true, true, 0, false, 0, 0), FontRendering(hinting: .none, subpixelFilter: .none)),
      (
        (true, false, 3, true, 1, 2),
        FontRendering(hinting: .none, usesAutohinter: true, subpixelOrder: .rgb, subpixelFilter: .light)
      ),
      (
        (false, true, 2, false, 2, 3),
        FontRendering(isAntialiased: false, hinting: .medium, subpixelOrder: .bgr, subpixelFilter: .legacy)
      ),
      ((true, true, 3, false, 3, 1), FontRendering(hinting: .full, subpixelOrder: .vrgb)),
      ((true, true, 3, false, 4, 1), FontRendering(hinting: .full, subpixelOrder: .vbgr)),
      ((true, true, 77, false, -3, 99), FontRendering(hinting: .full)),
    ] as [((Bool?, Bool?, Int?, Bool?, Int?, Int?), FontRendering)])
  func numbersOfFontconfigBecomeARendering(
    values: (Bool?, Bool?, Int?, Bool?, Int?, Int?), expected: FontRendering
  ) {
    let rendering = FontRendering(
      antialias: values.0, hinting: values.1, hintStyle: values.2, autohint: values.3, rgba: values.4,
      lcdFilter: values.5)
    #expect(rendering == expected)
  }

  @Test(
    arguments: [
      ([:], FontRendering.fixed),
      (["Xft.antialias": "0"], FontRendering(isAntialiased: false)),
      (["Xft.antialias": " False "], FontRendering(isAntialiased: false)),
      (["Xft.antialias": "-1"], .fixed),
      (["Xft.antialias": "perhaps"], .fixed),
      (["Xft.hintstyle": "hintfull"], FontRendering(hinting: .full)),
      (["Xft.hintstyle": "HintMedium"], FontRendering(hinting: .medium)),
      (["Xft.hintstyle": "none"], FontRendering(hinting: .none)),
      (["Xft.hintstyle": "2"], FontRendering(hinting: .medium)),
      (["Xft.hintstyle": "4"], .fixed),
      (["Xft.hintstyle": "-1"], .fixed),
      (["Xft.hintstyle": "hint"], .fixed),
      (["Xft.hinting": "0", "Xft.hintstyle": "hintfull"], FontRendering(hinting: .none)),
      (["Xft.hinting": "1", "Xft.hintstyle": "hintfull"], FontRendering(hinting: .full)),
      (["Xft.hinting": "-1"], .fixed),
      (["Xft.autohint": "yes"], FontRendering(usesAutohinter: true)),
      (["Xft.rgba": "rgb"], FontRendering(subpixelOrder: .rgb)),
      (["Xft.rgba": "bgr"], FontRendering(subpixelOrder: .bgr)),
      (["Xft.rgba": "vrgb"], FontRendering(subpixelOrder: .vrgb)),
      (["Xft.rgba": "vbgr"], FontRendering(subpixelOrder: .vbgr)),
      (["Xft.rgba": "5"], .fixed),
      (["Xft.rgba": "1"], FontRendering(subpixelOrder: .rgb)),
      (["Xft.rgba": "unknown"], .fixed),
      (["Xft.rgba": "rbg"], .fixed),
      (["Xft.rgba": ""], .fixed),
      (["Xft.rgba": "99999999999999999999"], .fixed),
      (["Xft.lcdfilter": "lcdlight"], FontRendering(subpixelFilter: .light)),
      (["Xft.lcdfilter": "lcdnone"], FontRendering(subpixelFilter: .none)),
      (["Xft.lcdfilter": "lcdlegacy"], FontRendering(subpixelFilter: .legacy)),
      (["Xft.lcdfilter": "lcd"], .fixed),
      (["Xft.dpi": "96", "xft.rgba": "rgb"], .fixed),
    ] as [([String: String], FontRendering)])
  func settingsOfTheDesktopHavePrecedence(settings: [String: String], expected: FontRendering) {
    #expect(FontRendering.fixed.overridden(by: settings) == expected)
  }

  @Test func hintingWithoutAStyleIsSlight() {
    let none = FontRendering(hinting: .none)
    #expect(none.overridden(by: ["Xft.hinting": "true"]).hinting == .slight)
    #expect(FontRendering(hinting: .full).overridden(by: ["Xft.hinting": "true"]).hinting == .full)
  }

  @Test func eachFileHasTheValuesOfItsOwnRules() throws {
    let system = FontCatalog()
    let sans = try #require(system.match(FaceRequest(ResolvedFont(family: "DejaVu Sans", size: 1))))
    let mono = try #require(system.match(FaceRequest(ResolvedFont(family: "DejaVu Sans Mono", size: 1))))
    func catalog(hasDesktopRendering: Bool) throws -> FontCatalog {
      let configuration = try #require(FcConfigCreate())
      let rules = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <match target="pattern"><edit name="rgba" mode="assign"><const>bgr</const></edit>
        <edit name="hintstyle" mode="assign"><const>hintmedium</const></edit></match>
        <match target="font"><test name="family"><string>DejaVu Sans Mono</string></test>
        <edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>
        """
      #expect(FcConfigParseAndLoadFromMemory(configuration, rules, FcBool(1)) != 0)
      for file in [sans, mono] { #expect(FcConfigAppFontAddFile(configuration, file.path) != 0) }
      return FontCatalog(configuration: configuration, hasDesktopRendering: hasDesktopRendering)
    }
    func rendering(_ family: String, ofDesktop: Bool = true) throws -> FontRendering? {
      try catalog(hasDesktopRendering: ofDesktop).match(FaceRequest(ResolvedFont(family: family, size: 1)))?.rendering
    }
    #expect(try rendering("DejaVu Sans", ofDesktop: false) == .fixed)
    #expect(try rendering("DejaVu Sans") == FontRendering(hinting: .medium, subpixelOrder: .bgr))
    #expect(
      try rendering("DejaVu Sans Mono")
        == FontRendering(isAntialiased: false, hinting: .medium, subpixelOrder: .bgr))
    for (hasDesktopRendering, isColored) in [(true, true), (false, false)] {
      let library = try FontLibrary(catalog: catalog(hasDesktopRendering: hasDesktopRendering))
      #expect(library.hasSubpixels == isColored)
      library.renderingSettings = ["Xft.antialias": "0"]
      #expect(!library.hasSubpixels)
      library.renderingSettings = ["Xft.rgba": "vrgb"]
      #expect(library.hasSubpixels == isColored)
    }
  }
}
