import Engine
import TextShaping

extension FontLibrary {
  /// Creates the library of the installed fonts.
  ///
  /// - Parameters:
  ///   - standardFontFile: the path of a font file that replaces the family of the standard design.
  ///   - rendering: the source of hinting, antialiasing and subpixel order.
  /// - Throws: `HostError.noFont` if no font is installed, `.unreadableFont` if the file cannot be opened.
  package convenience init(
    standardFontFile: String? = nil, rendering: FontRenderingSource = .fixed
  ) throws(HostError) {
    do throws(FontError) {
      try self.init(
        standardFontFile: standardFontFile, rendering: rendering, report: StandardError.warn,
        debug: { Diagnostics.debug($0) })
    } catch {
      throw HostError(error)
    }
  }
}
