extension Publishers {
  /// The latest values of two publishers, after each has sent a value.
  ///
  /// For a subscriber that takes a number of values, such as `first()`, a `Sequence` is read up to 1000 values ahead of the first value of the other `Publisher`.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, Source where A.Failure == B.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The error of both publishers.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Combines `a` and `b`.
    public init(_ a: A, _ b: B) {
      joined = AnyPublisher { (junction: Junction<Output, Failure>) in
        var (first, second): (A.Output?, B.Output?)
        // The values that came before a value of the other publisher.
        let (firstIntake, secondIntake) = (Intake(), Intake())
        var open = 2
        func send() {
          guard let first, let second else { return }
          junction.send((first, second))
        }
        func finish(_ end: Subscribers.Completion<Failure>) {
          open -= 1
          if open == 0 || end.isFailure { junction.end(end) }
        }
        junction.listen(to: a, keepsValues: true) {
          if first == nil { secondIntake.empty() }
          first = $0
          if second == nil { firstIntake.take() }
          send()
        } completion: {
          finish($0)
        } demand: {
          firstIntake.demand(junction.demand($0), orElse: $0)
        }
        junction.listen(to: b, keepsValues: true) {
          if second == nil { firstIntake.empty() }
          second = $0
          if first == nil { secondIntake.take() }
          send()
        } completion: {
          finish($0)
        } demand: {
          secondIntake.demand(junction.demand($0), orElse: $0)
        }
      }
    }

    /// Subscribes to both publishers.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// Pairs of the values of two publishers: the first with the first, the second with the second.
  public struct Zip<A: Publisher, B: Publisher>: Publisher, Source where A.Failure == B.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The error of both publishers.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Pairs the values of `a` and `b`. It ends when a publisher has ended and no pair is possible.
    public init(_ a: A, _ b: B) {
      joined = AnyPublisher { (junction: Junction<Output, Failure>) in
        var (first, second) = (Queue<A.Output>(), Queue<B.Output>())
        let (firstIntake, secondIntake) = (Intake(), Intake())
        var (firstEnded, secondEnded) = (false, false)
        func send() {
          while !first.isEmpty, !second.isEmpty, let one = first.popFirst(), let other = second.popFirst() {
            junction.send((one, other))
            firstIntake.release()
            secondIntake.release()
          }
          if firstEnded && first.isEmpty || secondEnded && second.isEmpty { junction.end(.finished) }
        }
        junction.listen(to: a, keepsValues: true) {
          first.append($0)
          firstIntake.take()
          send()
        } completion: {
          if $0.isFailure { return junction.end($0) }
          firstEnded = true
          send()
        } demand: {
          firstIntake.demand(junction.demand($0), upTo: 1, orElse: $0)
        }
        junction.listen(to: b, keepsValues: true) {
          second.append($0)
          secondIntake.take()
          send()
        } completion: {
          if $0.isFailure { return junction.end($0) }
          secondEnded = true
          send()
        } demand: {
          secondIntake.demand(junction.demand($0), upTo: 1, orElse: $0)
        }
      }
    }

    /// Subscribes to both publishers.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { joined.start(receiver) }
  }

  /// The values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher, Source {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The error of the publishers.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Merges `upstream`.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to all publishers. It ends after the last of them, or with the first error.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      AnyPublisher { (junction: Junction<Output, Failure>) in
        var open = publishers.count
        if open == 0 { junction.end(.finished) }
        for publisher in publishers {
          junction.listen(to: publisher) {
            junction.send($0)
          } completion: {
            open -= 1
            if open == 0 || $0.isFailure { junction.end($0) }
          }
        }
      }
      .start(receiver)
    }
  }
}

extension Subscribers.Completion {
  /// True for an error.
  var isFailure: Bool { if case .failure = self { true } else { false } }

  /// The end for a subscriber with another type of errors.
  func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Sends pairs of the latest values, after both publishers have sent a value.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends results of `transform` for the latest values, after both publishers have sent a value.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Sends triples of the latest values, after each publisher has sent a value.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1).combineLatest(publisher2) { ($0.0, $0.1, $1) }
  }

  /// Sends results of `transform` for the latest values, after each publisher has sent a value.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  /// Sends quadruples of the latest values, after each publisher has sent a value.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2).combineLatest(publisher3) { ($0.0, $0.1, $0.2, $1) }
  }

  /// Sends pairs of values: the first with the first, the second with the second.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends results of `transform` for pairs of values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Sends triples of values.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1).zip(publisher2) { ($0.0, $0.1, $1) }
  }

  /// Sends the values of both publishers as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher(Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()))
  }
}
