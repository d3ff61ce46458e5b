/// What goes with a change of state: how the change is to be shown.
public struct Transaction {
  /// How values that the change touches get to their new ones; nil at once.
  public var animation: Animation?
  /// Whether animations that views ask for by `animation(_:value:)` are left out.
  public var disablesAnimations = false
  /// Whether the change is one of a row, as while a finger drags.
  public var isContinuous = false
  /// `accessibilityReduceMotion` of the subtree that the change arrives in; nil if no view sets it, so that the window's value holds.
  var reducesMotion: Bool?
  private var values: [ObjectIdentifier: Any] = [:]
  private(set) var completions: [AnimationCompletion] = []

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// A value that a program gives changes along.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs `completion` when all animations of this transaction have come to their ends.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(completion))
  }

  /// Lets `completion` know of the animations of this transaction.
  mutating func addCompletion(_ completion: AnimationCompletion) { completions.append(completion) }

  /// Whether it says anything.
  var isWorthKeeping: Bool {
    animation != nil || disablesAnimations || isContinuous || !values.isEmpty || !completions.isEmpty
  }

  /// The transaction of the change that is made now. Read and written on the main thread.
  nonisolated(unsafe) static var current = Transaction()
}

/// A key of a transaction's values.
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When the value has come to its target but for what nobody sees.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more. Ours end at once in both senses.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs an action when the last of those who hold it has let go.
///
/// Each animation of a transaction holds the transaction's completions while it runs, each view that waits for its update holds
/// them until then, and so does `withAnimation` while its body runs.
final class AnimationCompletion: @unchecked Sendable {
  private let action: () -> Void
  /// Counted on the main actor only.
  private var holders = 0

  init(_ action: @escaping () -> Void) { self.action = action }

  @MainActor func hold() { holders += 1 }

  /// Lets go; the action runs in the observe phase of `graph`'s frame, or soon where no window is concerned.
  @MainActor func release(in graph: ViewGraph?) {
    holders -= 1
    guard holders == 0 else { return }
    if let graph {
      graph.enqueue("animation completion", action)
    } else {
      let action = UncheckedTransfer(action)
      MainThread.later { action.value() }
    }
  }
}

/// Runs `body` with its changes of state under `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs `body` with a value of the transaction changed.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; what its changes of state touch is animated.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// The same, and runs `completion` when the animations have come to their ends; soon, where nothing was animated.
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
