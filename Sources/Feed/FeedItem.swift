import Foundation

/// A post of a feed.
package struct FeedItem: Identifiable, Hashable, Sendable {
  /// The identity of the post; the same in every page and version of the feed.
  package let id: String
  package var author: String
  package var date: Date
  /// A line; empty if the post has only a `body`.
  package var title: String
  /// One or several lines; empty if the post has only a `title`.
  package var body: String
  /// The language of `title` and `body` as a BCP 47 code such as `en` or `zh`; nil if unknown.
  package var language: String?
  /// One or two characters in place of a portrait. See ``initial`` for the default.
  package var symbol: String?
  /// The index of the author's color; not negative. Views take the remainder by their number of colors.
  package var color: Int

  package init(
    id: String, author: String = "", date: Date, title: String = "", body: String = "", language: String? = nil,
    symbol: String? = nil, color: Int? = nil
  ) {
    self.id = id
    self.author = author
    self.date = date
    self.title = title
    self.body = body
    self.language = language
    self.symbol = symbol
    self.color = color ?? Self.color(of: author)
  }

  /// The color of an author without a color in the feed; equal in every run (FNV-1a of the name's UTF-8).
  package static func color(of author: String) -> Int {
    let hash = author.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(hash >> 8)
  }
}

/// Decoded texts are truncated to the displayed lengths; see ``FeedLimits``.
extension FeedItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, author, date, title, body, language, symbol, color
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
    let body = try values.decodeIfPresent(String.self, forKey: .body) ?? ""
    guard !title.isEmpty || !body.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .title, in: values, debugDescription: "neither title nor body")
    }
    let author = try values.decodeIfPresent(String.self, forKey: .author) ?? ""
    let color = try values.decodeIfPresent(Int.self, forKey: .color).map { max($0, 0) }
    self.init(
      id: try Self.id(in: values), author: FeedLimits.author.cut(author),
      date: try Self.date(in: values), title: FeedLimits.title.cut(title), body: FeedLimits.body.cut(body),
      language: try values.decodeIfPresent(String.self, forKey: .language).map(FeedLimits.symbol.cut),
      symbol: try values.decodeIfPresent(String.self, forKey: .symbol).flatMap {
        $0.isEmpty ? nil : String(FeedLimits.symbol.cut($0).prefix(2))
      },
      color: color ?? Self.color(of: author))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    if !author.isEmpty { try values.encode(author, forKey: .author) }
    try values.encode(date.formatted(.iso8601), forKey: .date)
    if !title.isEmpty { try values.encode(title, forKey: .title) }
    if !body.isEmpty { try values.encode(body, forKey: .body) }
    try values.encodeIfPresent(language, forKey: .language)
    try values.encodeIfPresent(symbol, forKey: .symbol)
    if color != Self.color(of: author) { try values.encode(color, forKey: .color) }
  }

  /// A text or an integer, as databases number their rows.
  private static func id(in values: KeyedDecodingContainer<CodingKeys>) throws -> String {
    if let number = try? values.decode(Int.self, forKey: .id) { return String(number) }
    let text = try values.decode(String.self, forKey: .id)
    guard !text.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: values, debugDescription: "the id is empty")
    }
    guard text.utf8.count <= FeedLimits.idBytes else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: values,
        debugDescription: "the id has \(text.utf8.count) bytes, and may have \(FeedLimits.idBytes)")
    }
    return text
  }

  private static func date(in values: KeyedDecodingContainer<CodingKeys>) throws -> Date {
    let text = try values.decode(String.self, forKey: .date)
    if let date = FeedDate.date(text) { return date }
    throw DecodingError.dataCorruptedError(
      forKey: .date, in: values,
      debugDescription: "“\(FeedLimits.quotation.cut(text))” is no date like 2025-03-09T18:30:00Z")
  }
}
