import Engine
import TextShaping

extension FontLibrary {
  /// Creates the library of the installed fonts.
  ///
  /// - Parameters:
  ///   - standardFontFile: the path of a font file that replaces the family of the standard design.
  ///   - hasDesktopRendering: true for the hinting, antialiasing and subpixel order of the desktop, false for `FontRendering.fixed`.
  /// - Throws: `HostError.noFont` if no font is installed, `.unreadableFont` if the file cannot be opened.
  package convenience init(
    standardFontFile: String? = nil, hasDesktopRendering: Bool = false
  ) throws(HostError) {
    do throws(FontError) {
      try self.init(
        standardFontFile: standardFontFile, hasDesktopRendering: hasDesktopRendering, report: StandardError.warn,
        debug: { Diagnostics.debug($0) })
    } catch {
      throw HostError(error)
    }
  }
}
