import Combine
import Testing

/// A `Publisher` of a program with operators and subscribers of the library.
@Suite struct ProgramPublisherTests {
  private let record = Numbers.Record()

  private func numbers(_ count: Int?, end: Subscribers.Completion<Oops> = .finished) -> Numbers {
    Numbers(count: count, record: record, end: end)
  }

  @Test func aSinkAsksForAllValuesOnce() {
    #expect(Log(numbers(3)).events == ["1", "2", "3", "finished"] && record.calls == ["unlimited"])
  }

  @Test func anErrorIsTheLastEvent() {
    #expect(Log(numbers(2, end: .failure(Oops()))).events == ["1", "2", "failed oops"])
    #expect(Log(numbers(1, end: .failure(Oops())).retry(2)).events == ["1", "1", "1", "failed oops"])
    #expect(Log(numbers(1, end: .failure(Oops())).replaceError(with: 9)).events == ["1", "9", "finished"])
    #expect(!record.calls.contains("cancel"))
  }

  @Test(arguments: OperatorTable.all) func eachOperatorTakesItsValues(_ operation: OperatorCase) {
    let clock = VirtualClock()
    let log = Log(operation.apply(numbers(4).eraseToAnyPublisher(), clock))
    clock.advance(by: 10)
    #expect(log.events == operation.values + ["finished"])
  }

  @Test(arguments: OperatorTable.all.filter { $0.endless != nil })
  func aNumberOfValuesEndsAnEndlessPublisher(_ operation: OperatorCase) {
    let clock = VirtualClock()
    let log = Log(operation.apply(numbers(nil).eraseToAnyPublisher(), clock).prefix(2))
    clock.advance(by: 10)
    #expect(log.events == (operation.endless ?? []) + ["finished"])
  }

  @Test func theDemandOfAnOperatorIsPassedOn() {
    #expect(Log(numbers(nil).prefix(3)).events == ["1", "2", "3", "finished"])
    #expect(record.calls == ["max(3)", "cancel"])
    record.calls = []
    let letters = PassthroughSubject<String, Oops>()
    let pairs = Log(numbers(nil).zip(letters) { "\($0)\($1)" })
    #expect(record.calls == ["max(1)"])
    for letter in ["a", "b"] { letters.send(letter) }
    letters.send(completion: .finished)
    #expect(pairs.events == ["1a", "2b", "finished"] && record.depth == 1)
  }

  @Test func itsOwnSubscriberGetsItsDemandThroughOperators() {
    let subscriber = ProgramSubscriber<Int, Oops>(first: .max(1))
    numbers(nil).map { $0 * 10 }.filter { $0 % 20 == 0 }.subscribe(subscriber)
    #expect(subscriber.take() == ["subscribed", "20"])
    #expect(subscriber.ask(2) == ["40", "60"] && record.depth == 1)
    subscriber.subscription?.cancel()
    #expect(record.calls.last == "cancel" && subscriber.ask(1) == [])
  }

  @Test func manyValuesOfADemandNeedNoDepth() {
    let subscriber = ProgramSubscriber<Int, Oops>(first: .max(1)) { _ in .max(1) }
    numbers(20_000).map { $0 }.scan(0) { $1 }.subscribe(subscriber)
    #expect(subscriber.events.count == 20_002 && subscriber.depth == 1 && record.depth <= 2)
  }

  @Test func aCancellationReachesTheSubscriptionOnce() {
    let subject = PassthroughSubject<Int, Oops>()
    let waiting = Numbers(count: nil, record: record).zip(subject)
    let subscription = waiting.sink { _ in
    } receiveValue: { _ in
    }
    subscription.cancel()
    subscription.cancel()
    #expect(record.calls == ["max(1)", "cancel"])
  }

  /// A publisher that keeps its subscriber, and calls it as the test says.
  private final class Tap: Publisher {
    typealias Output = Int
    typealias Failure = Oops
    var subscriber: AnySubscriber<Int, Oops>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
      self.subscriber = AnySubscriber(subscriber)
    }
  }

  /// A subscription that counts its calls.
  private final class Ticket: Subscription {
    var (requests, cancellations) = (0, 0)
    func request(_ demand: Subscribers.Demand) { requests += 1 }
    func cancel() { cancellations += 1 }
  }

  @Test func aSecondSubscriptionIsCancelled() {
    let (tap, tickets) = (Tap(), [Ticket(), Ticket()])
    let log = Log(tap.map { $0 })
    for ticket in tickets { tap.subscriber?.receive(subscription: ticket) }
    #expect(tickets.map(\.requests) == [1, 0] && tickets.map(\.cancellations) == [0, 1])
    log.cancel()
    #expect(tickets.map(\.cancellations) == [1, 1])
  }

  @Test func aSubscriptionAfterTheCancellationIsCancelled() {
    let (tap, ticket) = (Tap(), Ticket())
    Log(tap).cancel()
    tap.subscriber?.receive(subscription: ticket)
    #expect(ticket.requests == 0 && ticket.cancellations == 1)
  }

  @Test func laterCallsOfAPublisherAreDropped() {
    let (tap, ticket) = (Tap(), Ticket())
    let log = Log(tap.scan(0, +))
    tap.subscriber?.receive(subscription: ticket)
    _ = tap.subscriber?.receive(1)
    tap.subscriber?.receive(completion: .finished)
    _ = tap.subscriber?.receive(2)
    tap.subscriber?.receive(completion: .failure(Oops()))
    #expect(log.events == ["1", "finished"] && ticket.cancellations == 0)
    let second = Log(tap)
    tap.subscriber?.receive(subscription: Ticket())
    second.cancel()
    _ = tap.subscriber?.receive(3)
    tap.subscriber?.receive(completion: .finished)
    #expect(second.events == [])
  }

  @Test func itsValuesAreAwaited() async throws {
    var values: [Int] = []
    for try await value in numbers(3).values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func itIsSharedAndFlattened() {
    let shared = numbers(2).share()
    #expect(Log(shared).events == ["1", "2", "finished"] && record.calls == ["unlimited"])
    let flat = [1, 2].publisher.setFailureType(to: Oops.self).flatMap { _ in self.numbers(2) }
    #expect(Log(flat).events == ["1", "2", "1", "2", "finished"])
    #expect(
      Log([1, 2].publisher.map { _ in self.numbers(2) }.switchToLatest()).events == ["1", "2", "1", "2", "finished"])
  }
}
