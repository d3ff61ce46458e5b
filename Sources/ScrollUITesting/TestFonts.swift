import Engine
import SDLHost
import TextShaping

/// The fonts that a test window measures text with.
@MainActor public struct TestFonts {
  /// Nil for `fixed`.
  let installed: FontLibrary?

  /// Every character is half an em wide, an ideograph one em, and a line one em high: layouts have the same numbers on every machine.
  public static let fixed = TestFonts(installed: nil)

  /// The fonts of this machine, as in a real window. Choose them for pictures; sizes then depend on the fonts that are installed.
  ///
  /// - Throws: `HostError.noFont` if no font is installed.
  public static func installed() throws(HostError) -> TestFonts { TestFonts(installed: try library.get()) }

  /// The installed fonts, opened once for all windows of a test run.
  static let library = Result { () throws(HostError) in try FontLibrary() }
}
