import CSDL2TTF
import Graphics
import TextShaping

/// The open fonts of SDL2_ttf, in bounded number.
@MainActor package final class TTFFontCache {
  private struct Key: Hashable {
    var file: FontFile
    var size: PixelSizeOfEm
    var isForDrawing: Bool
  }

  private var fonts: [Key: TTFFont] = [:]
  private var unreadable: Set<String> = []
  private let report: (String) -> Void
  /// The number of fonts that stay open. An animation of the size would open hundreds; all are closed at this limit.
  package static let maximumFonts = 64
  /// The number of open fonts, at most `maximumFonts`.
  package var fontCount: Int { fonts.count }
  /// The size at which texts are measured.
  static let rulerSize = PixelSizeOfEm(1024)

  /// Starts SDL2_ttf. `report` receives a line about each file that cannot be read.
  ///
  /// - Throws: `FontError.noMemory` if SDL2_ttf cannot be started.
  package init(report: @escaping (String) -> Void) throws(FontError) {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else { throw .noMemory }
    self.report = report
  }

  /// `file` at `rulerSize`; nil if it cannot be opened.
  package func ruler(_ file: FontFile) -> TTFFont? { font(Key(file: file, size: Self.rulerSize, isForDrawing: false)) }

  /// `file` at a size to draw with; nil if it cannot be opened.
  package func font(_ file: FontFile, size: PixelSizeOfEm) -> TTFFont? {
    font(Key(file: file, size: size, isForDrawing: true))
  }

  /// The advance of a segment in ems; 0 if its file cannot be opened. It is measured between two spaces, because letters are kerned
  /// with spaces too.
  func advance(of segment: FontSegment) -> CGFloat {
    guard let file = segment.file else { return segment.advance }
    guard let ruler = ruler(file) else { return 0 }
    let width = ruler.width(of: segment, " \(segment.text) ") - ruler.width(of: segment, "  ")
    return CGFloat(max(0, width)) / Self.rulerSize.pixels
  }

  private func font(_ key: Key) -> TTFFont? {
    if let font = fonts[key] { return font }
    if unreadable.contains(key.file.path) { return nil }
    do throws(FontError) {
      let font = try TTFFont(key.file, size: key.size, fitting: key.isForDrawing ? .drawing : .measuring)
      if fonts.count >= Self.maximumFonts { fonts = [:] }
      fonts[key] = font
      return font
    } catch {
      unreadable.insert(key.file.path)
      report(error.description)
      return nil
    }
  }
}
