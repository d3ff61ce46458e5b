import Combine
import Foundation
import Testing

/// Publishers of the library with a `Subscriber` of a program.
@Suite struct ProgramSubscriberTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func theSubscriptionComesFirstAndTheEndLast() {
    func events<P: Publisher>(_ publisher: P) -> [String] {
      let subscriber = ProgramSubscriber<P.Output, P.Failure>(first: .unlimited)
      publisher.subscribe(subscriber)
      return subscriber.events
    }
    let ended = PassthroughSubject<Int, Never>()
    ended.send(completion: .finished)
    #expect(events(Just(1)) == ["subscribed", "1", "finished"])
    #expect(events([1, 2].publisher) == ["subscribed", "1", "2", "finished"])
    #expect(events(Empty<Int, Never>()) == ["subscribed", "finished"])
    #expect(events(Fail<Int, Oops>(error: Oops())) == ["subscribed", "failed"])
    #expect(events(Future<Int, Never> { $0(.success(3)) }) == ["subscribed", "3", "finished"])
    #expect(events(CurrentValueSubject<Int, Never>(4)) == ["subscribed", "4"])
    #expect(events(ended) == ["subscribed", "finished"])
    #expect(events(Just(1).prepend(0).append(2)) == ["subscribed", "0", "1", "2", "finished"])
  }

  @Test func anEndNeedsNoDemand() {
    let (none, one) = (ProgramSubscriber<Int, Never>(first: .none), ProgramSubscriber<Int, Never>(first: .none))
    Empty<Int, Never>().subscribe(none)
    Just(1).subscribe(one)
    #expect(none.events == ["subscribed", "finished"])
    #expect(one.take() == ["subscribed"] && one.ask(1) == ["1", "finished"])
  }

  @Test func aSubscriberHasNoMoreValuesThanItAskedFor() {
    let subscriber = ProgramSubscriber<Int, Never>(first: .max(2)) { $0 == 2 ? .max(1) : .none }
    (1...).publisher.subscribe(subscriber)
    #expect(subscriber.take() == ["subscribed", "1", "2", "3"])
    #expect(subscriber.ask(0) == [] && subscriber.ask(2) == ["4", "5"] && subscriber.ask(1) == ["6"])
    subscriber.subscription?.cancel()
    #expect(subscriber.ask(1) == [])
  }

  /// Without `share`, which sends its values to all subscribers, and without operators with an interval, which passes between two requests.
  @Test(arguments: OperatorTable.all.filter { !["share", "throttle", "timeout"].contains($0.function) })
  func eachOperatorWaitsForTheDemand(_ operation: OperatorCase) {
    let clock = VirtualClock()
    let subscriber = ProgramSubscriber<String, any Error>(first: .none)
    operation.apply([1, 2, 3, 4].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), clock)
      .subscribe(subscriber)
    clock.advance(by: 10)
    var events = subscriber.take()
    #expect(events.first == "subscribed" && events.count <= 2)
    events.removeFirst()
    for _ in 0..<10 {
      var some = subscriber.ask(1)
      clock.advance(by: 10)
      some += subscriber.take()
      #expect(some.filter { $0 != "finished" }.count <= 1)
      events += some
    }
    #expect(events == operation.values + ["finished"])
  }

  @Test func aSharedPublisherBeginsWithTheFirstDemand() {
    let subscribers = [0, 2].map { ProgramSubscriber<Int, Never>(first: .max($0)) }
    let shared = (1...4).publisher.share()
    shared.subscribe(subscribers[0])
    #expect(subscribers[0].take() == ["subscribed"])
    shared.subscribe(subscribers[1])
    #expect(subscribers[0].take() == ["finished"] && subscribers[1].take() == ["subscribed", "1", "2", "finished"])
  }

  @Test func aSequenceIsReadAsFarAsThereIsDemand() {
    let count = Counter()
    let subscriber = ProgramSubscriber<Int, Never>(first: .max(3))
    (1...).lazy.map { count.next($0) }.publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }.subscribe(subscriber)
    #expect(subscriber.take() == ["subscribed", "20", "40", "60"] && count.value == 6)
  }

  @Test func aSubjectDropsValuesWithoutDemand() {
    let (busy, free) = (ProgramSubscriber<Int, Never>(first: .max(1)), ProgramSubscriber<Int, Never>(first: .unlimited))
    subject.map { $0 * 10 }.subscribe(busy)
    subject.subscribe(free)
    for number in 1...3 { subject.send(number) }
    #expect(busy.take() == ["subscribed", "10"] && free.take() == ["subscribed", "1", "2", "3"])
    #expect(busy.ask(1) == [])
    subject.send(4)
    subject.send(5)
    #expect(busy.take() == ["40"])
    subject.send(completion: .finished)
    #expect(busy.take() == ["finished"])
  }

  @Test func aStoredValueWaitsForDemand() {
    let stored = CurrentValueSubject<Int, Never>(1)
    let subscriber = ProgramSubscriber<Int, Never>(first: .none)
    stored.subscribe(subscriber)
    #expect(subscriber.take() == ["subscribed"] && subscriber.ask(1) == ["1"])
    stored.send(2)
    stored.send(3)
    #expect(subscriber.take() == [] && subscriber.ask(2) == ["3"])
    stored.send(4)
    #expect(subscriber.take() == ["4"])
    stored.send(5)
    stored.send(completion: .finished)
    #expect(subscriber.take() == ["finished"])
  }

  @Test func pairsKeepTheValuesOfASubject() {
    let letters = PassthroughSubject<String, Never>()
    let subscriber = ProgramSubscriber<String, Never>(first: .max(1))
    subject.zip(letters) { "\($0)\($1)" }.subscribe(subscriber)
    for number in 1...3 { subject.send(number) }
    for letter in ["a", "b", "c"] { letters.send(letter) }
    #expect(subscriber.take() == ["subscribed", "1a"])
    #expect(subscriber.ask(1) == ["2b"] && subscriber.ask(5) == ["3c"])
  }

  @Test func aRequestDuringAValueDoesNotRecur() {
    let subscriber = ProgramSubscriber<Int, Never>(first: .max(1))
    subscriber.onValue = { _ in subscriber.subscription?.request(.max(1)) }
    (1...20_000).publisher.subscribe(subscriber)
    #expect(subscriber.events.count == 20_002 && subscriber.events.last == "finished" && subscriber.depth == 1)
    subscriber.onValue = { _ in }

    let unlimited = ProgramSubscriber<Int, Never>(first: .max(1))
    unlimited.onValue = { _ in unlimited.subscription?.request(.unlimited) }
    (1...1000).publisher.subscribe(unlimited)
    #expect(unlimited.events.count == 1002 && unlimited.depth == 1)
    unlimited.onValue = { _ in }
  }

  @Test func aValueThatIsSentDuringAValueFollowsIt() {
    let subscriber = ProgramSubscriber<Int, Never>(first: .unlimited)
    subscriber.onValue = { [subject] in if $0 < 3 { subject.send($0 + 1) } }
    subject.subscribe(subscriber)
    subject.send(1)
    #expect(subscriber.events == ["subscribed", "1", "2", "3"] && subscriber.depth == 1)
  }

  @Test func nothingComesAfterACancellation() {
    var cancellations = 0
    let subscriber = ProgramSubscriber<Int, Never>(first: .unlimited)
    subject.handleEvents(receiveCancel: { cancellations += 1 }).subscribe(subscriber)
    subscriber.onValue = { if $0 == 2 { subscriber.subscription?.cancel() } }
    for number in 1...3 { subject.send(number) }
    subject.send(completion: .finished)
    subscriber.subscription?.cancel()
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.events == ["subscribed", "1", "2"] && cancellations == 1)
    subscriber.onValue = { _ in }
  }

  @Test func aCancellationWithinTheSubscriptionEndsIt() {
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        $0.cancel()
        $0.request(.unlimited)
      },
      receiveValue: { _ in
        Issue.record("a value after the cancellation")
        return .none
      }, receiveCompletion: { _ in Issue.record("an end after the cancellation") })
    [1, 2].publisher.subscribe(subscriber)
    Empty<Int, Never>().subscribe(subscriber)
    subject.subscribe(subscriber)
    subject.send(1)
  }

  @Test func nothingComesAfterTheEnd() {
    var cancellations = 0
    let subscriber = ProgramSubscriber<Int, Never>(first: .unlimited)
    subject.handleEvents(receiveCancel: { cancellations += 1 }).subscribe(subscriber)
    let subscription = subscriber.subscription
    subject.send(completion: .finished)
    subject.send(1)
    subscription?.request(.unlimited)
    subscription?.cancel()
    #expect(subscriber.events == ["subscribed", "finished"] && cancellations == 0)
  }

  @Test func endedSubscribersAreReleased() {
    var released: [Bool] = []
    for end in [0, 1, 2] {
      weak var kept: ProgramSubscriber<Int, Never>?
      do {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = ProgramSubscriber<Int, Never>(first: .max(1), keepsSubscription: end != 2)
        if end == 2 { subject.subscribe(subscriber) } else { subject.map { $0 }.scan(0, +).subscribe(subscriber) }
        kept = subscriber
        if end == 0 { subject.send(completion: .finished) }
        if end == 1 { subscriber.subscription?.cancel() }
      }
      released.append(kept == nil)
    }
    #expect(released == [true, true, true])
  }

  @Test func valuesOfSeveralThreadsDoNotOverlap() async {
    let subscriber = ProgramSubscriber<Int, Never>(first: .max(1)) { _ in .max(1) }
    subject.subscribe(subscriber)
    let shared = SharedSubject(subject: subject)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 { group.addTask { for step in 0..<500 { shared.subject.send(number * 500 + step) } } }
    }
    let values = subscriber.events.dropFirst().compactMap { Int($0) }
    #expect(subscriber.depth == 1 && Set(values).count == values.count && values.count > 0)
  }

  private struct SharedSubject: @unchecked Sendable { let subject: PassthroughSubject<Int, Never> }
}
