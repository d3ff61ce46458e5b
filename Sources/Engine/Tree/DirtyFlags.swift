/// The work that is marked at a node. The functions of this file alone set and clear flags.
package struct DirtyFlags: Sendable {
  package enum Flag: UInt8, Sendable {
    /// The size or the children's origins may have changed. Set up to the next ancestor with `absorbsChildLayout`.
    case layout
    /// The scroll translation has changed.
    case place
    /// `RenderNode.visualBounds` is not cached. No work by itself: the bounds are computed when painting reads them.
    case visualBounds
    /// The drawing of the node, or of a descendant, may have changed since the last recording. All ancestors have the flag, too.
    case paint
    /// The node was marked after it had answered its parent, so that `layoutAnswers` may be outdated. Set at nodes with
    /// `absorbsChildLayout`, up to their next layout.
    case answers
  }

  private var bits: UInt8

  /// The flags of a new node: all but `place`.
  init() {
    bits = 0
    for flag in [Flag.layout, .visualBounds, .paint] { _ = set(flag) }
  }

  package func contains(_ flag: Flag) -> Bool { bits & (1 << flag.rawValue) != 0 }

  /// Returns true if the flag was clear.
  fileprivate mutating func set(_ flag: Flag) -> Bool {
    let old = bits
    bits |= 1 << flag.rawValue
    return bits != old
  }

  /// Returns true if the flag was set.
  fileprivate mutating func clear(_ flag: Flag) -> Bool {
    let old = bits
    bits &= ~(1 << flag.rawValue)
    return bits != old
  }
}

// MARK: Layout

extension RenderNode {
  /// Marks the size and the children's origins as outdated. The mark travels up to an ancestor that absorbs it.
  package final func setNeedsLayout() {
    _ = markLayout()
    propagateLayoutMark()
  }

  /// Marks the container's layout as well, after a change of values that containers read (`layoutPriority`, `zIndex`, layout values).
  final func traitsDidChange() {
    setNeedsLayout()
    var node = self
    while node.forwardsTraits, let parent = node.parent { node = parent }
    if node !== self { node.setNeedsLayout() }
  }

  /// Marks ancestors up to the first that absorbs the change, or that was marked already, and requests its layout.
  final func propagateLayoutMark() {
    var node = self
    while let parent = node.parent {
      let isNew = parent.markLayout()
      if parent.absorbsChildLayout {
        parent.host?.request(.layout, of: parent)
        return
      }
      if !isNew { return }
      node = parent
    }
    node.host?.request(.layout, of: node)
  }

  /// Requests the layout of this node alone, after a change inside of a node that absorbs it.
  final func setNeedsOwnLayout() {
    if flags.set(.layout) { host?.request(.layout, of: self) }
  }

  /// Marks this node and its ancestors below `container`, which lays them out in the layout that runs now.
  final func markLayout(below container: RenderNode) {
    var node = self
    while node !== container {
      _ = node.markLayout()
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  /// Marks the node and removes its cached sizes. Returns false if it was marked and has answered no proposal since; true for a node
  /// with a `containerUse`, whose cache can be empty after an answer.
  final func markLayout() -> Bool {
    if !flags.set(.layout), cachedSizes.isEmpty, containerUse.axes.isEmpty { return false }
    if absorbsChildLayout { _ = flags.set(.answers) }
    forgetSizes()
    for child in children where child.absorbsChildLayout {
      child.layoutAnswers.removeAll()
      _ = child.flags.clear(.answers)
    }
    return true
  }

  /// Clears the marks of a node that lays itself out now.
  final func clearLayoutMark() {
    _ = flags.clear(.layout)
    _ = flags.clear(.answers)
  }
}

// MARK: Place and paint

extension RenderNode {
  /// Returns true if the node was not marked. `NodeHost.request(_:of:)` alone calls it.
  final func setPlaceMark() -> Bool { flags.set(.place) }

  /// Returns true if the node was marked.
  final func clearPlaceMark() -> Bool { flags.clear(.place) }

  /// Requests a new display list and no layout.
  package final func setNeedsPaint() {
    markPaint()
    host?.request(.paint, of: self)
  }

  /// Marks the drawing of this node and its ancestors as changed. O(depth), and O(1) until it is recorded again.
  final func markPaint() {
    var node: RenderNode? = self
    while let current = node, current.flags.set(.paint) { node = current.parent }
  }

  /// Marks the drawing of this node and of all nodes below it as changed. O(nodes).
  final func markPaintBelow() {
    markPaint()
    for child in children { child.markPaintBelow() }
    for child in leaving { child.markPaintBelow() }
  }

  /// Clears the mark of a node that is recorded now. Returns true if it was marked.
  final func clearPaintMark() -> Bool { flags.clear(.paint) }

  /// Invalidates the cached `visualBounds` of this node and of the ancestors up to an ancestor with `clipsChildren`.
  package final func invalidateVisualBounds() {
    var node: RenderNode? = self
    while let current = node, current.flags.set(.visualBounds) || current === self {
      if current.clipsChildren, current !== self { break }
      node = current.parent
    }
    setNeedsPaint()
  }

  /// Clears the mark before the bounds are computed. Returns true if they were not cached.
  final func clearVisualBoundsMark() -> Bool { flags.clear(.visualBounds) }

  /// True if no node of this subtree has layout or place to do, the children without a place left out. O(nodes).
  final var isCleanBelow: Bool {
    !flags.contains(.layout) && !flags.contains(.place) && placedChildren.allSatisfy(\.isCleanBelow)
  }
}
