import Engine
import TextShaping

extension FontLibrary {
  /// Creates the library of the installed fonts.
  ///
  /// - Parameter standardFontFile: the path of a font file that replaces the family of the standard design.
  /// - Throws: `HostError.noFont` if no font is installed, `.unreadableFont` if the file cannot be opened.
  package convenience init(standardFontFile: String? = nil) throws(HostError) {
    do throws(FontError) {
      try self.init(
        standardFontFile: standardFontFile, report: StandardError.warn, debug: { Diagnostics.debug($0) })
    } catch {
      throw HostError(error)
    }
  }
}
