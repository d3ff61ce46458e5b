/// Called for a publisher that waits: it asks for `Receiver.demand` again.
typealias Resumption = () -> Void

/// The receiver of a publisher's values inside of the library: closures. An operator makes the `Receiver` for its publisher from that of its subscriber.
///
/// A `Subscriber` of a program has a `DownstreamLink` with a receiver, and a `Publisher` of a program serves a receiver by an `UpstreamLink`.
package struct Receiver<Input, Failure: Error> {
  let receiveValue: (Input) -> Void
  let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  /// The number of values that the receiver takes now; nil after its end. After a result of 0, `resume` is called once it takes values.
  ///
  /// A publisher that can wait, such as `Sequence.publisher`, asks before each value.
  let demand: (_ resume: Resumption?) -> Int?
  /// False while a `Subscriber` has no demand and no operator keeps the values for it: a subject then drops a value, or keeps the last alone. After
  /// false, `resume` is called once values are accepted. Nil for a receiver that accepts all values.
  let accepts: ((_ resume: Resumption?) -> Bool)?

  /// Creates a receiver that takes any number of values.
  ///
  /// - Parameters:
  ///   - receiveValue: Called with each value.
  ///   - receiveCompletion: Called once at the end, if the publisher ends. Has no effect unless given.
  package init(
    receiveValue: @escaping (Input) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.init(
      receiveValue: receiveValue, receiveCompletion: receiveCompletion, demand: { _ in Int.max }, accepts: nil)
  }

  init(
    receiveValue: @escaping (Input) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    demand: @escaping (_ resume: Resumption?) -> Int?, accepts: ((_ resume: Resumption?) -> Bool)?
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
    self.demand = demand
    self.accepts = accepts
  }

  /// A `Receiver` with another type of values; `receiveCompletion`, `demand` and `accepts` are those of `self`.
  func taking<Value>(_ receiveValue: @escaping (Value) -> Void) -> Receiver<Value, Failure> {
    Receiver<Value, Failure>(
      receiveValue: receiveValue, receiveCompletion: receiveCompletion, demand: demand, accepts: accepts)
  }

  /// A `Receiver` with another type of errors; `receiveValue`, `demand` and `accepts` are those of `self`.
  func ending<Error>(_ receiveCompletion: @escaping (Subscribers.Completion<Error>) -> Void) -> Receiver<Input, Error> {
    Receiver<Input, Error>(
      receiveValue: receiveValue, receiveCompletion: receiveCompletion, demand: demand, accepts: accepts)
  }

  /// True if a value that cannot wait is accepted.
  var acceptsNow: Bool { accepts?(nil) ?? true }

  /// Delivers a value.
  package func receive(_ value: Input) { receiveValue(value) }

  /// Delivers the end of the publisher.
  package func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}

/// A publisher of the library, which serves a `Receiver`.
package protocol Source<Output, Failure>: Publisher {
  /// Sends values to `receiver` until the result is cancelled or released.
  func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable
}

extension Source {
  /// Adds `subscriber`: a link of the library by its receiver, and a subscriber of the program by a `DownstreamLink`.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let link = subscriber as? UpstreamLink<Output, Failure> {
      link.keep(start(link.receiver))
    } else {
      DownstreamLink.connect(subscriber, to: self)
    }
  }
}

extension Publisher {
  /// Subscribes with `receiver` until the result is cancelled or released.
  package func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    let link = UpstreamLink(receiver)
    receive(subscriber: link)
    return AnyCancellable { link.cancel() }
  }
}
