import Geometry

extension ScrollNode {
  /// A view or row with an identity in this scroll view's content.
  package struct Target {
    /// In content points: where the offset has to be for its beginning to be at the viewport's.
    package var frame: CGRect
    /// Whether no other scroll view lies between.
    package var isOwn: Bool
    /// The node that has the identity, or the container that knows of it.
    package var node: RenderNode
  }

  /// The first view or row with this identity; nil where there is none. Builds no rows. Complexity: O(nodes) in plain stacks.
  package func target(for id: AnyHashable) -> Target? {
    guard let child, let found = child.findTarget(id) else { return nil }
    let inner = found.node.nearestScrollNode()
    return Target(
      frame: contentRect(found.frame, of: found.node), isOwn: inner === self || found.node === self,
      node: found.node)
  }

  /// A rectangle of a node's own space in content points.
  func contentRect(_ rect: CGRect, of node: RenderNode) -> CGRect {
    node.convert(rect, to: self).offsetBy(dx: -childTranslation.x, dy: -childTranslation.y)
  }

  /// The part of the content that is seen, in content points, without the insets.
  package var visibleContent: CGRect { container(at: model.offset) }

  /// The rows of the target layout that are seen, or, where none was declared, of the outermost one. A container
  /// that knows its rows by itself also holds them by itself.
  ///
  /// `origin`: where layout has put the row in the content, without offsets and effects.
  func visibleRows() -> [(node: RenderNode, origin: CGPoint)] {
    guard let layout = targetLayout(isDeclared: false), !(layout is any ScrollTargetSource) else { return [] }
    let start = contentRect(layout.bounds, of: layout).origin
    let origin = layout.layoutOrigin(in: self)
    let seen = visibleContent.offsetBy(dx: -start.x, dy: -start.y)
    return layout.children.compactMap { row in
      guard CGRect(origin: row.origin, size: row.size).intersects(seen), !row.viewIdentities.isEmpty else { return nil }
      return (row, origin + row.origin)
    }
  }

  /// The declared targets whose frames meet `area`, which like their frames is in content points; empty without a target layout.
  package func targets(in area: CGRect) -> [ScrollTargetItem] {
    targets(in: area, of: targetLayout(isDeclared: true)) + markedTargets(in: area)
  }

  private func targets(in area: CGRect, of layout: RenderNode?) -> [ScrollTargetItem] {
    guard let layout else { return [] }
    let origin = contentRect(layout.bounds, of: layout).origin
    let own = area.offsetBy(dx: -origin.x, dy: -origin.y)
    let items = (layout as? any ScrollTargetSource)?.targets(in: own) ?? layout.identifiedChildren(in: own)
    return items.map { ScrollTargetItem(id: $0.id, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y)) }
  }

  /// The container whose rows are the targets. It has been declared by a marker above it without another container between, inside of
  /// the scroll view or around it.
  func targetLayout(isDeclared: Bool) -> RenderNode? {
    let isMarkedOutside = nearestAncestor { $0.isLayoutContainer || $0 is ScrollTargetLayoutNode || $0 is ScrollNode }
      .flatMap { ($0 as? ScrollTargetLayoutNode)?.isEnabled }
    return child?.outermostLayout(isMarked: isMarkedOutside ?? !isDeclared)
  }
}

extension RenderNode {
  /// The first container from here down that is marked.
  fileprivate func outermostLayout(isMarked: Bool) -> RenderNode? {
    if isLayoutContainer { return isMarked ? self : isImplicitContainer ? markedChildLayout : nil }
    if self is ScrollNode { return nil }
    let isMarked = (self as? ScrollTargetLayoutNode)?.isEnabled ?? isMarked
    for child in children {
      if let layout = child.outermostLayout(isMarked: isMarked) { return layout }
    }
    return nil
  }

  /// Several views side by side in a scroll view, of which one is marked.
  private var markedChildLayout: RenderNode? {
    for child in children {
      if let layout = child.outermostLayout(isMarked: false) { return layout }
    }
    return nil
  }

  /// Whether it arranges rows: what a scroll target layout is.
  package var isLayoutContainer: Bool {
    self is any ScrollTargetSource || self is StackNode || self is LayoutNode || self is OverlapNode
  }

  /// Whether nobody has written it: several views where one was expected.
  private var isImplicitContainer: Bool { (self as? StackNode)?.isImplicit ?? false }

  /// The view or row with an identity that is found first, going down.
  fileprivate func findTarget(_ id: AnyHashable) -> (node: RenderNode, frame: CGRect)? {
    if identities.contains(id) { return (self, bounds) }
    if let frame = (self as? any ScrollTargetSource)?.targetFrame(for: id) { return (self, frame) }
    for child in children {
      if let found = child.findTarget(id) { return found }
    }
    return nil
  }

  /// The children with identities whose frames meet `area`, in own coordinates.
  fileprivate func identifiedChildren(in area: CGRect) -> [ScrollTargetItem] {
    children.flatMap { child in
      let frame = CGRect(origin: child.origin, size: child.size)
      return frame.intersects(area) ? child.viewIdentities.map { ScrollTargetItem(id: $0, frame: frame) } : []
    }
  }

  /// The identities of the view that this node stands for, those that modifiers hide included.
  var viewIdentities: [AnyHashable] {
    var found = identities
    var node = self as? UnaryNode
    while let current = node, !(current is ScrollNode), let child = current.child {
      found += child.identities
      node = child as? UnaryNode
    }
    return found
  }
}

extension RenderNode {
  /// Gives the view that this node stands for an identity, beside those that it has.
  package final func addIdentity(_ id: AnyHashable) {
    if !identities.contains(id) { identities.append(id) }
  }
}
