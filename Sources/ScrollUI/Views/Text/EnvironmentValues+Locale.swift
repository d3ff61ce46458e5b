import Foundation

/// A locale and the BCP 47 tag of its language.
struct TextLocale: Hashable, Sendable {
  let locale: Locale
  let tag: String

  init(_ locale: Locale) {
    self.locale = locale
    tag = locale.identifier(.bcp47)
  }
}

extension EnvironmentValues {
  /// The locale of the views. The default is the locale of the user.
  ///
  /// A locale that is set here also selects the forms of letters and the fallback fonts of texts where languages differ:
  /// Serbian and Russian italics, Chinese and Japanese ideographs. The locale of the user does not, so that a window has the
  /// same layout on every machine.
  public var locale: Locale {
    get { textLocale?.locale ?? .current }
    set { textLocale = TextLocale(newValue) }
  }

  @Entry var textLocale: TextLocale?
}
