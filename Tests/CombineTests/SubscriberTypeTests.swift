import Combine
import Foundation
import Testing

/// `Subscribers.Demand`, `Sink`, `Assign`, `AnySubscriber`, and subjects as subscribers.
@Suite struct SubscriberTypeTests {
  private typealias Demand = Subscribers.Demand

  @Test func demandsAreAddedAndSubtracted() {
    #expect(Demand.max(2) + .max(3) == .max(5) && Demand.max(2) + 1 == 3 && Demand.max(2) * 3 == 6)
    #expect(Demand.max(2) - .max(5) == .none && Demand.max(5) - 2 == .max(3) && Demand.max(-1) == .none)
    #expect(Demand.unlimited + 1 == .unlimited && Demand.unlimited - .max(1) == .unlimited)
    #expect(Demand.max(1) + .unlimited == .unlimited && Demand.max(1) - .unlimited == .none)
    #expect(Demand.max(.max) + 1 == .unlimited && Demand.max(.max) * 2 == .unlimited)
    var demand = Demand.none
    demand += .max(4)
    demand -= 1
    demand *= 2
    #expect(demand == .max(6) && demand.max == 6 && Demand.unlimited.max == nil)
  }

  @Test func demandsAreCompared() {
    #expect(Demand.max(1) < .max(2) && Demand.max(2) < .unlimited && !(Demand.unlimited < .unlimited))
    #expect(Demand.max(1) > 0 && Demand.unlimited > 5 && Demand.none <= 0 && Demand.max(2) >= 2 && 1 < Demand.max(2))
    #expect(Demand.max(2) != 3 && 2 == Demand.max(2) && 3 > Demand.max(2))
    #expect("\(Demand.unlimited) \(Demand.max(3))" == "unlimited max(3)")
  }

  @Test func aDemandIsCoded() throws {
    let data = try JSONEncoder().encode([Demand.unlimited, .max(3)])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [.unlimited, .max(3)])
  }

  @Test func identifiersDiffer() {
    let (one, other) = (
      Subscribers.Sink<Int, Never> { _ in
      } receiveValue: { _ in
      }, CombineIdentifier()
    )
    #expect(one.combineIdentifier == one.combineIdentifier && one.combineIdentifier != other)
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(AnySubscriber(one).combineIdentifier == one.combineIdentifier)
  }

  @Test func aSinkTakesAllValuesUntilItIsCancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let sink = Subscribers.Sink<Int, Never> { _ in
      events.append("end")
    } receiveValue: {
      events.append("\($0)")
    }
    subject.subscribe(sink)
    subject.send(1)
    sink.cancel()
    sink.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(events == ["1"])
    [3].publisher.subscribe(
      Subscribers.Sink { _ in
        events.append("end")
      } receiveValue: {
        events.append("\($0)")
      })
    #expect(events == ["1", "3", "end"])
  }

  private final class Model {
    var count = 0
  }

  @Test func anAssignmentReleasesItsObjectAtTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let kept = model
    let assign = model.map { Subscribers.Assign(object: $0, keyPath: \.count) }
    assign.map(subject.subscribe)
    subject.send(7)
    #expect(model?.count == 7)
    model = nil
    #expect(kept != nil)
    subject.send(completion: .finished)
    #expect(kept == nil && assign?.object == nil)
  }

  @Test func aSubjectAsksOnceItIsListenedTo() {
    let subject = PassthroughSubject<Int, Never>()
    let subscription = [1, 2].publisher.subscribe(subject)
    #expect(Log(subject).events == ["1", "2", "finished"])
    withExtendedLifetime(subscription) {}

    let (source, later) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let supply = source.subscribe(later)
    let log = Log(later)
    source.send(1)
    supply.cancel()
    source.send(2)
    #expect(log.events == ["1"])
  }

  @Test func aStoredValueIsThatOfItsPublisher() {
    let (source, stored) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    source.subscribe(AnySubscriber(stored))
    source.send(5)
    #expect(stored.value == 5)
    source.send(completion: .finished)
    #expect(Log(stored).events == ["finished"])
  }

  @Test func aSubjectReleasesItsPublisher() {
    let source = PassthroughSubject<Int, Never>()
    var cancellations = 0
    weak var kept: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      kept = subject
      let subscription = source.handleEvents(receiveCancel: { cancellations += 1 }).subscribe(subject)
      subscription.cancel()
    }
    #expect(kept == nil && cancellations == 1)
  }

  @Test func theTypesOfOperatorsAreNamed() {
    let latest = [1, 2].publisher.flatMapLatest { Just($0 * 2) }
    #expect(Log(latest).events == ["2", "4", "finished"])
    let flat: Publishers.FlatMap<Just<Int>, Publishers.Sequence<[Int], Never>> = [1].publisher.flatMap { Just($0) }
    let caught: Publishers.Catch<Fail<Int, Oops>, Just<Int>> = Fail(error: Oops()).catch { _ in Just(1) }
    #expect(Log(flat).events == ["1", "finished"] && Log(caught).events == ["1", "finished"])
  }
}

extension Publisher {
  /// The values of the publisher that `transform` makes of the latest value.
  fileprivate func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Failure {
    map(transform).switchToLatest()
  }
}
