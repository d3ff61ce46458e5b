import Engine

/// A primitive view with a single render node and without children.
@MainActor protocol LeafView: PrimitiveView, NodeContent {}

extension LeafView {
  package static var element: ViewElement<Self>.Type { LeafElement.self }
}

/// The element of a `LeafView`. Updates its node only if the view's value or an environment value that it reads has
/// changed.
class LeafElement<Content: LeafView>: ViewElement<Content> {
  private(set) final var node: Content.Node?
  /// Made at the first update: casts to protocols that a type does not conform to are slow, and most views are never updated.
  private lazy var comparison = ValueComparison.of(Content.self)
  private var presenter = AttributePresenter<Content>()

  required init(_ view: Content, _ context: ElementContext) {
    super.init(view, context)
    let node = readingEnvironment { view.makeNode($0) }
    self.node = node
    presenter.reset(view, on: [node], of: self)
  }

  override func update(_ view: Content) {
    if comparison.areSame(self.view, view) { return }
    super.update(view)
    updateNode()
  }

  private func updateNode() {
    guard let node else { return }
    readingEnvironment { view.updateNode(node, $0) }
    presenter.update(view, on: [node], of: self) { [weak self] in
      if let self, let node = self.node { self.view.apply($0, to: node) }
    }
  }

  override func didUnmount() { presenter.stop() }

  override func environmentDidChange() { updateNode() }

  override func appendNodes(to nodes: inout [RenderNode]) {
    if let node { nodes.append(node) }
  }
}

/// A leaf that a `NodeDelegate` of another module measures and draws.
package struct DelegatedView<Delegate: NodeDelegate> {
  let make: @MainActor (EnvironmentValues) -> Delegate
  let update: @MainActor (Delegate, EnvironmentValues) -> Void

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - make: Creates the delegate with the first environment.
  ///   - update: Called with the delegate when the view or its environment has changed.
  nonisolated package init(
    make: @escaping @MainActor (EnvironmentValues) -> Delegate,
    update: @escaping @MainActor (Delegate, EnvironmentValues) -> Void
  ) {
    self.make = make
    self.update = update
  }
}

extension DelegatedView: View, LeafView {
  /// Drawn by the delegate; has no body of views.
  package typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> DelegatedNode {
    updated(DelegatedNode(make(environment)), environment)
  }

  func updateNode(_ node: DelegatedNode, _ environment: EnvironmentValues) {
    guard let delegate = node.delegate as? Delegate else { return }
    update(delegate, environment)
  }
}

nonisolated extension View {
  /// Leaves the drawing of this view out of the durations and counts that it shows.
  package func isInstrument() -> some View { modifier(NodeValueModifier { InstrumentsNode() }) }
}
