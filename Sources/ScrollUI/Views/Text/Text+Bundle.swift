nonisolated extension Text {
  /// Creates a text from a literal, translated by the strings of a bundle.
  ///
  /// - Parameters:
  ///   - key: The literal, which may contain inline Markdown and interpolations.
  ///   - tableName: The name of a `.strings` file; `nil` for `Localizable`.
  ///   - bundle: The bundle of the file; `nil` for the main bundle.
  ///   - comment: Has no effect: a remark for translators.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    self.init(tableName == nil && bundle == nil ? key : key.translated(in: bundle ?? .main, table: tableName))
  }
}

extension LocalizedStringKey {
  /// The translation of the key in a table of `bundle`; the key itself if the table does not have it.
  fileprivate nonisolated func translated(in bundle: Bundle, table: String?) -> LocalizedStringKey {
    let format = format
    let translation = bundle.localizedString(forKey: format, value: nil, table: table)
    return translation.isEmpty || translation == format
      ? self : LocalizedStringKey(format: translation, values: parts.filter { !$0.isWritten })
  }
}
