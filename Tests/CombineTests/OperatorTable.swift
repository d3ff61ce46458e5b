import Combine
import Foundation
import Testing

/// An operator on a publisher of numbers, and its events as texts.
struct OperatorCase: Sendable, CustomTestStringConvertible {
  typealias Upstream = AnyPublisher<Int, Oops>
  typealias Result = AnyPublisher<String, any Error>

  /// The name of the function, with its variant behind a space.
  let name: String
  /// The values for 1, 2, 3, 4 and the end.
  let values: [String]
  /// The values for an upstream that ends without values.
  let empty: [String]
  /// The first two values for 1, 2, 3, …; nil for an operator that waits for the end or for time.
  let endless: [String]?
  /// The elements that are read before the first value is sent; nil if values wait for the scheduler or for the end.
  let readAhead: Int?
  /// The part of a subscription that runs on the scheduler; nil for an operator without a scheduler.
  let scheduled: Scheduled?
  let apply: @Sendable (Upstream, VirtualClock) -> Result

  /// A part of a subscription.
  enum Scheduled {
    /// Values and the end arrive there.
    case delivery
    /// The publisher is subscribed to, asked for values and cancelled there.
    case subscription
  }

  /// The name of the function.
  var function: String { String(name.prefix { $0 != " " }) }
  /// True if values of an endless publisher are passed over, which are read up to a bound.
  var readsAhead: Bool { function == "debounce" || function == "throttle" }
  var testDescription: String { name }

  init(
    _ name: String, _ values: [String], empty: [String] = [], endless: [String]? = nil, readAhead: Int? = nil,
    on scheduled: Scheduled? = nil, _ apply: @escaping @Sendable (Upstream, VirtualClock) -> Result
  ) {
    (self.name, self.values, self.empty, self.endless) = (name, values, empty, endless)
    (self.readAhead, self.scheduled, self.apply) = (readAhead, scheduled, apply)
  }

  /// An operator that sends its first two values of 1, 2, 3, … for endless publishers too.
  static func passing(
    _ name: String, _ values: [String] = ["1", "2", "3", "4"], empty: [String] = [], readAhead: Int? = 1,
    on scheduled: Scheduled? = nil, _ apply: @escaping @Sendable (Upstream, VirtualClock) -> Result
  ) -> OperatorCase {
    OperatorCase(
      name, values, empty: empty, endless: Array(values.prefix(2)), readAhead: readAhead, on: scheduled, apply)
  }
}

private func text<P: Publisher>(_ publisher: P) -> OperatorCase.Result {
  publisher.map { "\($0)" }.mapError { $0 as any Error }
}

private func numbers(_ elements: some Sequence<Int>) -> OperatorCase.Upstream {
  elements.publisher.setFailureType(to: Oops.self).eraseToAnyPublisher()
}

/// Each operator of the module, by file of the sources.
enum OperatorTable {
  static let all = basic + gathering + selecting + events + errors + flattening + combining + timed

  private static let basic: [OperatorCase] = [
    .passing("eraseToAnyPublisher") { source, _ in text(source.eraseToAnyPublisher()) },
    .passing("map", ["2", "4", "6", "8"]) { source, _ in text(source.map { $0 * 2 }) },
    .passing("map keyPath") { source, _ in text(source.map(\.description)) },
    .passing("compactMap", ["2", "4"], readAhead: 2) { source, _ in text(source.compactMap { $0 % 2 == 0 ? $0 : nil })
    },
    .passing("filter", ["2", "4"], readAhead: 2) { source, _ in text(source.filter { $0 % 2 == 0 }) },
    .passing("dropFirst", ["3", "4"], readAhead: 3) { source, _ in text(source.dropFirst(2)) },
    .passing("removeDuplicates") { source, _ in text(source.removeDuplicates()) },
    .passing("removeDuplicates by", ["1", "3"]) { source, _ in
      text(source.removeDuplicates { $0 + 1 == $1 && $1 % 2 == 0 })
    },
  ]

  private static let gathering: [OperatorCase] = [
    .passing("scan", ["1", "3", "6", "10"]) { source, _ in text(source.scan(0, +)) },
    OperatorCase("reduce", ["10"], empty: ["0"]) { source, _ in text(source.reduce(0, +)) },
    OperatorCase("collect", ["[1, 2, 3, 4]"], empty: ["[]"]) { source, _ in text(source.collect()) },
    OperatorCase("collect count", ["[1, 2, 3]", "[4]"], endless: ["[1, 2, 3]", "[4, 5, 6]"], readAhead: 3) {
      source, _ in
      text(source.collect(3))
    },
    OperatorCase("last", ["4"]) { source, _ in text(source.last()) },
    OperatorCase("count", ["4"], empty: ["0"]) { source, _ in text(source.count()) },
    OperatorCase("ignoreOutput", []) { source, _ in text(source.ignoreOutput()) },
  ]

  private static let selecting: [OperatorCase] = [
    .passing("prefix", ["1", "2", "3"]) { source, _ in text(source.prefix(3)) },
    .passing("prefix while", ["1", "2"]) { source, _ in text(source.prefix { $0 < 3 }) },
    .passing("drop while", ["3", "4"], readAhead: 3) { source, _ in text(source.drop { $0 < 3 }) },
    .passing("first", ["1"]) { source, _ in text(source.first()) },
    .passing("first where", ["3"], readAhead: 3) { source, _ in text(source.first { $0 > 2 }) },
    .passing("prepend", ["8", "9", "1", "2", "3", "4"], empty: ["8", "9"], readAhead: 0) { source, _ in
      text(source.prepend(8, 9))
    },
    .passing("append", ["1", "2", "3", "4", "9"], empty: ["9"]) { source, _ in text(source.append(9)) },
    .passing("replaceEmpty", empty: ["7"]) { source, _ in text(source.replaceEmpty(with: 7)) },
  ]

  private static let events: [OperatorCase] = [
    .passing("handleEvents") { source, _ in text(source.handleEvents(receiveOutput: { _ in })) },
    .passing("share") { source, _ in text(source.share()) },
    .passing("receive", readAhead: nil, on: .delivery) { source, clock in text(source.receive(on: clock)) },
    .passing("subscribe", on: .subscription) { source, clock in text(source.subscribe(on: clock)) },
  ]

  private static let errors: [OperatorCase] = [
    .passing("tryMap") { source, _ in text(source.tryMap { $0 }) },
    .passing("tryCompactMap") { source, _ in text(source.tryCompactMap { $0 }) },
    .passing("tryFilter", ["2", "4"], readAhead: 2) { source, _ in text(source.tryFilter { $0 % 2 == 0 }) },
    .passing("decode") { source, _ in
      text(source.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] })
    },
    .passing("encode") { source, _ in
      text(
        source.map { [$0] }.encode(encoder: JSONEncoder()).map {
          String(decoding: $0.dropFirst().dropLast(), as: UTF8.self)
        })
    },
    .passing("catch") { source, _ in text(source.catch { _ in Just(0) }) },
    .passing("replaceError") { source, _ in text(source.replaceError(with: 0)) },
    .passing("replaceNil") { source, _ in text(source.map { Optional($0) }.replaceNil(with: 0)) },
    .passing("mapError") { source, _ in text(source.mapError { _ in Oops() }) },
    .passing("retry") { source, _ in text(source.retry(2)) },
    .passing("assertNoFailure") { source, _ in text(source.assertNoFailure()) },
    .passing("setFailureType") { source, _ in
      text(source.replaceError(with: 0).setFailureType(to: Oops.self).eraseToAnyPublisher())
    },
  ]

  private static let flattening: [OperatorCase] = [
    .passing("flatMap", ["1", "10", "2", "20", "3", "30", "4", "40"]) { source, _ in
      text(source.flatMap { numbers([$0, $0 * 10]) })
    },
    .passing("flatMap maxPublishers") { source, _ in text(source.flatMap(maxPublishers: .max(1)) { numbers([$0]) }) },
    .passing("flatMap never", ["1", "2", "3", "4"]) { source, _ in
      text(source.replaceError(with: 0).flatMap { numbers([$0]) })
    },
    .passing("switchToLatest") { source, _ in text(source.map { numbers([$0]) }.switchToLatest()) },
  ]

  private static let combining: [OperatorCase] = [
    .passing("combineLatest") { source, _ in text(numbers([0]).combineLatest(source) { $0 + $1 }) },
    .passing("combineLatest three") { source, _ in
      text(numbers([0]).combineLatest(numbers([0]), source) { $0 + $1 + $2 })
    },
    .passing("combineLatest four") { source, _ in
      text(numbers([0]).combineLatest(numbers([0]), numbers([0]), source).map { $0.3 })
    },
    .passing("zip", ["11", "22", "33", "44"]) { source, _ in text(source.zip(numbers(1...)) { "\($0)\($1)" }) },
    .passing("zip three") { source, _ in text(source.zip(numbers(1...), numbers(1...)).map { $0.0 }) },
    .passing("merge", empty: []) { source, _ in text(source.merge(with: numbers([]))) },
    .passing("merge three") { source, _ in text(source.merge(with: numbers([]), numbers([]))) },
  ]

  private static let timed: [OperatorCase] = [
    OperatorCase("debounce", ["4"], endless: ["1000", "2000"], on: .delivery) { source, clock in
      text(source.debounce(for: 1, scheduler: clock))
    },
    OperatorCase("throttle", ["1", "4"], endless: ["1", "1001"], on: .delivery) { source, clock in
      text(source.throttle(for: 1, scheduler: clock, latest: true))
    },
    OperatorCase("throttle first", ["1", "2"], endless: ["1", "2"], on: .delivery) { source, clock in
      text(source.throttle(for: 1, scheduler: clock, latest: false))
    },
    .passing("delay", readAhead: nil, on: .delivery) { source, clock in text(source.delay(for: 1, scheduler: clock)) },
    .passing("timeout", readAhead: nil, on: .delivery) { source, clock in text(source.timeout(1, scheduler: clock)) },
  ]
}
