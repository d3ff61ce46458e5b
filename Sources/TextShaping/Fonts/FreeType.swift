import CHarfBuzz

/// The instance of FreeType. It lives as long as the process, because fonts may be closed after their `FontLibrary`.
@MainActor enum FreeType {
  /// Nil if FreeType cannot be initialized.
  static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  /// The message of FreeType for `error`, or the error's number if FreeType was built without messages.
  static func message(of error: FT_Error) -> String {
    if let text = FT_Error_String(error) { return String(cString: text) }
    return "FreeType's error \(error)"
  }
}
