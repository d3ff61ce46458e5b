import Engine

/// Runs an action when a value that is computed from a view's geometry changes.
struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension GeometryChangeModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    GeometryChangeElement(view, context)
  }
}

final class GeometryChangeElement<Content: View, Value: Equatable>: ViewElement<
  ModifiedContent<Content, GeometryChangeModifier<Value>>
>, GeometryObserver
{
  private var child: ViewElement<Content>?
  private var known: Value?

  override init(_ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, in: childContext)
    graph.add(self)
    graph.pipeline.noteGeometryChange()
  }

  override func update(_ view: ModifiedContent<Content, GeometryChangeModifier<Value>>) {
    super.update(view)
    // The new transform may give another value although nothing has moved.
    graph.pipeline.noteGeometryChange()
    child?.update(view.content)
  }

  /// The first value is told too, as the old and the new one.
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

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

nonisolated extension View {
  /// Runs `action` with a value computed from this view's geometry: once at first, then when it changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  /// Runs `action` with the old and the new value computed from this view's geometry.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
