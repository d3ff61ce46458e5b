import Foundation

/// The posts of `EmbeddedFeed.data` for readers of a `Language`: the posts in the language, and at most a sixth in further languages. Their
/// `FeedItem.date`s lead up to `present`: minutes apart at the beginning, and days apart at the end.
package enum LanguageFeed {
  /// A `FeedItem.language` with enough posts for a feed.
  package enum Language: String, Sendable {
    case english = "en"
    case chinese = "zh"
  }

  /// The date of the present, 2 January 2025, 12:00 UTC. The first `FeedItem` is 6 seconds older.
  package static let present = Date(timeIntervalSince1970: 1_735_819_200)

  /// The minimum number of posts in the `Language` between two posts in further languages.
  static let spacing = 5
  /// The number of posts that are less than a minute old, which `EmbeddedFeed.init(pageSize:heldBack:)` holds back in the gallery.
  static let freshCount = 9

  private static let english = FeedList(FeedLines(data(in: .english)) {})
  private static let chinese = FeedList(FeedLines(data(in: .chinese)) {})

  static func list(_ language: Language) -> FeedList { language == .chinese ? chinese : english }

  /// The age of the `FeedItem` at `rank` in seconds, counted from `present`: 2 minutes at `freshCount`, 3 hours at `freshCount` + 5, a day at
  /// `freshCount` + 16.
  static func age(at rank: Int) -> Double {
    if rank < freshCount { return Double(rank + 1) * 6 }
    let rank = Double(rank - freshCount)
    return 120 + 480 * rank + 330 * rank * rank
  }

  /// The feed in JSON Lines, newest first, for `FeedLines`.
  private static func data(in language: Language) -> Data {
    let other: Language = language == .english ? .chinese : .english
    var result = Data()
    var (rank, since) = (0, spacing)
    for line in EmbeddedFeed.data.split(separator: UInt8(ascii: "\n")) {
      if contains(line, language) {
        since += 1
      } else if since < spacing || contains(line, other) {
        continue
      } else {
        since = 0
      }
      result += dated(line, present.addingTimeInterval(-age(at: rank)))
      result.append(UInt8(ascii: "\n"))
      rank += 1
    }
    return result
  }

  private static func contains(_ line: Data, _ language: Language) -> Bool {
    line.range(of: Data("\"language\": \"\(language.rawValue)\"".utf8)) != nil
  }

  /// The `line` of a `FeedItem` with `date`.
  private static func dated(_ line: Data, _ date: Date) -> Data {
    let key = Data("\"date\": \"".utf8)
    guard let range = line.range(of: key), let end = line[range.upperBound...].firstIndex(of: UInt8(ascii: "\"")) else {
      preconditionFailure("a line of Assets/Feed/feed.jsonl has no date in the form that Scripts/feed-pages expects")
    }
    return line[..<range.upperBound] + Data(date.formatted(.iso8601).utf8) + line[end...]
  }
}
