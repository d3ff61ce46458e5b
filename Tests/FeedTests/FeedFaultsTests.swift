import Feed
import Foundation
import Synchronization
import Testing

@Suite struct FeedFaultsTests {
  let faults = FeedFaults()
  let feed = EmbeddedFeed(pageSize: 2)

  @Test func withoutFaultsNothingIsChanged() async throws {
    let page = try await feed.nextPage(after: nil)
    let slow = SlowFeed(feed, faults) { _ in Issue.record("it waits") }
    #expect(try await slow.nextPage(after: nil) == page)
    #expect(try await FailingFeed(feed, faults).nextPage(after: nil) == page)
    #expect(try await EndingFeed(feed, faults).nextPage(after: nil) == page)
    #expect(try await slow.latest(before: page.items[1].id).items == [page.items[0]])
  }

  @Test func aSlowFeedWaitsBeforeItAnswers() async throws {
    let waits = Mutex<[Duration]>([])
    faults.delay = .seconds(3)
    let slow = SlowFeed(feed, faults) { duration in waits.withLock { $0.append(duration) } }
    _ = try await slow.nextPage(after: nil)
    _ = try await slow.latest(before: nil)
    #expect(waits.withLock { $0 } == [.seconds(3), .seconds(3)])
    faults.delay = .seconds(-1)
    #expect(faults.delay == .zero)
  }

  @Test func aSlowFeedIsCancelledAtOnce() async throws {
    faults.delay = .seconds(3600)
    let slow = SlowFeed(feed, faults)
    let task = Task { try await slow.nextPage(after: nil) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aFailingFeedFailsTheGivenNumberOfTimesAndLosesNoPost() async throws {
    let failing = FailingFeed(feed, faults)
    faults.failures = 2
    await #expect(throws: FeedError.simulated) { try await failing.nextPage(after: nil) }
    await #expect(throws: FeedError.simulated) { try await failing.latest(before: nil) }
    #expect(try await failing.nextPage(after: nil) == feed.nextPage(after: nil))
  }

  @Test func anEndingFeedEndsAfterThePageAndContinuesOnRequest() async throws {
    let ending = EndingFeed(feed, faults)
    let first = try await ending.nextPage(after: nil)
    faults.isExhausted = true
    #expect(try await ending.nextPage(after: first.next) == FeedPage(items: []))
    let begun = try await ending.nextPage(after: nil)
    #expect(begun.items == first.items)
    #expect(begun.next == nil)
    faults.isExhausted = false
    #expect(try await ending.nextPage(after: first.next).items.count == 2)
  }
}
