import Engine

/// A change with its initial transaction, before any modifier has transformed it.
struct TransactionChange {
  var transaction = Transaction()
  /// The number of the update that contains the change; see `ViewGraph.updateBodies()`.
  var number = 0
}

/// The change that a `ViewGraph` applies at present.
struct RunningChange {
  /// The change with its initial transaction.
  var change = TransactionChange() { didSet { motion = nil } }
  /// `change` as layout sees it; created at the first access.
  var motion: ScopedMotionChange?
  /// The transaction of `change` as transformed by the scopes around the element that is being updated.
  var transaction = Transaction()
  /// The insertion in progress; nil if no change inserts views or the new view is inside of an inserted view.
  var insertion: Insertion?
  /// The number of mounted modifiers that transform transactions.
  var scopeCount = 0
  var isUpdatingBodies = false
  /// True while a step of a running animation is applied.
  var isAnimationStep = false
}

/// The part of the tree in which a modifier transforms transactions.
///
/// Each element stores the innermost scope around it. An update that begins at the element applies the transforms of
/// all ancestors, outermost first, as an update that propagates from above does.
@MainActor final class TransactionScope {
  /// The enclosing scope.
  let parent: TransactionScope?
  /// The effect of the scope on the transaction of a change.
  enum Transform {
    case always((inout Transaction) -> Void)
    /// A transform limited to the update with this number.
    case inUpdate(Int, (inout Transaction) -> Void)
    case none
    /// Omits the transform of an enclosing scope, for the view that a scoped modifier is applied to.
    case except(TransactionScope)
  }

  var transform: Transform
  /// True for modifiers with a `body` parameter, which do not affect the view that they are applied to.
  let isScoped: Bool

  init(parent: TransactionScope?, isScoped: Bool = false, _ transform: Transform = .none) {
    self.parent = parent
    self.isScoped = isScoped
    self.transform = transform
  }

  /// The transaction of `change` in this scope.
  func transaction(of change: TransactionChange) -> Transaction {
    var transaction = change.transaction
    apply(to: &transaction, number: change.number, leavingOut: [])
    return transaction
  }

  /// The transaction of `change` in this scope, given the transaction of the enclosing scope.
  func transaction(of change: TransactionChange, around outer: Transaction) -> Transaction {
    if case .except = transform { return transaction(of: change) }
    var transaction = outer
    applyOwn(to: &transaction, number: change.number)
    return transaction
  }

  private func apply(to transaction: inout Transaction, number: Int, leavingOut exceptions: [TransactionScope]) {
    var inherited = exceptions
    if case .except(let scope) = transform { inherited.append(scope) }
    parent?.apply(to: &transaction, number: number, leavingOut: inherited)
    if exceptions.contains(where: { $0 === self }) { return }
    applyOwn(to: &transaction, number: number)
  }

  private func applyOwn(to transaction: inout Transaction, number: Int) {
    switch transform {
    case .always(let change): change(&transaction)
    case .inUpdate(number, let change): change(&transaction)
    case .inUpdate, .none, .except: break
    }
  }

  /// Assigns the scope to nodes without a scope, whose motion then uses its animations. Inner scopes have assigned
  /// themselves before.
  func mark(_ nodes: ArraySlice<RenderNode>) {
    for node in nodes where node.motionScope == nil { node.motionScope = self }
  }

  /// The scope of the innermost scoped modifier that is not closed by a `TransactionExemption` yet.
  var openScope: TransactionScope? {
    var closed: [TransactionScope] = []
    var scope: TransactionScope? = self
    while let current = scope {
      if case .except(let other) = current.transform { closed.append(other) }
      if current.isScoped, !closed.contains(where: { $0 === current }) { return current }
      scope = current.parent
    }
    return nil
  }
}

/// A change as seen by the layout: each scope moves its nodes by its own animation.
final class ScopedMotionChange: MotionChange {
  private let change: TransactionChange
  private unowned let graph: ViewGraph

  init(_ change: TransactionChange, graph: ViewGraph) {
    self.change = change
    self.graph = graph
  }

  func animation(in scope: AnyObject?) -> NodeAnimation? {
    let scope = scope.map { unsafeDowncast($0, to: TransactionScope.self) }
    return graph.nodeAnimation(of: scope?.transaction(of: change) ?? change.transaction)
  }
}
