/// The failures of opening fonts.
///
/// The description is one line that names the cause and a remedy.
package enum FontError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No scalable font is installed.
  case noFont
  /// A font file that was requested, or that fontconfig lists, cannot be opened.
  case unreadable(path: String, message: String)
  /// FreeType cannot be initialized.
  case noMemory

  package var description: String {
    switch self {
    case .noFont:
      "no font found; install some: sudo apt install fonts-inter fonts-noto-core fonts-droid-fallback fonts-noto-color-emoji"
    case .unreadable(let path, let message):
      "cannot open the font \(path): \(message); name a TrueType or OpenType file that exists"
    case .noMemory: "FT_Init_FreeType failed: no memory"
    }
  }
}
