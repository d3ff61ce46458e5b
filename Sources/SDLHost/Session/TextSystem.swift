import Engine
import TTFText
import TextShaping

/// The library that shapes and draws text.
package enum TextEngineChoice: String, CaseIterable, Sendable {
  /// HarfBuzz and FreeType.
  case harfbuzz
  /// SDL2_ttf.
  case sdlTTF = "sdl2_ttf"
}

/// The fonts of a session, and the text engine that measures and draws with them.
@MainActor package struct TextSystem {
  /// Draws the text that engines of `makeEngine(scale:)` measure.
  let rasterizer: any TextRasterizer
  /// Makes a text engine for a number of device pixels per point.
  let makeEngine: (_ scale: CGFloat) -> any TextEngine
  private let fonts: FontLibrary
  /// The number of text systems that the process has opened.
  package private(set) static var opened = 0

  /// Opens the installed fonts for the engine that `options` choose.
  ///
  /// - Parameters:
  ///   - isInWindow: true if the text is shown in a window, with the rendering of the desktop.
  /// - Throws: `HostError.noFont` if no font is installed, `.unreadableFont` if `SessionOptions.fontFile` cannot be opened.
  init(_ options: SessionOptions, isInWindow: Bool = false) throws(HostError) {
    let fonts = try FontLibrary(
      standardFontFile: options.fontFile,
      hasDesktopRendering: options.usedTextRendering(inWindow: isInWindow) == .desktop)
    self.fonts = fonts
    Self.opened += 1
    switch options.textEngine {
    case .harfbuzz:
      rasterizer = fonts
      makeEngine = { FontTextEngine(fonts: fonts, scale: $0) }
    case .sdlTTF:
      do throws(FontError) {
        let ttf = try TTFTextRasterizer(library: fonts, report: StandardError.warn)
        rasterizer = ttf
        makeEngine = { ttf.makeEngine(scale: $0) }
      } catch {
        throw HostError(error)
      }
    }
  }

  /// Draws text by the settings of the desktop (`FontLibrary.renderingSettings`) from now on. Pictures that were drawn before are outdated.
  func follow(_ settings: [String: String]) { fonts.renderingSettings = settings }
}
