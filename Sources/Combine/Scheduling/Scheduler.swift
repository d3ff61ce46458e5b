import Foundation

/// A length of time that can be made from units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A context in which a publisher's values are delivered, with a clock: `DispatchQueue`, `RunLoop` or `OperationQueue`.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the times of the clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The present time.
  var now: SchedulerTimeType { get }
  /// Runs `action` later in this context.
  func schedule(_ action: @escaping () -> Void)
  /// Runs `action` in this context at `date` or later.
  func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void)
}

/// A time of a scheduler's clock, in seconds since the start of the machine.
public struct SchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The seconds since the start of the machine.
  public var seconds: Double

  /// Creates a time.
  ///
  /// - Parameter seconds: The seconds since the start of the machine.
  public init(seconds: Double) { self.seconds = seconds }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// The length in seconds.
    public var magnitude: Double

    /// Creates a length in seconds.
    public init(_ seconds: TimeInterval) { magnitude = seconds }

    /// Creates a length in seconds from a literal.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// Creates a length in seconds from a literal.
    public init(integerLiteral value: TimeInterval) { magnitude = value }

    /// Creates a length in seconds from an integer.
    public init?<Source: BinaryInteger>(exactly source: Source) { magnitude = Double(source) }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// A number of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    /// True for the shorter length on the left.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum of both lengths.
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
    /// The difference of both lengths.
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
    /// The product of both numbers of seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
    /// Multiplies the length.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }

  /// The length of time to `other`.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.seconds - seconds) }

  /// The time after the length `n`.
  public func advanced(by n: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + n.magnitude) }

  /// The present time.
  static var now: SchedulerTime { SchedulerTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9) }

  /// The time of the queue's clock; a year later at most.
  fileprivate var deadline: DispatchTime {
    let wait = seconds - SchedulerTime.now.seconds
    return .now() + (wait.isNaN ? 0 : min(max(0, wait), 31_536_000))
  }
}

extension DispatchQueue: Scheduler {
  /// The type of the times of the clock.
  public typealias SchedulerTimeType = SchedulerTime

  /// The present time.
  public var now: SchedulerTime { .now }

  /// Runs `action` asynchronously on the queue.
  public func schedule(_ action: @escaping () -> Void) {
    let action = UncheckedTransfer(action)
    async { action.value() }
  }

  /// Runs `action` on the queue at `date` or later.
  public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    let action = UncheckedTransfer(action)
    asyncAfter(deadline: date.deadline) { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// The type of the times of the clock.
  public typealias SchedulerTimeType = SchedulerTime

  /// The present time.
  public var now: SchedulerTime { .now }

  /// Runs `action` on the run loop; for `RunLoop.main`, on the main queue, which the window's event loop serves.
  public func schedule(_ action: @escaping () -> Void) {
    let action = UncheckedTransfer(action)
    if self === RunLoop.main {
      DispatchQueue.main.async { action.value() }
    } else {
      perform { action.value() }
    }
  }

  /// Runs `action` on the run loop at `date` or later.
  public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    guard self !== RunLoop.main else { return DispatchQueue.main.schedule(after: date, action) }
    let action = UncheckedTransfer(action)
    let timer = Timer(timeInterval: max(0, date.seconds - now.seconds), repeats: false) { _ in action.value() }
    add(timer, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  /// The type of the times of the clock.
  public typealias SchedulerTimeType = SchedulerTime

  /// The present time.
  public var now: SchedulerTime { .now }

  /// Runs `action` as an operation of the queue.
  public func schedule(_ action: @escaping () -> Void) {
    let action = UncheckedTransfer(action)
    addOperation { action.value() }
  }

  /// Runs `action` as an operation of the queue at `date` or later.
  public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    let work = UncheckedTransfer((queue: self, action: action))
    DispatchQueue.global().asyncAfter(deadline: date.deadline) { work.value.queue.schedule(work.value.action) }
  }
}

/// A scheduler that runs actions before it returns, without regard to their time.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the times of the clock.
  public typealias SchedulerTimeType = SchedulerTime

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// Always 0.
  public var now: SchedulerTime { SchedulerTime(seconds: 0) }

  /// Runs `action`.
  public func schedule(_ action: @escaping () -> Void) { action() }

  /// Runs `action`.
  public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) { action() }
}
