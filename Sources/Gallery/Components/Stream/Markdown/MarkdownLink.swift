import Foundation

/// A link of a paragraph: `[title](destination)`.
struct MarkdownLink: Equatable {
  /// The text without markup.
  let title: String
  let destination: URL

  /// The links of a text with markup, in its order. Pictures, and destinations that are no web page or mail address, are left out.
  static func links(in text: String) -> [MarkdownLink] {
    guard text.contains("](") else { return [] }
    return text.matches(of: #/(!?)\[([^\[\]]+)\]\(([^()\s]+)\)/#).compactMap { match in
      guard match.1.isEmpty, let url = URL(string: String(match.3)), let scheme = url.scheme?.lowercased(),
        ["http", "https", "mailto"].contains(scheme)
      else { return nil }
      return MarkdownLink(title: String(match.2).withoutMarkup, destination: url)
    }
  }
}
