import Combine
import Foundation
import Testing

/// Sequences without an end in other places than that of the first publisher.
@Suite struct EndlessPublisherTests {
  private let endless = (1...).publisher

  @Test func anEndlessInnerPublisherEndsWithTheOuterOne() {
    #expect(Log([1, 2].publisher.flatMap { _ in (1...).publisher }.prefix(3)).events == ["1", "2", "3", "finished"])
    #expect(Log(endless.flatMap { _ in (7...).publisher }.first()).events == ["7", "finished"])
    #expect(Log(endless.flatMap { Just($0) }.prefix(2)).events == ["1", "2", "finished"])
    #expect(Log([1].publisher.map { _ in (1...).publisher }.switchToLatest().first()).events == ["1", "finished"])
  }

  @Test func theLatestValuesOfAnEndlessPublisherAreCombined() {
    #expect(Log(endless.combineLatest(Just(7)) { [$0, $1] }.first()).events == ["[1000, 7]", "finished"])
    #expect(Log(Just(7).combineLatest(endless) { [$0, $1] }.prefix(2)).events == ["[7, 1]", "[7, 2]", "finished"])
    #expect(Log(endless.combineLatest(endless) { [$0, $1] }.first()).events == ["[1000, 1]", "finished"])
    #expect(Log(endless.combineLatest(Just(7), Just(8)).first()).events.last == "finished")
    #expect(Log(Just(7).combineLatest(endless, Just(8)).first()).events.last == "finished")
    #expect(Log(endless.combineLatest(endless, endless, endless).first()).events.last == "finished")
  }

  @Test func anEndlessPublisherWaitsForALaterValueOfAnother() {
    let letters = PassthroughSubject<String, Never>()
    let count = Counter()
    let counted = (1...).lazy.map { count.next($0) }.publisher
    let log = Log(counted.combineLatest(letters) { "\($0)\($1)" }.prefix(2))
    #expect(log.events == [] && count.value == 1000)
    letters.send("a")
    #expect(log.events == ["1000a", "1001a", "finished"] && count.value == 1001)
  }

  @Test func aFiniteSequenceIsReadBeforeTheNextPublisher() {
    #expect(Log([1, 2, 3].publisher.combineLatest(Just("a")) { "\($0)\($1)" }).events == ["3a", "finished"])
    #expect(Log((1...3000).publisher.combineLatest(Just("a")) { "\($0)\($1)" }).events == ["3000a", "finished"])
  }

  @Test func anEndlessPublisherOfSilentPublishersWaitsForAValue() {
    let inner = PassthroughSubject<Int, Never>()
    let flat = Log(endless.flatMap { _ in inner }.first())
    let latest = Log(endless.map { _ in inner }.switchToLatest().first())
    #expect(flat.events == [] && latest.events == [])
    inner.send(5)
    #expect(flat.events == ["5", "finished"] && latest.events == ["5", "finished"])
  }

  @Test func pairsEndWithTheShorterPublisher() {
    #expect(Log(endless.zip(["a", "b"].publisher)).events == [#"(1, "a")"#, #"(2, "b")"#, "finished"])
    #expect(Log(["a", "b"].publisher.zip(endless)).events == [#"("a", 1)"#, #"("b", 2)"#, "finished"])
    #expect(Log(endless.zip([Int]().publisher)).events == ["finished"])
    #expect(Log(endless.zip((5...).publisher).prefix(1)).events == ["(1, 5)", "finished"])
    let merged = endless.merge(with: (1...).publisher)
    #expect(Log(merged.zip(endless.scan(0, +)).prefix(3)).events.last == "finished")
  }

  @Test func aPairWaitsForALaterValue() {
    let letters = PassthroughSubject<String, Never>()
    let log = Log(endless.zip(letters) { "\($0)\($1)" })
    letters.send("a")
    letters.send("b")
    #expect(log.events == ["1a", "2b"])
    letters.send(completion: .finished)
    #expect(log.events.last == "finished")
  }

  @Test func anEndlessPublisherBehindAnotherEnds() {
    #expect(Log(Just(0).append(1).merge(with: endless).prefix(3)).events == ["0", "1", "1", "finished"])
    #expect(Log(endless.merge(with: endless, Just(0)).first()).events == ["1", "finished"])
    #expect(Log(endless.append(0).first()).events == ["1", "finished"])
    #expect(Log(endless.prepend(8, 9).first()).events == ["8", "finished"])
    #expect(Log(endless.prepend(8, 9).append(0).prefix(3)).events == ["8", "9", "1", "finished"])
    let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw Oops() } else { $0 } }
    #expect(Log(failing.catch { _ in (8...).publisher }.prefix(3)).events == ["1", "8", "9", "finished"])
    #expect(Log(Deferred { (3...).publisher }.first()).events == ["3", "finished"])
  }

  @Test func anEndlessPublisherIsReadAsItIsAwaited() async {
    var seen: [Int] = []
    for await value in endless.map({ $0 * 2 }).values {
      seen.append(value)
      if seen.count == 3 { break }
    }
    #expect(seen == [2, 4, 6])
  }

  @Test func aCancelledPublisherIsReadNoFurther() {
    let letters = PassthroughSubject<String, Never>()
    let count = Counter()
    let log = Log((1...).lazy.map { count.next($0) }.publisher.zip(letters) { "\($0)\($1)" })
    letters.send("a")
    log.cancel()
    letters.send("b")
    #expect(log.events == ["1a"] && count.value == 2)
  }

  @Test func aCancellationAfterTheEndIsNone() {
    var cancelled = 0
    let log = Log([1].publisher.handleEvents(receiveCancel: { cancelled += 1 }).scan(0, +))
    log.cancel()
    #expect(log.events == ["1", "finished"] && cancelled == 0)
  }
}

/// A result that comes while subscribers come.
@Suite struct FutureOrderTests {
  @Test func aResultDuringASubscriptionIsNotLost() {
    for _ in 0..<3000 {
      let gate = DispatchSemaphore(value: 0)
      let done = DispatchSemaphore(value: 0)
      let promised = Promised()
      let future = Future<Int, Never> { promised.keep = $0 }
      Thread.detachNewThread {
        gate.wait()
        promised.keep?(.success(1))
        done.signal()
      }
      gate.signal()
      let received = Counter()
      let subscription = future.sink { _ in
        received.add(10)
      } receiveValue: {
        received.add($0)
      }
      done.wait()
      #expect(received.value == 11)
      withExtendedLifetime(subscription) {}
    }
  }

  private final class Promised: @unchecked Sendable {
    var keep: Future<Int, Never>.Promise?
  }
}
