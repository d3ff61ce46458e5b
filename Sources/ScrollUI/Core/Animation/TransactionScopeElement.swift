import Engine

/// An element that may transform the transactions of its content; assigns its scope to its nodes.
class TransactionScopeElement<Content: View, Modifier: ViewModifier>: PassThroughElement<Content, Modifier> {
  /// Nil if the element does not transform transactions.
  private(set) final var scope: TransactionScope?

  override final func willMount() {
    guard let scope = makeScope(in: transactionScope) else { return }
    graph.running.scopeCount += 1
    self.scope = scope
    kinds = .transformsTransactions
    transactionScope = scope
  }

  /// Creates the scope inside of `outer`, the scope around the modified view.
  func makeScope(in outer: TransactionScope?) -> TransactionScope? { nil }

  override func appendNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    super.appendNodes(to: &nodes)
    scope?.mark(nodes[first...])
  }

  override func didUnmount() {
    if scope != nil { graph.running.scopeCount -= 1 }
  }
}

/// A modifier that transforms the transactions of changes in its content.
@MainActor protocol TransactionScopingModifier: PrimitiveModifier {
  /// Creates the scope inside of `outer`, the scope around the modified view.
  func makeScope(in outer: TransactionScope?) -> TransactionScope
  /// Called before the content is updated. `old` is the modifier before the update, `number` the number of the change.
  func update(_ scope: TransactionScope, from old: Self, number: Int)
}

extension TransactionScopingModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { TransactionElement.self }

  func update(_ scope: TransactionScope, from old: Self, number: Int) {}
}

/// The element of a `TransactionScopingModifier`.
final class TransactionElement<Content: View, Modifier: TransactionScopingModifier>: TransactionScopeElement<
  Content, Modifier
>
{
  override func makeScope(in outer: TransactionScope?) -> TransactionScope? { modifier.makeScope(in: outer) }

  override func update(_ view: Modified) {
    if let scope { view.modifier.update(scope, from: modifier, number: graph.change.number) }
    graph.entering(scope) { super.update(view) }
  }
}
