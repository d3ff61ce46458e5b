extension Publisher {
  /// Sends the results of `nextPartialResult`, each from the result before and a value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { (junction: Junction<T, Failure>) in
      var result = initialResult
      junction.listen(to: self) {
        result = nextPartialResult(result, $0)
        junction.send(result)
      } completion: {
        junction.end($0)
      }
    }
  }

  /// Sends the last result of `nextPartialResult` at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { (junction: Junction<T, Failure>) in
      var result = initialResult
      junction.listen(to: self, keepsValues: true) {
        result = nextPartialResult(result, $0)
      } completion: {
        if !$0.isFailure { junction.send(result) }
        junction.end($0)
      } demand: { _ in
        Int.max
      }
    }
  }

  /// Sends all values as an array at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { (junction: Junction<[Output], Failure>) in
      var values: [Output] = []
      junction.listen(to: self, keepsValues: true) {
        values.append($0)
      } completion: {
        if !$0.isFailure { junction.send(values) }
        junction.end($0)
      } demand: { _ in
        Int.max
      }
    }
  }

  /// Sends arrays of `count` values, at least 1, and the remainder at the end.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { (junction: Junction<[Output], Failure>) in
      var values: [Output] = []
      junction.listen(to: self, keepsValues: true) {
        values.append($0)
        guard values.count >= count else { return }
        junction.send(values)
        values = []
      } completion: {
        if !$0.isFailure, !values.isEmpty { junction.send(values) }
        junction.end($0)
      } demand: { resume in
        junction.demand(resume).map {
          let demand = $0.multipliedReportingOverflow(by: Swift.max(1, count))
          return demand.overflow ? .max : demand.partialValue
        }
      }
    }
  }

  /// Sends the first `maxLength` values and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return AnyPublisher(Empty()) }
    return AnyPublisher { (junction: Junction<Output, Failure>) in
      let taken = Intake()
      junction.listen(to: self) {
        taken.take()
        junction.send($0)
        if taken.room(upTo: maxLength) == 0 { junction.end(.finished) }
      } completion: {
        junction.end($0)
      } demand: { resume in
        junction.demand(resume).map { Swift.min($0, taken.room(upTo: maxLength)) }
      }
    }
  }

  /// Sends the values before the first for which `predicate` returns false, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      junction.listen(to: self) {
        if predicate($0) { junction.send($0) } else { junction.end(.finished) }
      } completion: {
        junction.end($0)
      }
    }
  }

  /// Skips the values before the first for which `predicate` returns false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      var isDropping = true
      junction.listen(to: self) {
        isDropping = isDropping && predicate($0)
        if !isDropping { junction.send($0) }
      } completion: {
        junction.end($0)
      }
    }
  }

  /// Sends the first value and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends the first value for which `predicate` returns true, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Sends the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(nil) { $1 }.compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Sends the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends `elements` before the values.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(start: { subscriber in
      for element in elements { subscriber.receive(element) }
      return attach(subscriber)
    })
  }

  /// Sends `elements` after the last value.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      junction.listen(to: self) {
        junction.send($0)
      } completion: {
        if !$0.isFailure { for element in elements { junction.send(element) } }
        junction.end($0)
      }
    }
  }

  /// Skips each value for which `predicate` returns true with its predecessor.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      var last: Output?
      junction.listen(to: self) { value in
        defer { last = value }
        if let last, predicate(last, value) { return }
        junction.send(value)
      } completion: {
        junction.end($0)
      }
    }
  }

  /// Sends the properties of the values at `keyPath`.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: keyPath] } }

  /// Ends no values: sends the end alone.
  public func ignoreOutput() -> Publishers.CompactMap<Self, Never> { compactMap { _ in nil } }

  /// Calls closures at the events of the publisher.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with a subscription when a subscriber begins.
  ///   - receiveOutput: Called with each value.
  ///   - receiveCompletion: Called at the end.
  ///   - receiveCancel: Called when a subscriber is cancelled before the end.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(start: { receiver in
      let subscription = HandledSubscription(receiveCancel)
      receiveSubscription?(subscription)
      let handling = Receiver<Output, Failure>(
        receiveValue: {
          receiveOutput?($0)
          receiver.receive($0)
        },
        receiveCompletion: {
          subscription.end()
          receiveCompletion?($0)
          receiver.receive(completion: $0)
        },
        demand: receiver.demand, accepts: receiver.accepts)
      subscription.keep(attach(handling))
      return AnyCancellable(subscription)
    })
  }

  /// Subscribes, asks for values and cancels on `scheduler`. The values arrive where the publisher sends them.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(start: { downstream in
      let junction = Junction(downstream)
      scheduler.schedule {
        junction.run {
          junction.listen(to: self) {
            junction.send($0)
          } completion: {
            junction.end($0)
          } demand: { resume in
            junction.demand(resume.map { resume in { scheduler.schedule(resume) } })
          }
        }
      }
      return junction.cancellable { scheduler.schedule($0) }
    })
  }

  /// A single subscription for all subscribers. It begins with the first and ends with the last of them.
  public func share() -> AnyPublisher<Output, Failure> {
    AnyPublisher(SharedPublisher(self).autoconnect())
  }
}

/// A publisher with a subscription that its subscribers share.
private final class SharedPublisher<Upstream: Publisher>: ConnectablePublisher, Source {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  private let upstream: Upstream
  private let subject = PassthroughSubject<Output, Failure>()

  init(_ upstream: Upstream) { self.upstream = upstream }

  func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { subject.start(receiver) }

  func connect() -> any Cancellable {
    let subject = subject
    return upstream.attach(
      Receiver(
        receiveValue: { subject.send($0) }, receiveCompletion: { subject.send(completion: $0) },
        demand: { subject.demand($0) }, accepts: nil))
  }
}

/// The subscription of `handleEvents`: values are asked for by its subscriber.
private final class HandledSubscription: Subscription {
  private let upstream = SubscriptionSlot()
  private let hasEnded = Flag()
  private let receiveCancel: UncheckedTransfer<(() -> Void)?>

  init(_ receiveCancel: (() -> Void)?) { self.receiveCancel = UncheckedTransfer(receiveCancel) }

  func keep(_ token: AnyCancellable) { upstream.keep(token) }

  func end() { hasEnded.raise() }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    if hasEnded.raise() { receiveCancel.value?() }
    upstream.close()
  }
}
