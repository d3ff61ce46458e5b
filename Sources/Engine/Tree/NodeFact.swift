/// A key for values that nodes of a class answer, such as the scroll view that a node is.
///
/// ```swift
/// package enum ScrollFact: NodeFact {
///   package static var capability: NodeCapabilities { .scrolls }
///   package static func value(of node: RenderNode) -> ScrollNode? { node as? ScrollNode }
/// }
/// ```
///
/// The class sets the capability in its `init()`. Walks over the tree test it before they ask for the value, so that a node without it costs a bit. A walk
/// that needs no value tests the capability alone.
@MainActor package protocol NodeFact {
  /// The type of the values.
  associatedtype Value
  /// The capability of the nodes that have a value.
  static var capability: NodeCapabilities { get }
  /// The value of a node with `capability`.
  static func value(of node: RenderNode) -> Value?
}

extension RenderNode {
  /// The value of this node for `key`; nil if the node has none.
  package final func fact<Key: NodeFact>(_ key: Key.Type) -> Key.Value? {
    capabilities.contains(Key.capability) ? Key.value(of: self) : nil
  }

  /// The value of the nearest ancestor, from the parent up, that has a value for `key` that satisfies `condition`. O(depth).
  package final func nearest<Key: NodeFact>(
    _ key: Key.Type, where condition: (Key.Value) -> Bool = { _ in true }
  ) -> Key.Value? {
    var node = parent
    while let current = node {
      if let value = current.fact(key), condition(value) { return value }
      node = current.parent
    }
    return nil
  }
}

extension Sequence<RenderNode> {
  /// The values of these nodes for `key`, in the order of the nodes.
  @MainActor package func facts<Key: NodeFact>(_ key: Key.Type) -> [Key.Value] { compactMap { $0.fact(key) } }
}
