import CHarfBuzz

/// The instance of FreeType. It lives as long as the process, because fonts may be closed after their `FontLibrary`.
@MainActor enum FreeType {
  /// Nil if FreeType cannot be initialized.
  static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  private static var filter: FontRendering.SubpixelFilter?

  /// Selects the filter of the next glyphs with subpixels. A FreeType without filters draws the stripes at their own places instead, which
  /// needs no filter.
  static func use(_ filter: FontRendering.SubpixelFilter) {
    if filter == self.filter { return }
    self.filter = filter
    let name =
      switch filter {
      case .none: FT_LCD_FILTER_NONE
      case .standard: FT_LCD_FILTER_DEFAULT
      case .light: FT_LCD_FILTER_LIGHT
      case .legacy: FT_LCD_FILTER_LEGACY
      }
    FT_Library_SetLcdFilter(library, name)
  }

  /// The message of FreeType for `error`, or the error's number if FreeType was built without messages.
  static func message(of error: FT_Error) -> String {
    if let text = FT_Error_String(error) { return String(cString: text) }
    return "FreeType's error \(error)"
  }
}
