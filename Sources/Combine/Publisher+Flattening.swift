extension Publishers {
  /// The values of the publishers that `transform` makes of the values of `upstream`.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher, Source
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the made publishers.
    public typealias Output = NewPublisher.Output
    /// The error of the publishers.
    public typealias Failure = Upstream.Failure
    /// The `Publisher` of the values.
    public let upstream: Upstream
    /// The number of made publishers that run at a time; further publishers wait.
    public let maxPublishers: Subscribers.Demand
    /// The closure.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher of the values of the publishers that `transform` makes.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    /// Subscribes to `upstream`, and to each publisher that `transform` makes.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      AnyPublisher(build).start(receiver)
    }

    private func build(_ junction: Junction<Output, Failure>) {
      var (running, isOver): (Int, Bool) = (0, false)
      var waiting = Queue<NewPublisher>()
      let started = Intake()
      let limit = maxPublishers.count
      func start(_ inner: NewPublisher) {
        running += 1
        junction.listen(to: inner) {
          junction.send($0)
        } completion: {
          if $0.isFailure { return junction.end($0) }
          running -= 1
          if let next = waiting.popFirst() { start(next) }
          if running == 0, isOver { return junction.end(.finished) }
          started.release()
        }
      }
      junction.listen(to: upstream, keepsValues: true) {
        let inner = transform($0)
        started.take()
        if running < limit { start(inner) } else { waiting.append(inner) }
      } completion: {
        if $0.isFailure || running == 0 { return junction.end($0) }
        isOver = true
      } demand: { resume in
        let demand = started.demand(junction.demand(resume), orElse: resume)
        return limit == .max ? demand : started.demand(demand, upTo: limit, orElse: resume)
      }
    }
  }

  /// The values of the latest publisher that `upstream` has sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher, Source
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// The values of the latest publisher.
    public typealias Output = P.Output
    /// The error of the publishers.
    public typealias Failure = P.Failure
    /// The publisher of publishers.
    public let upstream: Upstream

    /// Creates a publisher of the values of the latest publisher of `upstream`.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to `upstream`, and to each publisher that it sends.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      AnyPublisher(build).start(receiver)
    }

    private func build(_ junction: Junction<Output, Failure>) {
      var (latest, isRunning, isOver) = (0, false, false)
      var inner: Int?
      // The publishers since the last value.
      let silent = Intake()
      junction.listen(to: upstream, keepsValues: true) {
        silent.take()
        latest += 1
        isRunning = true
        let number = latest
        inner.map(junction.drop)
        inner = junction.listen(to: $0) {
          guard number == latest else { return }
          junction.send($0)
          silent.empty()
        } completion: {
          guard number == latest else { return }
          isRunning = false
          if $0.isFailure || isOver { return junction.end($0) }
          silent.empty()
        }
      } completion: {
        isOver = true
        if $0.isFailure || !isRunning { junction.end($0) }
      } demand: {
        silent.demand(junction.demand($0), orElse: $0)
      }
    }
  }

  /// The values of `upstream`, and after its error those of the publisher that `handler` makes of the error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher, Source
  where NewPublisher.Output == Upstream.Output {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The error of the made publisher.
    public typealias Failure = NewPublisher.Failure
    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the publisher that continues.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that continues with the publisher of `handler`.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Subscribes to `upstream`.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      AnyPublisher(build).start(receiver)
    }

    private func build(_ junction: Junction<Output, Failure>) {
      junction.listen(to: upstream) {
        junction.send($0)
      } completion: {
        guard case .failure(let error) = $0 else { return junction.end(.finished) }
        junction.listen(to: handler(error)) {
          junction.send($0)
        } completion: {
          junction.end($0)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends the values of the publishers that `transform` makes of the values, as they come.
  ///
  /// For a subscriber that takes a number of values, such as `first()`, at most 1000 publishers of the values of a `Sequence` run at a time.
  ///
  /// - Parameters:
  ///   - maxPublishers: The number of publishers that run at a time; further publishers wait.
  ///   - transform: Makes a publisher of a value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends the values of the publishers that `transform` makes of the values, for a publisher that cannot fail by itself.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that `transform` makes of the values, for made publishers that cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Sends the values of the latest publisher that this publisher has sent.
  ///
  /// For a subscriber that takes a number of values, such as `first()`, at most 1000 publishers of a `Sequence` follow each other without a value.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// Sends the values of the latest publisher that this publisher has sent, for a publisher that cannot fail by itself.
  @_disfavoredOverload
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  where Output: Publisher, Failure == Never {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Continues with the publisher that `handler` makes of an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
