import Dispatch
import Foundation

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Subscriber<Output, Failure>) -> AnyCancellable

  public init<Base: Publisher<Output, Failure>>(_ base: Base) { start = { base.subscribe($0) } }

  init(start: @escaping (Subscriber<Output, Failure>) -> AnyCancellable) { self.start = start }

  public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable { start(subscriber) }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func subscribe(_ subscriber: Subscriber<Output, Never>) -> AnyCancellable {
    subscriber.receive(output)
    subscriber.receive(completion: .finished)
    return AnyCancellable {}
  }
}

/// Where a publisher's values can be brought to.
public protocol Scheduler {
  /// Runs `action` soon.
  func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let action = UncheckedTransfer(action)
    async { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// The main run loop is the main queue here: it is what the window's loop serves.
  public func schedule(_ action: @escaping () -> Void) {
    let action = UncheckedTransfer(action)
    if self === RunLoop.main {
      DispatchQueue.main.async { action.value() }
    } else {
      perform { action.value() }
    }
  }
}

extension Publisher {
  /// The publisher, its kind hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// The values as `transform` makes them.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    derive { value, downstream in downstream.receive(transform(value)) }
  }

  /// The values that `transform` makes something of.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    derive { value, downstream in
      if let result = transform(value) { downstream.receive(result) }
    }
  }

  /// The values for which `isIncluded` holds.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    derive { value, downstream in
      if isIncluded(value) { downstream.receive(value) }
    }
  }

  /// The values after the first `count`.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var left = count
      return passing(to: downstream) { value in
        if left > 0 { left -= 1 } else { downstream.receive(value) }
      }
    }
  }

  /// The values that are not what the one before was.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { downstream in
      var last: Output?
      return passing(to: downstream) { value in
        guard value != last else { return }
        last = value
        downstream.receive(value)
      }
    }
  }

  /// The values on another queue.
  public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let arrival = Arrival(downstream)
      let subscription = subscribe(
        Subscriber(
          receiveValue: { value in scheduler.schedule { arrival.subscriber?.receive(value) } },
          receiveCompletion: { end in scheduler.schedule { arrival.subscriber?.receive(completion: end) } }))
      return AnyCancellable {
        arrival.subscriber = nil
        subscription.cancel()
      }
    }
  }

  private func derive<Result>(
    _ receive: @escaping (Output, Subscriber<Result, Failure>) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { downstream in passing(to: downstream) { receive($0, downstream) } }
  }

  private func passing<Result>(
    to downstream: Subscriber<Result, Failure>, _ receive: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Subscriber(receiveValue: receive, receiveCompletion: downstream.receiveCompletion))
  }
}

/// Whom values on their way to another queue are for; nobody once the subscription is cancelled.
private final class Arrival<Input, Failure: Error> {
  var subscriber: Subscriber<Input, Failure>?

  init(_ subscriber: Subscriber<Input, Failure>) { self.subscriber = subscriber }
}
