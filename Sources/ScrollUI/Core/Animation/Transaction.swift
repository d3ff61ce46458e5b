/// The context of a change of state: its animation, completions and custom values.
public struct Transaction {
  /// The animation of the values that the change affects; nil changes them immediately.
  public var animation: Animation?
  /// True if the change ignores the animations of `animation(_:value:)` modifiers. The default is false.
  public var disablesAnimations = false
  /// True if the change belongs to a continuous series, such as the updates of a drag. The default is false.
  public var isContinuous = false
  /// `accessibilityReduceMotion` of the subtree in which the change takes effect; nil if no view sets it, so that the window's value holds.
  var reducesMotion: Bool?
  private var values: [ObjectIdentifier: Any] = [:]
  private(set) var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The custom value for `key`; `Key.defaultValue` if it is not set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a callback that runs when all animations of this transaction have ended.
  ///
  /// - Parameters:
  ///   - criteria: No effect: both criteria are met at the same time.
  ///   - completion: Called once, after the last animation.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(completion))
  }

  /// Makes `completion` wait for the animations of this transaction.
  mutating func addCompletion(_ completion: AnimationCompletion) { completions.append(completion) }

  /// True if the transaction differs from an empty transaction.
  var hasEffect: Bool {
    animation != nil || disablesAnimations || isContinuous || !values.isEmpty || !completions.isEmpty
  }

  /// The transaction of the running action on this thread; an empty transaction outside of `withTransaction(_:_:)`.
  static var current: Transaction {
    guard let running = pthread_getspecific(runningKey) else { return Transaction() }
    return running.assumingMemoryBound(to: Transaction.self).pointee
  }

  /// The thread-local address of the transaction in the innermost `running(_:)`.
  private static let runningKey: pthread_key_t = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "the process has no free thread-local key")
    return key
  }()

  /// Runs `body` with this transaction as `current` on this thread.
  fileprivate func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withUnsafePointer(to: self) { transaction in
      let outer = pthread_getspecific(Self.runningKey)
      pthread_setspecific(Self.runningKey, transaction)
      defer { pthread_setspecific(Self.runningKey, outer) }
      return try body()
    }
  }
}

/// A key of a custom value in a `Transaction`.
public protocol TransactionKey<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value in a transaction that does not set it.
  static var defaultValue: Value { get }
}

/// The condition under which an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The animation has reached its target, apart from an imperceptible remainder.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation has stopped completely. On Linux both criteria are met at the same time.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs an action once, after the last holder has released it.
///
/// Layout can build views of a change after all elements have been updated, and their animations are further holders. The action
/// therefore runs after the layout of the frame, and only if there is no holder then.
///
/// The holders are: each running animation of a transaction, each element that still waits for its update, and
/// `withAnimation` while its body runs.
final class AnimationCompletion: @unchecked Sendable {
  /// Nil after it has run; accessed on the main actor only, like `holders`.
  private var action: (() -> Void)?
  /// The number of holders.
  private var holders = 0

  init(_ action: @escaping () -> Void) { self.action = action }

  @MainActor func hold() { holders += 1 }

  /// Removes a holder. After the last, the action runs in the observe phase of `graph`'s frame, or soon on the main
  /// actor if `graph` is nil.
  @MainActor func release(in graph: ViewGraph?) {
    holders -= 1
    guard holders == 0, action != nil else { return }
    if let graph {
      graph.enqueue("animation completion") { MainActor.assumeIsolated { self.runIfReleased() } }
    } else {
      MainThread.later { self.runIfReleased() }
    }
  }

  @MainActor private func runIfReleased() {
    guard holders == 0, let action else { return }
    self.action = nil
    action()
  }
}

/// Runs `body`, whose changes of state use `transaction`, and returns its result. May be called on any thread.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.running(body)
}

/// Runs `body` with the current transaction, in which the property at `keyPath` is `value`.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body` and animates the effects of its changes of state.
///
/// - Parameters:
///   - animation: `.default` unless given; nil applies the changes immediately.
///   - body: Changes the state.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs `body`, animates the effects of its changes, and calls `completion` after the animations have ended; soon, if
/// the changes start no animation.
///
/// - Parameters:
///   - animation: `.default` unless given; nil applies the changes immediately.
///   - completionCriteria: No effect, see `AnimationCompletionCriteria`.
///   - body: Changes the state.
///   - completion: Called once, after the last animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let completions = transaction.completions
  MainThread.run { completions.forEach { $0.hold() } }
  defer { MainThread.run { completions.forEach { $0.release(in: nil) } } }
  return try withTransaction(transaction, body)
}
