import Engine

/// Calls an action when a value computed from the content's geometry changes.
struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: GeometryObservation {
  static var callbackName: StaticString { "onGeometryChange" }

  func value(of node: RenderNode) -> Value { transform(GeometryProxy(node: node)) }
}

extension GeometryObservation where Node == RenderNode {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type {
    BehaviorElement<Base, Self, GeometryChangeBehavior<Self>>.self
  }
}

/// The behavior of an observation of the content's first node.
final class GeometryChangeBehavior<Modifier: GeometryObservation>: ElementBehavior<Modifier>, GeometryObserver
where Modifier.Node == RenderNode {
  private var lastValue: Modifier.Value?

  override func didMount() {
    graph.add(self)
    graph.pipeline.requestGeometryUpdate()
  }

  /// A new modifier may give a different value for the same geometry.
  override func didUpdate(from old: Modifier) { graph.pipeline.requestGeometryUpdate() }

  func compareGeometry() { modifier.compare(nodes.first, with: &lastValue, in: graph) }

  override func didUnmount() { graph.remove(self) }
}

nonisolated extension View {
  /// Calls `action` with a value computed from this view's geometry: first after the view's first layout, then after
  /// each change of the value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value. Called after each layout that changes geometry, so it must be cheap.
  ///   - action: Called in the same frame; it may change state.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  /// Calls `action` with the old and the new value computed from this view's geometry. In the first call both are
  /// equal.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value. Called after each layout that changes geometry, so it must be cheap.
  ///   - action: Called in the same frame; it may change state.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
