import Feed
import Foundation
import Testing

/// The embedded feed for readers of a language.
@Suite struct LanguageFeedTests {
  private func posts(_ language: LanguageFeed.Language, heldBack: Int = 0) async throws -> [FeedItem] {
    let feed = EmbeddedFeed(pageSize: 50, heldBack: heldBack).localized(to: language)
    var posts: [FeedItem] = []
    var cursor: String?
    repeat {
      let page = try await feed.nextPage(after: cursor)
      posts += page.items
      cursor = page.next
    } while cursor != nil && posts.count < 2000
    return posts
  }

  @Test(arguments: [LanguageFeed.Language.english, .chinese])
  func allPostsOfTheLanguageAreThereAndFewOthers(language: LanguageFeed.Language) async throws {
    let posts = try await posts(language)
    let own = posts.filter { $0.language == language.rawValue }
    #expect(own.count == EmbeddedFeedTests.document.items.count { $0.language == language.rawValue })
    #expect((posts.count - own.count) * 5 <= posts.count)
    #expect(posts.count - own.count >= 25)
    let other = language == .english ? "zh" : "en"
    #expect(!posts.contains { $0.language == other })
  }

  @Test(arguments: [LanguageFeed.Language.english, .chinese])
  func fivePostsOfTheLanguageStandBetweenTwoOthers(language: LanguageFeed.Language) async throws {
    let others = try await posts(language).enumerated().filter { $0.element.language != language.rawValue }.map(
      \.offset)
    for (one, next) in zip(others, others.dropFirst()) { #expect(next - one > 5) }
  }

  @Test(arguments: [LanguageFeed.Language.english, .chinese])
  func datesLeadUpToThePresent(language: LanguageFeed.Language) async throws {
    let posts = try await posts(language, heldBack: 9)
    let ages = posts.map { LanguageFeed.present.timeIntervalSince($0.date) }
    #expect(ages[0] == 120)
    #expect(ages[5] > 2 * 3600 && ages[5] < 4 * 3600)
    #expect(ages[16] > 80_000 && ages[16] < 100_000)
    for (newer, older) in zip(ages, ages.dropFirst()) { #expect(newer < older) }
    let fresh = try await self.posts(language).prefix(9).map { LanguageFeed.present.timeIntervalSince($0.date) }
    #expect(fresh.allSatisfy { $0 > 0 && $0 < 60 })
  }

  @Test func bothFeedsPublishTheHeldBackPosts() async throws {
    let feed = EmbeddedFeed(pageSize: 5, heldBack: 7)
    let english = feed.localized(to: .english)
    let first = try await english.nextPage(after: nil).items
    #expect(try await english.latest(before: first[0].id).items.count == 3)
    #expect(try await feed.localized(to: .chinese).latest(before: nil).items.count == 5)
    #expect(try await english.latest(before: first[0].id).items.count == 7)
  }
}
