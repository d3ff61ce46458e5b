import CHarfBuzz

/// FreeType's state. It stays for the life of the process: fonts may be closed after their library.
@MainActor enum FreeType {
  /// Nil where FreeType cannot start.
  static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  /// What went wrong, in FreeType's own words where it was built with them.
  static func message(of error: FT_Error) -> String {
    if let text = FT_Error_String(error) { return String(cString: text) }
    return "FreeType's error \(error)"
  }
}
