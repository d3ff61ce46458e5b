import Foundation

/// A decoder of data, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input
  /// Decodes a value of `type`.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The type of the data.
  associatedtype Output
  /// Encodes `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Sends the results of `transform`. An error that it throws ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    tryForEach { try $1.send(transform($0)) }
  }

  /// Sends the results of `transform` that are not nil. An error that it throws ends the publisher.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryForEach { value, junction in
      if let result = try transform(value) { junction.send(result) }
    }
  }

  /// Sends the values for which `isIncluded` returns true. An error that it throws ends the publisher.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryForEach { value, junction in
      if try isIncluded(value) { junction.send(value) }
    }
  }

  private func tryForEach<T>(
    _ body: @escaping (Output, Junction<T, any Error>) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { (junction: Junction<T, any Error>) in
      junction.listen(to: self) {
        do { try body($0, junction) } catch { junction.end(.failure(error)) }
      } completion: {
        junction.end($0.mapError { $0 })
      }
    }
  }

  /// Decodes each value. An error of the decoder ends the publisher.
  ///
  /// - Parameters:
  ///   - type: The type of the results.
  ///   - decoder: The decoder, such as a `JSONDecoder`.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value. An error of the encoder ends the publisher.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// Sends `output` in place of an error, and ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }.eraseToAnyPublisher()
  }

  /// Sends `output` if the publisher ends without a value.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { (junction: Junction<Output, Failure>) in
      var isEmpty = true
      junction.listen(to: self) {
        isEmpty = false
        junction.send($0)
      } completion: {
        if isEmpty, !$0.isFailure { junction.send(output) }
        junction.end($0)
      }
    }
  }

  /// Sends `output` in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Changes an error into another.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher(start: { receiver in
      attach(receiver.ending { receiver.receive(completion: $0.mapError(transform)) })
    })
  }

  /// Subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Ends the program at an error; for publishers that fail by a mistake of the program alone.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      preconditionFailure("\(prefix)a publisher failed: \(error)")
    }.eraseToAnyPublisher()
  }
}
