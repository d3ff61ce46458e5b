import Engine

/// A change on its way through the tree, as it began: before any modifier has changed its transaction.
struct TransactionChange {
  var transaction = Transaction()
  /// The number of the update that the change is part of; see `ViewGraph.updateBodies()`.
  var number = 0
}

/// The part of the tree in which a modifier transforms transactions.
///
/// An element knows the innermost scope around it, so that an update that begins there takes the transforms of all ancestors,
/// outermost first, as one that comes from above does.
@MainActor final class TransactionScope {
  /// The next scope further out.
  let parent: TransactionScope?
  /// What the scope does to the transaction of a change.
  enum Transform {
    case always((inout Transaction) -> Void)
    /// A transform that holds in the update of this number only.
    case inUpdate(Int, (inout Transaction) -> Void)
    case none
    /// Leaves out the transform of a scope further out: the view that a scoped modifier is written on.
    case except(TransactionScope)
  }

  var transform: Transform
  /// True for modifiers with a body, which leave the view that they are written on as it is.
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

  /// The transaction of `change` in this scope, given the one around it.
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

  /// Lets nodes of the scope move by its animations. Scopes further in have marked theirs before.
  func mark(_ nodes: ArraySlice<RenderNode>) {
    for node in nodes where node.motionScope == nil { node.motionScope = self }
  }

  /// The scope of the innermost scoped modifier whose content has not begun yet.
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

/// A change as layout sees it: each scope moves its nodes by its own animation.
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

/// Stands for a modifier that transforms transactions, and marks the nodes that lie in its scope.
class TransactionScopeElement<Content: View, Modifier: ViewModifier>: PassThroughElement<Content, Modifier> {
  let scope: TransactionScope

  init(_ view: ModifiedContent<Content, Modifier>, _ context: ElementContext, scope: TransactionScope) {
    self.scope = scope
    context.graph.transactionScopes += 1
    super.init(view, context)
  }

  override var childTransactionScope: TransactionScope? { scope }

  override func passEnvironment(_ changed: [ObjectIdentifier]) {
    graph.entering(scope) { super.passEnvironment(changed) }
  }

  override func appendNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    super.appendNodes(to: &nodes)
    scope.mark(nodes[first...])
  }

  override func didUnmount() {
    super.didUnmount()
    graph.transactionScopes -= 1
  }
}
