import ScrollUI

/// A language of the gallery's texts.
public enum GalleryLanguage: String, CaseIterable, Codable, Hashable, Sendable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The language of a POSIX locale name such as `zh_CN.UTF-8`; English for all other languages.
  public init(locale: String) { self = locale.hasPrefix("zh") ? .chinese : .english }

  /// The language's own name.
  var title: String {
    switch self {
    case .english: "English"
    case .chinese: "简体中文"
    }
  }

  /// The translations of the English texts; nil for English.
  @MainActor package var table: StringTable? {
    switch self {
    case .english: nil
    case .chinese:
      StringTable(language: rawValue, translations: ChineseTexts.translations)
    }
  }
}
