import Foundation

/// The translations of `LocalizedStringKey`s into a language.
///
/// A key is looked up by its format: the literal with a specifier for each interpolated value, as in a `.strings` file of SwiftUI.
/// `Text("Page \(number) of \(title)")` has the format `"Page %lld of %@"`. A translation contains the same specifiers, in another
/// order if they are numbered (`%2$@`).
package struct StringTable: Equatable, Sendable {
  /// The language of the translations as a BCP 47 tag such as `zh-Hans`. Tables with the same tag are equal.
  package let language: String
  private let translations: [String: String]

  package init(language: String, translations: [String: String]) {
    self.language = language
    self.translations = translations
  }

  package nonisolated static func == (lhs: StringTable, rhs: StringTable) -> Bool { lhs.language == rhs.language }

  /// The translation of `format`; nil if the table does not contain it.
  package func translation(of format: String) -> String? { translations[format] }

  /// The translation of `key` with the key's interpolated values; nil if the table does not contain the key.
  func translation(of key: LocalizedStringKey) -> LocalizedStringKey? {
    translations[key.format].map { LocalizedStringKey(format: $0, values: key.values) }
  }
}

extension LocalizedStringKey {
  /// The interpolated values, in order.
  fileprivate var values: [Part] { parts.filter { !$0.isWritten } }

  /// The key in a `StringTable`.
  package var format: String {
    parts.map { $0.isWritten ? $0.text.replacingOccurrences(of: "%", with: "%%") : $0.specifier }.joined()
  }

  /// Creates a key from a format with specifiers such as `%@`, `%lld` or `%2$@`, which `values` replace. `%%` stands for a percent sign.
  /// A specifier without a value remains as it is.
  init(format: String, values: [Part]) {
    var parts: [Part] = []
    var next = 0
    var remainder = format[...]
    while let percent = remainder.firstIndex(of: "%") {
      if percent > remainder.startIndex { parts.append(Part(text: String(remainder[..<percent]), isWritten: true)) }
      remainder = remainder[percent...]
      if remainder.hasPrefix("%%") {
        parts.append(Part(text: "%", isWritten: false))
        remainder = remainder.dropFirst(2)
      } else if let match = remainder.prefixMatch(of: #/%(?:(\d+)\$)?(?:@|l{0,2}[du]|[.\d]*l?f)/#) {
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next = index + 1
        parts.append(values.indices.contains(index) ? values[index] : Part(text: String(match.0), isWritten: false))
        remainder = remainder[match.range.upperBound...]
      } else {
        parts.append(Part(text: "%", isWritten: true))
        remainder = remainder.dropFirst()
      }
    }
    if !remainder.isEmpty { parts.append(Part(text: String(remainder), isWritten: true)) }
    self.init(parts: parts)
  }
}

extension EnvironmentValues {
  /// The translations of literal texts; nil shows the literals themselves.
  @Entry package var stringTable: StringTable? = nil
}
