import Engine

/// The geometry of a view: its size, its frame in other coordinate spaces and its safe area.
///
/// A body that reads a value is evaluated again when the value changes.
public struct GeometryProxy {
  let node: RenderNode

  /// The size of the view, in points.
  public var size: CGSize {
    read { node in GeometryFact.size(node.size) }
  }

  /// The frame of the view in `space`; in the window if no enclosing view has the space's name.
  public func frame(in space: CoordinateSpace) -> CGRect {
    read { node in GeometryFact.frame(node, in: space) }
  }

  /// The frame of the view in `space`; in the window if no enclosing view has the space's name.
  @_disfavoredOverload
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The bounds of the named space in the view's own coordinates; nil if no enclosing view has that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    read { node in GeometryFact.bounds(of: space.coordinateSpace, in: node) }
  }

  /// The insets of the safe area at the view's edges, in points.
  ///
  /// Each is the distance by which bars or the window's edge cover the region beyond the view's edge. They are 0 for a
  /// view that ignores the safe area.
  public var safeAreaInsets: EdgeInsets {
    read { node in GeometryFact.safeArea(of: node) }
  }

  /// The geometry of `anchor` in the view's own coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let anchor = UncheckedTransfer(anchor)
    return read(areSame: { areEqual($0, $1) }, { node in anchor.value.resolve(in: node) })
  }

  /// Reads a value and records it as a dependency of the running evaluation.
  func read<Value: Equatable>(_ fact: @escaping @MainActor (RenderNode) -> Value) -> Value {
    read(areSame: ==, fact)
  }

  /// Reads on the main thread, to which all geometry and all callers with a proxy belong.
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

/// The geometry of a node that a proxy reads.
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

/// The geometry that user code has read, with a check for each value that it is still current.
@MainActor final class GeometryReads {
  /// The recorder of current reads; nil to attribute them to the body that is being evaluated.
  static var current: GeometryReads?

  private var checks: [() -> Bool] = []

  /// True if a value that was read has changed.
  var isStale: Bool { checks.contains { !$0() } }

  /// Runs `body` and records its reads in place of earlier reads.
  func record<Result>(_ body: () -> Result) -> Result {
    checks.removeAll(keepingCapacity: true)
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  /// Computes `fact` for `node` and records it for the current reader, with `areSame` to compare it later.
  static func note<Value>(
    _ node: RenderNode, _ fact: @escaping @MainActor (RenderNode) -> Value,
    areSame: @escaping (Value, Value) -> Bool
  ) -> Value {
    let value = fact(node)
    guard let reads = current ?? BodyReads.ofEvaluatedBody else { return value }
    reads.checks.append { [weak node] in
      guard let node, node.host != nil else { return true }
      return areSame(fact(node), value)
    }
    return value
  }
}
