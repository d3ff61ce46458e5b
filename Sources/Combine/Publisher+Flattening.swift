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
  ) -> AnyPublisher<T, Failure> where P.Output == T, P.Failure == Failure {
    AnyPublisher { (junction: Junction<T, Failure>) in
      var (running, isOver): (Int, Bool) = (0, false)
      var waiting = Queue<P>()
      let started = Intake()
      func start(_ inner: P) {
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
      junction.listen(to: self) {
        let inner = transform($0)
        started.take()
        if running < maxPublishers.max ?? .max { start(inner) } else { waiting.append(inner) }
      } completion: {
        if $0.isFailure || running == 0 { return junction.end($0) }
        isOver = true
      } demand: { resume in
        let room = started.room(upTo: maxPublishers.max ?? .max, orElse: resume)
        return room > 0 ? started.demand(junction.demand(resume), orElse: resume) : 0
      }
    }
  }

  /// Sends the values of the publishers that `transform` makes of the values, for a publisher that cannot fail by itself.
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure>
  where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(transform)
  }

  /// Sends the values of the latest publisher that this publisher has sent.
  ///
  /// For a subscriber that takes a number of values, such as `first()`, at most 1000 publishers of a `Sequence` follow each other without a value.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { (junction: Junction<Output.Output, Failure>) in
      var (latest, isRunning, isOver) = (0, false, false)
      var inner: Int?
      // The publishers since the last value.
      let silent = Intake()
      junction.listen(to: self) {
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
}

extension Subscribers {
  /// A number of values or publishers.
  public struct Demand: Hashable, Sendable {
    /// The number; nil without a limit.
    public let max: Int?

    /// No limit.
    public static let unlimited = Demand(max: nil)
    /// Zero.
    public static let none = Demand(max: 0)
    /// At most `value`, at least 0.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }
  }
}
