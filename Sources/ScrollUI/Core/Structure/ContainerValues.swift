import Engine

/// A key of a value that a view sets for the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set it.
  static var defaultValue: Value { get }
}

/// The values that a view sets for the container around it.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = `false`
/// }
/// Group(subviews: content) { subviews in
///   ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private let node: RenderNode?
  private let tag: AnyHashable?

  init(of node: RenderNode? = nil, tag: AnyHashable? = nil) {
    self.node = node
    self.tag = tag
  }

  /// The value for `key`; the default of the key if the view does not set it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      let node = UncheckedTransfer(node)
      let set = values[id] ?? MainActor.assumeIsolated { UncheckedTransfer(node.value?.valueForLayout(id)) }.value
      return set as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view in the type `type`; `nil` for a tag of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// True if the view has the tag `tag`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  /// The key and the value that `change` sets in empty values.
  static func entry(_ change: (inout ContainerValues) -> Void) -> (key: ObjectIdentifier, value: Any)? {
    var values = ContainerValues()
    change(&values)
    return values.values.first.map { ($0.key, $0.value) }
  }
}

/// Sets a value for the container around its content.
private struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  nonisolated init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

}

extension ContainerValueModifier: NodeModifier {
  private var entry: (key: ObjectIdentifier, value: Any) {
    ContainerValues.entry { $0[keyPath: keyPath] = value } ?? (ObjectIdentifier(ContainerValues.self), value)
  }

  func makeNode(_ environment: EnvironmentValues) -> LayoutValueNode {
    let entry = entry
    return LayoutValueNode(key: entry.key, value: entry.value)
  }

  func updateNode(_ node: LayoutValueNode, _ environment: EnvironmentValues) { node.setValue(entry.value) }
}

nonisolated extension View {
  /// Sets a value for the container around this view, which reads it from `Subview.containerValues`.
  ///
  /// - Parameters:
  ///   - keyPath: The property of `ContainerValues`.
  ///   - value: The value.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

extension Subview {
  /// The values that the view sets for its container.
  public var containerValues: ContainerValues { ContainerValues(of: node, tag: tag) }
}
