import Feed
import Foundation
import Testing

/// The texts that come with the demo.
@Suite struct EmbeddedFeedTests {
  static let document = FeedDocument(jsonLines: EmbeddedFeed.data)

  var items: [FeedItem] { Self.document.items }

  @Test func everyLineIsAPost() {
    #expect(Self.document.problems.isEmpty)
    #expect(EmbeddedFeed.data.split(separator: UInt8(ascii: "\n")).count == items.count)
  }

  @Test func thereAreAtLeastFiveHundredAndTwenty() {
    #expect(items.count >= 520)
  }

  @Test func idsAndTextsAreUnique() {
    #expect(Set(items.map(\.id)).count == items.count)
    #expect(Set(items.map { $0.title.lowercased() }).count == items.count)
    #expect(Set(items.map(\.body)).count == items.count)
    // The texts are not filled in from a template: almost all beginnings differ.
    let openings = Dictionary(grouping: items.filter { $0.language != "zh" }) { $0.body.prefix(20) }
    #expect(openings.values.allSatisfy { $0.count <= 2 })
  }

  @Test func theNewestPostsComeFirst() {
    for (newer, older) in zip(items, items.dropFirst()) { #expect(newer.date > older.date) }
  }

  @Test func aThirdIsChineseAndSomeIsInFurtherLanguages() {
    let counts = Dictionary(grouping: items, by: \.language).mapValues(\.count)
    #expect((0.28...0.4).contains(Double(counts["zh"] ?? 0) / Double(items.count)))
    for language in ["de", "fr", "es"] { #expect((counts[language] ?? 0) >= 10) }
    let others = ["ar", "he", "hi", "th", "ko", "ja"]
    for language in others { #expect((counts[language] ?? 0) >= 4) }
    #expect(counts.keys.allSatisfy { (["en", "zh", "de", "fr", "es"] + others).contains($0) })
    // The first screens show several scripts.
    #expect(Set(items.prefix(40).map(\.language)).isSuperset(of: others))
  }

  @Test func theLanguageMatchesTheScript() {
    for item in items {
      let isHan = (item.title + item.body).unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
      #expect(isHan == (item.language == "zh" || item.language == "ja"), "\(item.id)")
    }
  }

  @Test func languagesAlternate() {
    var run = 0
    for (item, next) in zip(items, items.dropFirst()) {
      run = item.language == next.language ? run + 1 : 0
      #expect(run < 6)
    }
  }

  /// In a column of 64 letters, of which an ideograph takes two.
  @Test func textsHaveFromOneToSixLinesAndMore() {
    let lines = items.map { item in
      item.body.split(separator: "\n").reduce(0) { total, line in
        total + max(line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) } + 63, 64) / 64
      }
    }
    for count in 1...6 { #expect(lines.contains(count), "\(count) lines") }
    #expect(lines.allSatisfy { $0 <= 9 })
    #expect(items.allSatisfy { !$0.title.isEmpty && $0.title.count <= 48 && !$0.body.isEmpty })
  }

  @Test func textsAreTrimmedAndComplete() {
    for item in items {
      for text in [item.title, item.body, item.author] {
        #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(item.id)")
        #expect(!text.contains("  ") && !text.contains("\t") && !text.contains("\u{FFFD}"), "\(item.id)")
      }
      #expect(!item.body.lowercased().contains("lorem"))
    }
  }

  @Test func everyAuthorHasOneColorAndOneSymbol() {
    for posts in Dictionary(grouping: items, by: \.author).values {
      #expect(Set(posts.map(\.color)).count == 1)
      #expect(Set(posts.map(\.symbol)).count == 1)
    }
  }

  @Test func allPagesTogetherMakeUpTheFeed() async throws {
    let feed = EmbeddedFeed(pageSize: 50)
    var read: [FeedItem] = []
    var cursor: String?
    repeat {
      let page = try await feed.nextPage(after: cursor)
      read += page.items
      cursor = page.next
    } while cursor != nil && read.count <= items.count
    #expect(read == items)
    #expect(try await feed.latest(before: items[3].id).items == Array(items[..<3]))
  }

  @Test func heldBackPostsArriveThreeAtATime() async throws {
    let feed = EmbeddedFeed(pageSize: 5, heldBack: 7)
    let first = try await feed.nextPage(after: nil)
    #expect(first.items.map(\.id) == items[7..<12].map(\.id))
    var newest = try #require(first.items.first?.id)
    for range in [4..<7, 1..<4, 0..<1] {
      let page = try await feed.latest(before: newest)
      #expect(page.items.map(\.id) == items[range].map(\.id))
      #expect(page.isConnected)
      newest = try #require(page.items.first?.id)
    }
    #expect(try await feed.latest(before: newest).items.isEmpty)
    let next = try await feed.nextPage(after: first.next)
    #expect(next.items.first?.id == items[12].id)
  }
}
