extension ScrollNode {
  /// A view or row in the content, found by its identity.
  package struct Target {
    /// The frame in content points. Its origin is the offset that aligns it with the viewport's top left corner.
    package var frame: CGRect
    /// True if no other scroll view lies between this scroll view and the target.
    package var isOwn: Bool
    /// The node with the identity, or the lazy container that has the row.
    package var node: RenderNode
  }

  /// The first view or row with the identity `id`; `nil` if there is none. Builds no rows. Complexity: O(nodes) in plain stacks.
  package func target(for id: AnyHashable) -> Target? {
    guard let child, let found = child.findTarget(id) else { return nil }
    let inner = found.node.nearestScrollNode()
    return Target(
      frame: contentRect(found.frame, of: found.node), isOwn: inner === self || found.node === self,
      node: found.node)
  }

  /// Converts a rectangle from the space of `node` to content points.
  package func contentRect(_ rect: CGRect, of node: RenderNode) -> CGRect {
    node.convert(rect, to: self).offsetBy(dx: -childTranslation.x, dy: -childTranslation.y)
  }

  /// Converts a rectangle from content points to the space of `node`.
  func layoutRect(_ area: CGRect, in node: RenderNode) -> CGRect {
    let (origin, zoom) = (contentRect(node.bounds, of: node).origin, shownZoom)
    return CGRect(
      x: (area.minX - origin.x) / zoom, y: (area.minY - origin.y) / zoom, width: area.width / zoom,
      height: area.height / zoom)
  }

  /// The frame in content points of a rectangle in a node whose space begins at `origin`.
  func contentFrame(_ frame: CGRect, from origin: CGPoint) -> CGRect {
    let zoom = shownZoom
    return CGRect(
      x: frame.minX * zoom + origin.x, y: frame.minY * zoom + origin.y, width: frame.width * zoom,
      height: frame.height * zoom)
  }

  /// The visible part of the content between the insets, in content points.
  package var visibleContent: CGRect { container(at: model.offset) }

  /// The visible rows of the target layout, or of the outermost container without a declared one. Empty for a `ScrollTargetSource`,
  /// which keeps its rows in place by itself.
  ///
  /// `origin`: the layout origin of the row in the content, without offsets and effects.
  func visibleRows() -> [(node: RenderNode, origin: CGPoint)] {
    guard let layout = targetLayout(isDeclared: false), !(layout is any ScrollTargetSource) else { return [] }
    let origin = layout.layoutOrigin(in: self)
    let seen = layoutRect(visibleContent, in: layout)
    return layout.children.compactMap { row in
      guard CGRect(origin: row.origin, size: row.size).meets(seen), !row.viewIdentities.isEmpty else { return nil }
      return (row, origin + row.origin)
    }
  }

  /// The declared targets whose frames intersect `area`, in content points; empty without a target layout.
  package func targets(in area: CGRect) -> [ScrollTargetItem] {
    targets(in: area, of: targetLayout(isDeclared: true)) + markedTargets(in: area)
  }

  private func targets(in area: CGRect, of layout: RenderNode?) -> [ScrollTargetItem] {
    guard let layout else { return [] }
    let own = layoutRect(area, in: layout)
    let origin = contentRect(layout.bounds, of: layout).origin
    let items = (layout as? any ScrollTargetSource)?.targets(in: own) ?? layout.identifiedChildren(in: own)
    return items.map { ScrollTargetItem(id: $0.id, frame: contentFrame($0.frame, from: origin)) }
  }

  /// The container whose rows are the scroll targets: declared by a `ScrollTargetLayoutNode` inside of the scroll view or around it,
  /// with no other container between.
  func targetLayout(isDeclared: Bool) -> RenderNode? {
    let boundary = nearestAncestor { !$0.capabilities.isDisjoint(with: [.arrangesRows, .marksTargets, .scrolls]) }
    let isMarkedOutside = boundary?.fact(TargetLayoutFact.self)
    return child?.outermostLayout(isMarked: isMarkedOutside ?? !isDeclared)
  }
}

extension RenderNode {
  /// The first marked container from this node downwards.
  fileprivate func outermostLayout(isMarked: Bool) -> RenderNode? {
    if capabilities.contains(.arrangesRows) {
      return isMarked ? self : capabilities.contains(.isImplicit) ? markedChildLayout : nil
    }
    if capabilities.contains(.scrolls) { return nil }
    let isMarked = fact(TargetLayoutFact.self) ?? isMarked
    for child in children {
      if let layout = child.outermostLayout(isMarked: isMarked) { return layout }
    }
    return nil
  }

  /// The marked container among the views of an implicit stack.
  private var markedChildLayout: RenderNode? {
    for child in children {
      if let layout = child.outermostLayout(isMarked: false) { return layout }
    }
    return nil
  }

  /// The first view or row with an identity from this node downwards.
  fileprivate func findTarget(_ id: AnyHashable) -> (node: RenderNode, frame: CGRect)? {
    if identities.contains(id) { return (self, bounds) }
    if let frame = (self as? any ScrollTargetSource)?.targetFrame(for: id) { return (self, frame) }
    for child in children {
      if let found = child.findTarget(id) { return found }
    }
    return nil
  }

  /// The children with identities whose frames intersect `area`, in this node's coordinates.
  fileprivate func identifiedChildren(in area: CGRect) -> [ScrollTargetItem] {
    children.flatMap { child in
      let frame = CGRect(origin: child.origin, size: child.size)
      return frame.meets(area) ? child.viewIdentities.map { ScrollTargetItem(id: $0, frame: frame) } : []
    }
  }

  /// The identities of the view that this node represents, including those below modifier nodes.
  var viewIdentities: [AnyHashable] {
    var found = identities
    var node = self
    while node.capabilities.contains(.forwardsIdentities), let child = node.children.first {
      found += child.identities
      node = child
    }
    return found
  }
}

extension RenderNode {
  /// Adds an identity to the view that this node represents.
  package final func addIdentity(_ id: AnyHashable) {
    if !identities.contains(id) { identities.append(id) }
  }
}
