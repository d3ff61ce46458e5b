import Foundation

/// A `Locale` and the BCP 47 tag of its language.
struct TextLocale: Hashable, Sendable {
  let locale: Locale
  let tag: String

  init(_ locale: Locale) {
    self.locale = locale
    tag = locale.identifier(.bcp47)
  }
}

extension EnvironmentValues {
  /// The locale of the views. The default is `Locale.current`, that of the user.
  ///
  /// A locale that is set by `environment(_:_:)` also selects the glyph forms and fallback fonts of `Text` where languages
  /// differ: Serbian and Russian italics, Chinese and Japanese ideographs. `Locale.current` does not, so that a window has
  /// the same layout on every machine.
  public var locale: Locale {
    get { textLocale?.locale ?? .current }
    set { textLocale = TextLocale(newValue) }
  }

  @Entry var textLocale: TextLocale?
}
