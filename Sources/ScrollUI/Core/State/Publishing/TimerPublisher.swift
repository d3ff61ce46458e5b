import Dispatch
import Foundation

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins to send; ends when the result is cancelled or let go.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first listener.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// Names that belong to publishers.
public enum Publishers {
  /// Begins to send with the first listener.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// What is begun.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var listeners = 0

    init(upstream: Upstream) { self.upstream = upstream }

    public func subscribe(_ subscriber: Subscriber<Output, Failure>) -> AnyCancellable {
      let subscription = upstream.subscribe(subscriber)
      listeners += 1
      if connection == nil { connection = upstream.connect() }
      return AnyCancellable { [self] in
        subscription.cancel()
        listeners -= 1
        if listeners == 0 {
          connection?.cancel()
          connection = nil
        }
      }
    }
  }
}

extension Timer {
  /// Sends the time every `interval` seconds, on the main queue whichever run loop and mode are named: that queue is what the
  /// window's loop serves. `tolerance`, in seconds, is how late a value may come to save wake-ups.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance)
  }

  /// Sends the time at even steps.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Seconds between two values.
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, tolerance: TimeInterval?) {
      // The queue takes no step below a nanosecond, and nothing is gained below a millisecond.
      self.interval = interval.isFinite ? max(0.001, interval) : 0.001
      self.tolerance = tolerance
    }

    public func subscribe(_ subscriber: Subscriber<Date, Never>) -> AnyCancellable { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable {
      let source = DispatchSource.makeTimerSource(queue: .main)
      let leeway = Int((tolerance ?? interval / 100) * 1e9)
      source.schedule(deadline: .now() + interval, repeating: interval, leeway: .nanoseconds(max(0, leeway)))
      let subject = self.subject
      source.setEventHandler { subject.send(Date()) }
      source.resume()
      return AnyCancellable { source.cancel() }
    }
  }
}

extension NotificationCenter {
  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { subscriber in
      let receiver = UncheckedTransfer(subscriber)
      let token = UncheckedTransfer(
        self.addObserver(forName: name, object: object, queue: nil) { receiver.value.receive($0) })
      return AnyCancellable { self.removeObserver(token.value) }
    }
  }
}
