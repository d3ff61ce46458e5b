import Engine

/// Changes the environment of its content.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { EnvironmentElement.self }
}

/// The element of an `EnvironmentModifier`: the environment of its children is `inner`.
///
/// Its scope passes the modifier's reduced-motion setting to the transactions of changes inside; the scope is nil if the
/// modifier does not set it.
final class EnvironmentElement<Content: View>: TransactionScopeElement<Content, EnvironmentModifier> {
  private var inner: EnvironmentValues
  private var written: [ObjectIdentifier] = []
  private var boundaries = DirectionBoundaries()

  required init(_ view: Modified, _ context: ElementContext) {
    inner = context.environment
    written = inner.apply(view.modifier.change)
    super.init(view, context)
    _ = boundNodes()
  }

  override func makeScope(in outer: TransactionScope?) -> TransactionScope? {
    guard written.contains(ObjectIdentifier(ReduceMotionKey.self)) else { return nil }
    return TransactionScope(parent: outer, inner.motionTransform)
  }

  private var setsDirection: Bool { DirectionBoundaries.isNeeded(for: written) }

  /// Wraps the content's nodes if the modifier sets the layout direction, so that the render tree has the same
  /// direction. Returns true if the list of nodes has changed.
  private func boundNodes() -> Bool {
    boundaries.wrap(child?.nodes ?? [], setsDirection ? inner.layoutDirection : nil)
  }

  override func childNodesDidChange() {
    if setsDirection { setNeedsNodeList() } else { nodesDidChange() }
  }

  override func updateNodeList() {
    if boundNodes() { nodesDidChange() }
  }

  override func appendNodes(to nodes: inout [RenderNode]) {
    guard setsDirection else { return super.appendNodes(to: &nodes) }
    let first = nodes.count
    boundaries.append(to: &nodes)
    scope?.mark(nodes[first...])
  }

  override var childEnvironment: EnvironmentValues { inner }

  override func update(_ view: Modified) {
    self.view = view
    passEnvironment(refresh())
    graph.entering(scope) { child?.update(view.content) }
  }

  /// Applies the change again and returns the keys whose values have changed.
  private func refresh() -> [ObjectIdentifier] {
    let old = inner
    let before = written
    inner = environment
    written = inner.apply(view.modifier.change)
    scope?.transform = inner.motionTransform
    var changed = before.filter { !inner.hasSameValue(as: old, for: $0) }
    for key in written where !before.contains(key) && !inner.hasSameValue(as: old, for: key) { changed.append(key) }
    if !changed.isEmpty, DirectionBoundaries.isNeeded(for: changed), boundNodes() { nodesDidChange() }
    return changed
  }

  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    let own = refresh()
    return changed.filter { !written.contains($0) } + own
  }

  override func answer(_ query: inout FactQuery) { query.give(ViewNameFact.self, "environment") }
}

extension EnvironmentValues {
  /// Passes the reduced-motion setting to transactions.
  fileprivate var motionTransform: TransactionScope.Transform {
    let reducesMotion = accessibilityReduceMotion
    return .always { $0.reducesMotion = reducesMotion }
  }
}

nonisolated extension View {
  /// Sets the environment value at `keyPath` for this view and its descendants.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes the environment value at `keyPath` for this view and its descendants.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Adds an `@Observable` object to the environment, for `@Environment(Model.self)` properties; nil removes it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }

  /// Disables the controls in this view if `disabled` is true. An inner `disabled(false)` does not enable them again.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
