import Graphics

/// Finds, opens and caches fonts.
///
/// Faces stay open for the life of the library; their number is that of the weights and scripts in use. Sizes are limited to
/// `maximumSizes`, since an animation of the size would open hundreds, and chains to `maximumChains`.
@MainActor package final class FontLibrary {
  private let catalog: FontCatalog
  private let standardFontFile: String?
  private let standardFace: FontFace
  private var faces: [FontFile: FontFace] = [:]
  private var chains: [FaceRequest: FontChain] = [:]
  private var lastChain: FontChain?
  private var sizedFonts: [SizedKey: SizedFont] = [:]
  private var useCount = 0
  private var unreadable: Set<String> = []
  /// Receives a line about each font file that cannot be read.
  private let report: (String) -> Void
  package private(set) var hasSubpixels = false
  /// The settings of the desktop for `FontRendering.overridden(by:)`, with precedence over the rules of fontconfig. After a change, tiles are outdated.
  /// Ignored if the rendering is fixed.
  package var renderingSettings: [String: String] = [:] {
    didSet { if catalog.hasDesktopRendering, renderingSettings != oldValue { renderingDidChange() } }
  }
  private(set) lazy var tiler = TextTiler(fonts: self)
  /// The fonts for emoji.
  package let colorFonts: ColorFonts
  /// The pictures of emoji of all sizes.
  let colorGlyphs = ColorGlyphCache()
  /// The glyph masks of all sizes.
  let glyphs = GlyphCache()
  /// The shaped words of all sizes.
  package let words: WordShaper
  /// The number of sizes that stay open, the most recently used.
  package static let maximumSizes = 64
  /// The number of cached chains. A program may animate the weight or the width; the table is emptied at this limit.
  package static let maximumChains = 256

  private struct SizedKey: Hashable {
    var file: FontFile
    var size: PixelSizeOfEm
  }

  /// The fonts of this machine. `standardFontFile` is the path of a font file that replaces the family of the standard design.
  /// `hasDesktopRendering` is true if text has the rendering of the desktop, and false for `FontRendering.fixed`. `debug` receives a line if there is
  /// no font for emoji.
  ///
  /// - Throws: `FontError.noFont` if no font is installed, `FontError.unreadable` if the file cannot be opened.
  package convenience init(
    standardFontFile: String? = nil, hasDesktopRendering: Bool = false, report: @escaping (String) -> Void,
    debug: @escaping (String) -> Void = { _ in }
  ) throws(FontError) {
    let catalog = FontCatalog(hasDesktopRendering: hasDesktopRendering)
    try self.init(catalog: catalog, standardFontFile: standardFontFile, report: report, debug: debug)
  }

  package init(
    catalog: FontCatalog, standardFontFile: String? = nil, report: @escaping (String) -> Void = { _ in },
    debug: @escaping (String) -> Void = { _ in }
  ) throws(FontError) {
    guard FreeType.library != nil else { throw .noMemory }
    self.catalog = catalog
    self.standardFontFile = standardFontFile
    self.report = report
    colorFonts = ColorFonts(catalog: catalog, debug: debug)
    let file =
      standardFontFile.map { FontFile(path: $0, rendering: catalog.standardRendering) } ?? catalog.match(.standard)
    guard let file else { throw .noFont }
    words = WordShaper()
    standardFace = try FontFace(file, words: words)
    faces[file] = standardFace
    renderingDidChange()
  }

  private func renderingDidChange() {
    sizedFonts = [:]
    hasSubpixels = rendering(catalog.standardRendering).hasSubpixels
  }

  /// The rendering of a file with `rendering` under the `renderingSettings`.
  private func rendering(_ rendering: FontRendering) -> FontRendering {
    catalog.hasDesktopRendering ? rendering.overridden(by: renderingSettings) : rendering
  }

  /// The faces for text in `font`. O(1) after the first call for a family, weight and slant.
  package func chain(for font: ResolvedFont) -> FontChain {
    let request = FaceRequest(font)
    if let lastChain, lastChain.request == request { return lastChain }
    let chain = chains[request] ?? makeChain(for: request)
    lastChain = chain
    return chain
  }

  private func makeChain(for request: FaceRequest) -> FontChain {
    let chain = FontChain(request, primary: face(for: request), library: self)
    if chains.count >= FontLibrary.maximumChains { chains = [:] }
    chains[request] = chain
    return chain
  }

  /// The number of cached chains.
  package var chainCount: Int { chains.count }
  /// The number of open sizes.
  package var sizeCount: Int { sizedFonts.count }

  /// A face for a character that the font of `request` lacks; nil if no installed font claims to have it.
  func fallback(for request: FaceRequest, covering scalars: String.UnicodeScalarView) -> FontFace? {
    catalog.match(request, covering: scalars).flatMap { open($0) }
  }

  /// The face of a family that fits `request` best; nil if the family is not installed.
  func face(ofFamily family: String, for request: FaceRequest) -> FontFace? {
    catalog.face(ofFamily: family, for: request).flatMap { open($0) }
  }

  /// `face` at a size to draw with. If its file has been removed, the result is nil and `report` receives a line.
  package func sizedFont(_ face: FontFace, size: PixelSizeOfEm) -> SizedFont? {
    useCount += 1
    let key = SizedKey(file: face.file, size: size)
    if let font = sizedFonts[key] {
      font.lastUse = useCount
      return font
    }
    do throws(FontError) {
      var file = face.file
      file.rendering = rendering(file.rendering)
      let font = try SizedFont(file, size: size, fitting: .drawing)
      font.lastUse = useCount
      font.spaceContext = face.spaceContext
      if sizedFonts.count >= FontLibrary.maximumSizes { closeLeastRecentlyUsedSize() }
      sizedFonts[key] = font
      return font
    } catch {
      report(error, path: face.file.path)
      return nil
    }
  }

  private func face(for request: FaceRequest) -> FontFace {
    if let standardFontFile, request.family == nil, request.design == .standard {
      return open(FontFile(regularFaceAt: standardFontFile, for: request, rendering: catalog.standardRendering))
        ?? standardFace
    }
    return catalog.match(request).flatMap { open($0) } ?? standardFace
  }

  private func open(_ file: FontFile) -> FontFace? {
    if let face = faces[file] { return face }
    if unreadable.contains(file.path) { return nil }
    do throws(FontError) {
      let face = try FontFace(file, words: words)
      faces[file] = face
      return face
    } catch {
      report(error, path: file.path)
      return nil
    }
  }

  private func closeLeastRecentlyUsedSize() {
    if let oldest = sizedFonts.min(by: { $0.value.lastUse < $1.value.lastUse }) { sizedFonts[oldest.key] = nil }
  }

  /// Reports a file that cannot be read, once per file. Text is drawn in another face.
  private func report(_ error: FontError, path: String) {
    guard unreadable.insert(path).inserted else { return }
    report(error.description)
  }
}

extension FontLibrary: TextRasterizer {
  package var drawnGlyphs: Int { glyphs.drawnGlyphs + colorGlyphs.drawnGlyphs }

  package func tiles(of run: TextRun, size: PixelSizeOfEm) -> [any TextTile] { tiler.tiles(of: run, size: size) }

  package func releaseUnused() {
    glyphs.removeUnused()
    colorGlyphs.removeUnused()
    words.removeUnused()
  }
}
