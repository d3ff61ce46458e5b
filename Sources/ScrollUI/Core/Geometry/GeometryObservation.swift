import Engine

/// A modifier that calls an action when a value computed from a laid out node changes.
@MainActor protocol GeometryObservation: PrimitiveModifier {
  associatedtype Node: RenderNode
  associatedtype Value: Equatable
  /// The name of the public modifier, for reports.
  static var callbackName: StaticString { get }
  /// The type that a report names with `callbackName`; nil without a name.
  static var reportedType: Any.Type? { get }
  /// True to warn about content with several scroll views, of which only the first is observed.
  static var warnsOfSeveral: Bool { get }
  /// The value before the first comparison; nil to report the first value as old and new value.
  var initialValue: Value? { get }
  /// The value to compare. Called after each layout that changes geometry.
  func value(of node: Node) -> Value
  /// Called with the old and the new value in the observe phase.
  var action: (Value, Value) -> Void { get }
}

extension GeometryObservation {
  static var reportedType: Any.Type? { Value.self }

  static var warnsOfSeveral: Bool { false }

  var initialValue: Value? { nil }

  /// Compares the value of `node` with `lastValue`, stores it there, and enqueues the action for a change. A node without a
  /// valid layout is ignored.
  func compare(_ node: Node?, with lastValue: inout Value?, in graph: ViewGraph) {
    guard let node, node.host != nil, !node.flags.contains(.layout) else { return }
    let value = value(of: node)
    guard value != lastValue else { return }
    let old = lastValue ?? initialValue
    lastValue = value
    guard value != old else { return }
    let action = action
    graph.enqueue(Self.callbackName, about: Self.reportedType) { action(old ?? value, value) }
  }
}
