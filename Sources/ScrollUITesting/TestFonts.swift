import Engine
import SDLHost
import TextShaping

/// The fonts that a `TestWindow` measures text with.
@MainActor public struct TestFonts {
  /// Nil for `fixed`.
  let installed: FontLibrary?

  /// Constant metrics: characters are 0.5 em wide, ideographs 1 em, and lines are 1 em high. Layouts have the same
  /// numbers on every machine.
  public static let fixed = TestFonts(installed: nil)

  /// The installed fonts, as in a real window, for pictures. Sizes then depend on the fonts of the machine.
  /// - Throws: `HostError.noFont` if no font is installed.
  public static func installed() throws(HostError) -> TestFonts { TestFonts(installed: try library.get()) }

  /// The installed fonts, opened once for all windows of a test run.
  static let library = Result { () throws(HostError) in try FontLibrary() }
}
