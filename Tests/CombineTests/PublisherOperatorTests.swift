import Combine
import Foundation
import Testing

@Suite struct PublisherOperatorTests {
  private func events<P: Publisher>(_ publisher: P) -> [String] { Log(publisher).events }

  private let numbers = [1, 2, 3, 4].publisher

  @Test func valuesAreGathered() {
    #expect(events(numbers.scan(0, +)) == ["1", "3", "6", "10", "finished"])
    #expect(events(numbers.reduce(0, +)) == ["10", "finished"])
    #expect(events(numbers.collect()) == ["[1, 2, 3, 4]", "finished"])
    #expect(events(numbers.collect(3)) == ["[1, 2, 3]", "[4]", "finished"])
    #expect(events(numbers.count()) == ["4", "finished"])
  }

  @Test func valuesAreSelected() {
    #expect(events(numbers.prefix(2)) == ["1", "2", "finished"])
    #expect(events(numbers.prefix(0)) == ["finished"])
    #expect(events(numbers.prefix { $0 < 3 }) == ["1", "2", "finished"])
    #expect(events(numbers.drop { $0 < 3 }) == ["3", "4", "finished"])
    #expect(events(numbers.first()) == ["1", "finished"] && events(numbers.last()) == ["4", "finished"])
    #expect(events(numbers.first { $0 > 2 }) == ["3", "finished"])
    #expect(events([1, 2, 4].publisher.removeDuplicates { $1 == 2 * $0 }) == ["1", "finished"])
    #expect(events(numbers.ignoreOutput()) == ["finished"])
  }

  @Test func valuesAreAdded() {
    #expect(events([2].publisher.prepend(0, 1)) == ["0", "1", "2", "finished"])
    #expect(events([2].publisher.append(3)) == ["2", "3", "finished"])
    #expect(events(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "finished"])
    #expect(events([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "finished"])
    #expect(events(Optional(1).publisher) == ["1", "finished"] && events(Int?.none.publisher) == ["finished"])
    #expect(events(["a"].publisher.map(\.count)) == ["1", "finished"])
  }

  // MARK: Errors

  private func odd(_ value: Int) throws -> Int {
    if value % 2 == 0 { throw Oops() }
    return value
  }

  @Test func aThrownErrorEndsThePublisher() {
    #expect(events(numbers.tryMap(odd)) == ["1", "failed oops"])
    #expect(events(numbers.tryFilter { try odd($0) > 0 }) == ["1", "failed oops"])
    #expect(events(numbers.tryCompactMap { try odd($0) }) == ["1", "failed oops"])
  }

  @Test func errorsAreReplaced() {
    #expect(events(numbers.tryMap(odd).replaceError(with: 0)) == ["1", "0", "finished"])
    #expect(events(numbers.tryMap(odd).catch { _ in [8, 9].publisher }) == ["1", "8", "9", "finished"])
    #expect(events(numbers.tryMap(odd).mapError { _ in Oops() }) == ["1", "failed oops"])
    #expect(events(Just(1).setFailureType(to: Oops.self).eraseToAnyPublisher()) == ["1", "finished"])
    #expect(events(Fail<Int, Oops>(error: Oops())) == ["failed oops"])
  }

  @Test func aFailedPublisherIsTriedAgain() {
    var tries = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Oops> in
      tries += 1
      return tries < 3
        ? Fail(error: Oops()).eraseToAnyPublisher() : Just(tries).setFailureType(to: Oops.self).eraseToAnyPublisher()
    }
    #expect(events(publisher.retry(5)) == ["3", "finished"])
    tries = 0
    #expect(events(publisher.retry(1)) == ["failed oops"])
  }

  @Test func dataIsDecodedAndEncoded() {
    let data = Data("[1,2]".utf8)
    #expect(events(Just(data).decode(type: [Int].self, decoder: JSONDecoder())) == ["[1, 2]", "finished"])
    let broken = events(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
    #expect(broken.count == 1 && broken[0].hasPrefix("failed"))
    #expect(
      events(Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) })[0] == "[1,2]")
  }

  // MARK: Futures

  @Test func aFutureKeepsItsResult() {
    var promise: Future<Int, Oops>.Promise?
    var starts = 0
    let future = Future<Int, Oops> {
      starts += 1
      promise = $0
    }
    let early = Log(future)
    #expect(early.events == [])
    promise?(.success(3))
    promise?(.success(4))
    #expect(early.events == ["3", "finished"] && Log(future).events == ["3", "finished"] && starts == 1)
    #expect(Log(Future<Int, Oops> { $0(.failure(Oops())) }).events == ["failed oops"])
  }

  @Test func aFutureIsAwaited() async throws {
    #expect(try await Future<Int, Oops> { $0(.success(5)) }.value == 5)
    await #expect(throws: Oops.self) { try await Future<Int, Oops> { $0(.failure(Oops())) }.value }
  }

  @Test func valuesAreAnAsynchronousSequence() async throws {
    var seen: [Int] = []
    for await value in numbers.values { seen.append(value) }
    #expect(seen == [1, 2, 3, 4])
  }

  // MARK: Assignment

  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var count = 0
  }

  @Test func valuesAreAssignedToAPublishedProperty() {
    var model: Model? = Model()
    var changes = 0
    let subscription = model?.objectWillChange.sink { changes += 1 }
    let subject = PassthroughSubject<Int, Never>()
    if let model { subject.assign(to: &model.$count) }
    subject.send(3)
    #expect(model?.count == 3 && changes == 1)
    weak let kept = model
    model = nil
    #expect(kept == nil, "the assignment does not keep the object")
    subject.send(4)
    withExtendedLifetime(subscription) {}
  }

  /// A publisher that counts its cancelled and released subscriptions.
  private struct CountingPublisher: Source {
    typealias Output = Int
    typealias Failure = Never
    let subject: PassthroughSubject<Int, Never>
    let released: Counter

    func start(_ receiver: Receiver<Int, Never>) -> AnyCancellable {
      let subscription = subject.start(receiver)
      return AnyCancellable {
        subscription.cancel()
        released.add(1)
      }
    }
  }

  @Test func anEndedAssignmentIsReleased() {
    let (model, released) = (Model(), Counter())
    for number in 1...3 {
      let subject = PassthroughSubject<Int, Never>()
      CountingPublisher(subject: subject, released: released).assign(to: &model.$count)
      subject.send(number)
      #expect(model.count == number && released.value == number - 1)
      subject.send(completion: .finished)
      #expect(released.value == number)
    }
    let ended = PassthroughSubject<Int, Never>()
    ended.send(completion: .finished)
    CountingPublisher(subject: ended, released: released).assign(to: &model.$count)
    #expect(released.value == 4)
  }

  @Test func aPropertyFollowsAnother() {
    let model = Model()
    model.$text.map(\.count).assign(to: &model.$count)
    model.text = "abc"
    #expect(model.count == 3)
  }

  @Test func aTimerPublisherIsMadeDirectly() {
    let timer = Timer.TimerPublisher(interval: 0.5, runLoop: .main, mode: .common)
    #expect(timer.interval == 0.5 && timer.tolerance == nil)
  }
}
