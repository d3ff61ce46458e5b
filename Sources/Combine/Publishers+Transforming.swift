extension Publishers {
  /// The results of `transform` for the values of `upstream`.
  public struct Map<Upstream: Publisher, Output>: Publisher, Source {
    /// The error of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The `Publisher` of the values.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher of the results of `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to `upstream`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      upstream.attach(receiver.taking { [transform] in receiver.receive(transform($0)) })
    }
  }

  /// The results of `transform` that are not nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher, Source {
    /// The error of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The `Publisher` of the values.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher of the results of `transform` that are not nil.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to `upstream`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      upstream.attach(
        receiver.taking { [transform] value in
          if let result = transform(value) { receiver.receive(result) }
        })
    }
  }

  /// The values of `upstream` for which `isIncluded` returns true.
  public struct Filter<Upstream: Publisher>: Publisher, Source {
    /// The values of `upstream`.
    public typealias Output = Upstream.Output
    /// The error of `upstream`.
    public typealias Failure = Upstream.Failure
    /// The `Publisher` of the values.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) -> Bool

    /// Creates a publisher of the values for which `isIncluded` returns true.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Subscribes to `upstream`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      upstream.attach(
        receiver.taking { [isIncluded] in
          if isIncluded($0) { receiver.receive($0) }
        })
    }
  }

  /// A publisher that cannot fail, with a type of errors, which it never sends.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher, Source where Upstream.Failure == Never {
    /// The values of `upstream`.
    public typealias Output = Upstream.Output
    /// The `Publisher` of the values.
    public let upstream: Upstream

    /// Creates a publisher of the values of `upstream`.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to `upstream`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      upstream.attach(receiver.ending { _ in receiver.receive(completion: .finished) })
    }
  }

  /// The elements of `sequence` in order.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher, Source {
    /// The elements.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of `sequence` in order.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends as many elements as `receiver` takes before it returns.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      let supply = SequenceSupply(sequence, to: receiver)
      supply.run()
      return AnyCancellable { supply.close() }
    }
  }
}

extension Publisher {
  /// Sends the results of `transform`.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends the results of `transform` that are not nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends the values for which `isIncluded` returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publisher where Failure == Never {
  /// The publisher with another type of errors, which it never sends.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Sequence {
  /// A publisher of the elements in order. A subscriber has all of them before `subscribe` returns, unless it takes fewer:
  /// `(1...).publisher.prefix(3)` sends 1, 2, 3 and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value; without values for nil.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}
