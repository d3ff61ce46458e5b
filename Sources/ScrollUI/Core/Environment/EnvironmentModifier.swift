import Engine

/// Changes the environment of its content.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: PrimitiveModifier {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    EnvironmentElement(view, context)
  }
}

/// The element of an `EnvironmentModifier`: the environment of its children is `inner`.
final class EnvironmentElement<Content: View>: ViewElement<ModifiedContent<Content, EnvironmentModifier>> {
  private var child: ViewElement<Content>?
  private var inner: EnvironmentValues
  private var written: [ObjectIdentifier] = []
  private var boundaries = DirectionBoundaries()
  /// The scope that passes the modifier's reduced-motion setting to the transactions of changes inside; nil if the
  /// modifier does not set it.
  private var motionScope: TransactionScope?

  override init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ context: ElementContext) {
    inner = context.environment
    written = inner.apply(view.modifier.change)
    if written.contains(ObjectIdentifier(ReduceMotionKey.self)) {
      motionScope = TransactionScope(parent: context.transactionScope)
      context.graph.transactionScopes += 1
    }
    super.init(view, context)
    updateMotionScope()
    child = makeElement(view.content, in: childContext)
    _ = boundNodes()
  }

  private func updateMotionScope() {
    guard let motionScope else { return }
    let reducesMotion = inner.accessibilityReduceMotion
    motionScope.transform = .always { $0.reducesMotion = reducesMotion }
  }

  override var childTransactionScope: TransactionScope? { motionScope ?? transactionScope }

  override func passEnvironment(_ changed: [ObjectIdentifier]) {
    graph.entering(motionScope) { super.passEnvironment(changed) }
  }

  override func didUnmount() {
    super.didUnmount()
    if motionScope != nil { graph.transactionScopes -= 1 }
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
    let first = nodes.count
    if setsDirection { boundaries.append(to: &nodes) } else { super.appendNodes(to: &nodes) }
    motionScope?.mark(nodes[first...])
  }

  override var childEnvironment: EnvironmentValues { inner }

  override func update(_ view: ModifiedContent<Content, EnvironmentModifier>) {
    super.update(view)
    passEnvironment(refresh())
    graph.entering(motionScope) { child?.update(view.content) }
  }

  /// Applies the change again and returns the keys whose values have changed.
  private func refresh() -> [ObjectIdentifier] {
    let old = inner
    let before = written
    inner = environment
    written = inner.apply(view.modifier.change)
    updateMotionScope()
    let changed = Set(before + written).filter { !inner.hasSameValue(as: old, for: $0) }
    if !changed.isEmpty, DirectionBoundaries.isNeeded(for: Array(changed)), boundNodes() { nodesDidChange() }
    return Array(changed)
  }

  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    let own = refresh()
    return changed.filter { !written.contains($0) } + own
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }

  override var viewName: String { "environment" }
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
