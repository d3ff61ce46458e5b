import Engine

/// What a view can learn about its own geometry.
public struct GeometryProxy {
  let node: RenderNode

  /// The size of the view.
  public var size: CGSize {
    read { node in GeometryFact.size(node.size) }
  }

  /// The view's rectangle in another coordinate space. Where no view around has the space's name, in the window.
  public func frame(in space: CoordinateSpace) -> CGRect {
    read { node in GeometryFact.frame(node, in: space) }
  }

  /// The view's rectangle in another coordinate space. Where no view around has the space's name, in the window.
  @_disfavoredOverload
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The rectangle of a named space, in the view's own coordinates; nil where no view around has that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    read { node in GeometryFact.bounds(of: space.coordinateSpace, in: node) }
  }

  /// How far bars, or the window's edge, cover what lies beyond those of the view's edges that meet them. A view that ignores the safe
  /// area has none of it beyond.
  public var safeAreaInsets: EdgeInsets {
    read { node in GeometryFact.safeArea(of: node) }
  }

  /// An anchor's value in the view's own coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let anchor = UncheckedTransfer(anchor)
    return read(areSame: { areEqual($0, $1) }, { node in anchor.value.resolve(in: node) })
  }

  func read<Value: Equatable>(_ fact: @escaping @MainActor (RenderNode) -> Value) -> Value {
    read(areSame: ==, fact)
  }

  /// Reads on the main thread, where all geometry lives and all user code that is handed a proxy runs.
  private func read<Value>(
    areSame: @escaping (Value, Value) -> Bool, _ fact: @escaping @MainActor (RenderNode) -> Value
  ) -> Value {
    let areSame = UncheckedTransfer(areSame)
    let node = node
    return MainActor.assumeIsolated {
      UncheckedTransfer(GeometryReads.note(node, fact, areSame: areSame.value))
    }.value
  }
}

/// Facts about a node's geometry.
@MainActor enum GeometryFact {
  static func size(_ size: CGSize) -> CGSize { size }

  static func frame(_ node: RenderNode, in space: CoordinateSpace) -> CGRect {
    let resolved = ResolvedSpace.find(space, around: node) ?? ResolvedSpace(node: nil, area: nil)
    return resolved.convert(node.bounds, from: node).withPositiveZeros
  }

  static func bounds(of space: CoordinateSpace, in node: RenderNode) -> CGRect? {
    ResolvedSpace.find(space, around: node)?.bounds(in: node)?.withPositiveZeros
  }

  static func safeArea(of node: RenderNode) -> EdgeInsets {
    let insets = node.remainingSafeArea.insets
    return node.isRightToLeft ? insets.mirrored : insets
  }
}

/// The geometry that a piece of user code has read, so that it can be run again when one of the values changes.
@MainActor final class GeometryReads {
  /// Where reads are noted now.
  static var current: GeometryReads?

  private var checks: [() -> Bool] = []

  /// Whether anything that was read has another value now.
  var isStale: Bool { checks.contains { !$0() } }

  /// Forgets everything, then notes what `body` reads.
  func record<Result>(_ body: () -> Result) -> Result {
    checks.removeAll(keepingCapacity: true)
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  static func note<Value>(
    _ node: RenderNode, _ fact: @escaping @MainActor (RenderNode) -> Value,
    areSame: @escaping (Value, Value) -> Bool
  ) -> Value {
    let value = fact(node)
    guard let reads = current ?? ViewGraph.readsOfEvaluatedBody else { return value }
    reads.checks.append { [weak node] in
      guard let node, node.pipeline != nil else { return true }
      return areSame(fact(node), value)
    }
    return value
  }
}
