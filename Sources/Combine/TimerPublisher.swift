import Foundation
import Synchronization

/// A publisher that starts on request.
public protocol ConnectablePublisher: Publisher {
  /// Starts to send values; stops when the result is cancelled or released.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects at its first subscriber and disconnects after its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// A namespace for the types of publishers.
public enum Publishers {
  /// A publisher that connects `upstream` at the first subscriber and disconnects it after the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, Source {
    /// The values of `Upstream`.
    public typealias Output = Upstream.Output
    /// The error of `Upstream`.
    public typealias Failure = Upstream.Failure
    /// The connectable publisher.
    public let upstream: Upstream
    private let state = Mutex(State())

    private struct State: @unchecked Sendable {
      var connection: (any Cancellable)?
      var listeners = 0

      /// Removes a listener and, after the last, returns the connection that ends.
      mutating func removeListener() -> UncheckedTransfer<(any Cancellable)?> {
        listeners -= 1
        guard listeners == 0 else { return UncheckedTransfer(nil) }
        defer { connection = nil }
        return UncheckedTransfer(connection)
      }
    }

    init(upstream: Upstream) { self.upstream = upstream }

    /// Adds `subscriber`; the first connects `upstream`. The cancellation of the last disconnects it.
    package func start(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      let subscription = upstream.attach(receiver)
      let isFirst = state.withLock { state in
        state.listeners += 1
        return state.listeners == 1
      }
      // This listener is counted, so that no other thread disconnects meanwhile.
      if isFirst {
        let connection = UncheckedTransfer(upstream.connect())
        state.withLock { $0.connection = connection.value }
      }
      return AnyCancellable { [self] in
        subscription.cancel()
        state.withLock { $0.removeListener() }.value?.cancel()
      }
    }
  }
}

extension Timer {
  /// A publisher of the current time every `interval` seconds.
  ///
  /// It runs on the main queue for any `runLoop` and `mode`, because the window's event loop serves that queue.
  ///
  /// - Parameters:
  ///   - interval: In seconds, clamped to 0.001…1e9. NaN counts as the longest interval.
  ///   - tolerance: The permitted delay of a value in seconds, which saves wake-ups, clamped to 0…`interval`; 1 % of `interval` if nil or
  ///     NaN.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance)
  }

  /// A publisher of the current time at regular intervals.
  public final class TimerPublisher: ConnectablePublisher, Source {
    /// The time at which the value is sent.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never
    /// The interval between two values, in seconds: 0.001…1e9.
    public let interval: TimeInterval
    /// The permitted delay of a value, in seconds: 0…`interval`; 1 % of `interval` if nil.
    public let tolerance: TimeInterval?
    private let subject = PassthroughSubject<Date, Never>()

    /// The longest interval in seconds: 31 years.
    private static let longest = 1e9

    /// Creates a publisher that starts with `connect()`.
    ///
    /// - Parameters:
    ///   - interval: In seconds, clamped to 0.001…1e9.
    ///   - tolerance: The permitted delay of a value in seconds; nil for 1 % of `interval`.
    ///   - runLoop: No effect: values are sent on the main queue.
    ///   - mode: No effect.
    public convenience init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.init(interval: interval, tolerance: tolerance)
    }

    init(interval: TimeInterval, tolerance: TimeInterval?) {
      // The queue counts nanoseconds in 64 bits, up to 292 years. Intervals below a millisecond have no use.
      let interval = interval.isNaN ? Self.longest : min(max(0.001, interval), Self.longest)
      self.interval = interval
      self.tolerance = tolerance.flatMap { $0.isNaN ? nil : min(max(0, $0), interval) }
    }

    /// Adds `subscriber` until the result is cancelled or released; values are sent while connected.
    package func start(_ receiver: Receiver<Date, Never>) -> AnyCancellable { subject.start(receiver) }

    /// Starts a timer on the main queue; the first value follows after `interval`.
    public func connect() -> any Cancellable {
      let source = DispatchSource.makeTimerSource(queue: .main)
      let leeway = Int((tolerance ?? interval / 100) * 1e9)
      source.schedule(deadline: .now() + interval, repeating: interval, leeway: .nanoseconds(leeway))
      let subject = self.subject
      source.setEventHandler { subject.send(Date()) }
      source.resume()
      return AnyCancellable { source.cancel() }
    }
  }
}

extension NotificationCenter {
  /// A publisher of the notifications with `name`, from `object` only unless it is nil. They arrive on the poster's
  /// thread.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher(start: { receiver in
      let receiver = UncheckedTransfer(receiver)
      let token = UncheckedTransfer(
        self.addObserver(forName: name, object: object, queue: nil) {
          if receiver.value.acceptsNow { receiver.value.receive($0) }
        })
      return AnyCancellable { self.removeObserver(token.value) }
    })
  }
}
