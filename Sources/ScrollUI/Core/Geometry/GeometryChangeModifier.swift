import Engine

/// Calls an action when a value computed from the content's geometry changes.
struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    GeometryChangeElement(view, context)
  }
}

/// The element of `onGeometryChange`: computes the value after each layout that changes geometry.
final class GeometryChangeElement<Content: View, Value: Equatable>: PassThroughElement<
  Content, GeometryChangeModifier<Value>
>, GeometryObserver
{
  private var known: Value?

  override init(_ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
    graph.pipeline.noteGeometryChange()
  }

  override func update(_ view: ModifiedContent<Content, GeometryChangeModifier<Value>>) {
    super.update(view)
    // The new transform may give a different value for the same geometry.
    graph.pipeline.noteGeometryChange()
  }

  /// Compares the value with the last value and enqueues the action. The first value is reported as both the old and
  /// the new value.
  func compareGeometry() {
    guard let node = child?.nodes.first, node.pipeline != nil, !node.flags.contains(.layout) else { return }
    let value = view.modifier.transform(GeometryProxy(node: node))
    guard value != known else { return }
    let old = known ?? value
    known = value
    let action = view.modifier.action
    graph.enqueue("onGeometryChange", about: Value.self) { action(old, value) }
  }

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
