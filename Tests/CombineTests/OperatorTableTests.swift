import CAllocationCounter
import Combine
import Foundation
import Testing

/// Each operator on publishers of each kind: values during the subscription, later values, none after an end, no end, and many values.
@Suite struct OperatorTableTests {
  private let clock = VirtualClock()

  @Test(arguments: OperatorTable.all) func valuesDuringTheSubscriptionArriveInOrder(_ operation: OperatorCase) {
    let log = Log(operation.apply([1, 2, 3, 4].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), clock))
    clock.advance(by: 10)
    #expect(log.events == operation.values + ["finished"])
  }

  @Test(arguments: OperatorTable.all) func laterValuesArriveInOrder(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Oops>()
    let log = Log(operation.apply(subject.eraseToAnyPublisher(), clock))
    clock.advance(by: 0)
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    clock.advance(by: 10)
    #expect(log.events == operation.values + ["finished"])
  }

  @Test(arguments: OperatorTable.all) func anEndedSubjectSendsItsEndAlone(_ operation: OperatorCase) {
    let subject = CurrentValueSubject<Int, Oops>(1)
    subject.send(completion: .finished)
    let log = Log(operation.apply(subject.eraseToAnyPublisher(), clock))
    subject.send(2)
    subject.send(completion: .failure(Oops()))
    clock.advance(by: 10)
    #expect(log.events == operation.empty + ["finished"])
    #expect(subject.value == 1)
  }

  @Test(arguments: OperatorTable.all) func anErrorIsTheLastEvent(_ operation: OperatorCase) {
    let replaced = ["catch": "0", "replaceError": "0", "setFailureType": "0", "flatMap never": "0"]
    guard operation.name != "assertNoFailure" else { return }
    let log = Log(operation.apply(Fail(error: Oops()).eraseToAnyPublisher(), clock))
    clock.advance(by: 10)
    let before = operation.function == "prepend" ? operation.empty : []
    #expect(log.events == before + (replaced[operation.name].map { [$0, "finished"] } ?? ["failed oops"]))
  }

  @Test(arguments: OperatorTable.all.filter { $0.endless != nil })
  func anEndlessPublisherIsReadAsFarAsItIsWanted(_ operation: OperatorCase) {
    let count = Counter()
    let source = (1...).lazy.map { count.next($0) }.publisher.setFailureType(to: Oops.self).eraseToAnyPublisher()
    let log = Log(operation.apply(source, clock).prefix(2))
    clock.advance(by: 10)
    #expect(log.events == (operation.endless ?? []) + ["finished"])
    #expect(count.value <= (operation.readsAhead ? 2001 : 9))
  }

  @Test(arguments: OperatorTable.all.filter { $0.readAhead != nil })
  func ofManyValuesNoneWaitsForTheOthers(_ operation: OperatorCase) {
    let count = Counter()
    let source = (1...20_000).lazy.map { count.next($0) }.publisher.setFailureType(to: Oops.self).eraseToAnyPublisher()
    var (read, sent) = (-1, 0)
    let subscription = operation.apply(source, clock).sink { _ in
    } receiveValue: { _ in
      if sent == 0 { read = count.value }
      sent += 1
    }
    clock.advance(by: 10)
    #expect(read == operation.readAhead && sent > 0)
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: OperatorTable.all) func manyLaterValuesAreDelivered(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Oops>()
    var ends = 0
    let subscription = operation.apply(subject.eraseToAnyPublisher(), clock).sink { _ in
      ends += 1
    } receiveValue: { _ in
    }
    clock.advance(by: 0)
    for value in 1...20_000 { subject.send(value) }
    subject.send(completion: .finished)
    clock.advance(by: 10)
    #expect(ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func theTableHasEachOperatorOfTheSources() throws {
    let tested = Set(OperatorTable.all.map(\.function))
    // The subscribers `sink` and `assign` have no publisher as their result; tests of subjects and properties call them.
    let written = try Self.operatorsOfTheSources().subtracting(["sink", "assign"])
    #expect(tested.symmetricDifference(written) == [])
  }

  // MARK: Schedulers

  @Test func eachOperatorWithASchedulerIsTestedOnItsThreads() throws {
    let tested = Set(OperatorTable.all.filter { $0.scheduled != nil }.map(\.function))
    let written = try Self.operatorsOfTheSources { $0.contains("Scheduler") }
    #expect(tested == written)
  }

  @Test(arguments: OperatorTable.all.filter { $0.scheduled == .delivery })
  func valuesAndTheEndArriveOnTheScheduler(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Oops>()
    let sources: [OperatorCase.Upstream] = [
      [1, 2, 3, 4].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), Empty().eraseToAnyPublisher(),
      Fail(error: Oops()).eraseToAnyPublisher(), subject.eraseToAnyPublisher(), subject.append(5),
      Empty(completeImmediately: false).eraseToAnyPublisher(),
    ]
    for source in sources {
      let clock = VirtualClock(hasThreads: true)
      var threads: [Bool] = []
      let subscription = operation.apply(source, clock).sink { _ in
        threads.append(ActionThread.isCurrent)
      } receiveValue: { _ in
        threads.append(ActionThread.isCurrent)
      }
      for value in 1...4 { subject.send(value) }
      clock.advance(by: 0.5)
      subject.send(5)
      clock.advance(by: 10)
      #expect(threads.allSatisfy { $0 })
      withExtendedLifetime(subscription) {}
    }
    let clock = VirtualClock(hasThreads: true)
    var ends: [Bool] = []
    let subscription = operation.apply(subject.eraseToAnyPublisher(), clock).sink { _ in
      ends.append(ActionThread.isCurrent)
    } receiveValue: { _ in
    }
    subject.send(1)
    subject.send(completion: .finished)
    clock.advance(by: 10)
    #expect(ends == [true])
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: OperatorTable.all.filter { $0.scheduled == .subscription })
  func subscriptionsDemandsAndCancellationsAreMadeOnTheScheduler(_ operation: OperatorCase) {
    let clock = VirtualClock(hasThreads: true)
    var threads: [Bool] = []
    func note() { threads.append(ActionThread.isCurrent) }
    let source = (1...).lazy.map { element in
      note()
      return element
    }.publisher.handleEvents(receiveSubscription: { _ in note() }, receiveCancel: note).setFailureType(to: Oops.self)
      .eraseToAnyPublisher()
    let others = PassthroughSubject<Int, any Error>()
    let log = Log(operation.apply(source, clock).zip(others) { "\($0)\($1)" })
    others.send(8)
    others.send(9)
    log.cancel()
    #expect(log.events == ["18", "29"])
    // The subscription, three elements and the cancellation.
    #expect(threads == Array(repeating: true, count: 5))
  }

  /// The names of the public functions in extensions of `Publisher` with a fitting declaration.
  private static func operatorsOfTheSources(where isFitting: (Substring) -> Bool = { _ in true }) throws -> Set<String>
  {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Combine")
    var names: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: root.path) where file.hasSuffix(".swift") {
      let source = try "\n" + String(contentsOf: root.appending(path: file), encoding: .utf8)
      for part in source.components(separatedBy: "\nextension Publisher ").dropFirst() {
        let body = part.prefix(upTo: part.firstRange(of: "\n}\n")?.lowerBound ?? part.endIndex)
        let functions = body.matches(of: /\n  public func `?(\w+)([^{]*)\{/).filter { isFitting($0.2) }
        names.formUnion(functions.map { String($0.1) })
      }
    }
    return names
  }
}

/// Memory and work of many values.
@Suite struct ManyValuesTests {
  /// A value that counts the values that exist.
  private final class Token {
    private let count: Counter

    init(_ count: Counter) {
      self.count = count
      count.add(1)
    }

    deinit { count.add(-1) }
  }

  @Test(arguments: ["reduce", "last", "count", "ignoreOutput"]) func aSummaryKeepsNoValues(_ name: String) {
    let (alive, clock) = (Counter(), VirtualClock())
    let tokens = (0..<1000).lazy.map { _ in Token(alive) }.publisher
    let numbers = tokens.map { token in withExtendedLifetime(token) { 1 } }.setFailureType(to: Oops.self)
      .eraseToAnyPublisher()
    let operation = OperatorTable.all.first { $0.function == name }
    let log = operation.map { Log($0.apply(numbers, clock)) }
    #expect(log?.events.last == "finished")
    #expect(Log(tokens.reduce(0) { count, _ in count + 1 }).events == ["1000", "finished"])
    #expect(alive.value == 0 && alive.highest <= 3)
  }

  @Test func anArrayOfAllValuesIsNotCopiedForEachValue() {
    func allocations(_ body: () -> AnyCancellable) -> Int {
      let before = allocation_count()
      withExtendedLifetime(body()) {}
      return allocation_count() - before
    }
    let numbers = (0..<1000).publisher
    let counting = allocations { numbers.count().sink { _ in } }
    let collecting = allocations { numbers.collect().sink { _ in } }
    #expect(collecting <= counting + 100)
  }

  @Test func aQueueMovesAtMostTheElementsThatItHasLost() {
    var queue = Queue<Int>()
    var taken = 0
    for number in 0..<10_000 { queue.append(number) }
    while let number = queue.popFirst() {
      #expect(number == taken)
      taken += 1
      if taken % 3 == 0, taken < 9_000 { queue.append(9_999 + taken / 3) }
    }
    #expect(taken > 10_000 && queue.isEmpty && queue.moves <= taken)
  }

  @Test func twentyThousandValuesPassAChainOfOperators() {
    let count = Counter()
    var furthest = 0
    let chain = (1...20_000).lazy.map { count.next($0) }.publisher
      .scan(0) { $1 }.zip((1...).publisher) { $0 + $1 }.append(0).collect(10).map { $0.count }
    var sum = 0
    let subscription = chain.sink { values in
      sum += values
      furthest = max(furthest, count.value - sum)
    }
    #expect(sum == 20_001 && furthest <= 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func valuesThatArriveDuringADeliveryKeepTheirOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = subject.scan(0) { $1 }.sink { value in
      received.append(value)
      if value == 0 { for later in 1...20_000 { subject.send(later) } }
    }
    subject.send(0)
    #expect(received == Array(0...20_000))
    withExtendedLifetime(subscription) {}
  }

  // MARK: Schedulers

  /// The arrival of the values from 1 to 20,000.
  private enum Arrival {
    case duringSubscription, later
    /// Two seconds after each other: longer than the interval of each operator in the table.
    case apart
  }

  @Test(arguments: ["receive", "delay", "timeout"])
  func twentyThousandValuesArriveOnASchedulerInOrder(_ name: String) throws {
    for arrival in [Arrival.duringSubscription, .later] { expectAll(try events(of: name, arrival)) }
  }

  @Test(arguments: ["debounce", "throttle", "throttle first"])
  func twentyThousandValuesWithPausesArriveInOrder(_ name: String) throws {
    expectAll(try events(of: name, .apart))
  }

  @Test(arguments: [("debounce", ["20000"]), ("throttle", ["1", "20000"]), ("throttle first", ["1", "2"])])
  func twentyThousandValuesWithoutAPauseAreASingleInterval(name: String, values: [String]) throws {
    for arrival in [Arrival.duringSubscription, .later] {
      let events = try events(of: name, arrival)
      let isExpected = events == values + ["finished"]
      #expect(isExpected, "\(arrival): \(events.count) events, the first \(events.prefix(3))")
    }
  }

  /// The events of an operator in the table.
  private func events(of name: String, _ arrival: Arrival) throws -> [String] {
    let operation = try #require(OperatorTable.all.first { $0.name == name })
    let (clock, subject) = (VirtualClock(), PassthroughSubject<Int, Oops>())
    let numbers = (1...20_000).publisher.setFailureType(to: Oops.self).eraseToAnyPublisher()
    let isLater = arrival != .duringSubscription
    let log = Log(operation.apply(isLater ? subject.eraseToAnyPublisher() : numbers, clock))
    if isLater {
      for value in 1...20_000 {
        subject.send(value)
        if arrival == .apart { clock.advance(by: 2) }
      }
      subject.send(completion: .finished)
    }
    clock.advance(by: 10)
    return log.events
  }

  private func expectAll(_ events: [String]) {
    let isComplete = events.dropLast().elementsEqual((1...20_000).lazy.map { "\($0)" })
    #expect(isComplete && events.last == "finished", "\(events.count) events")
  }
}

/// A count that closures share.
final class Counter: @unchecked Sendable {
  private(set) var value = 0
  private(set) var highest = 0

  func add(_ difference: Int) {
    value += difference
    highest = max(highest, value)
  }

  /// Counts an element and returns it.
  func next(_ element: Int) -> Int {
    add(1)
    return element
  }
}
