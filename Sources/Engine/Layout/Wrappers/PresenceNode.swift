/// Takes the proposed size and shows a page of several, or no page. Hidden pages keep their nodes.
package final class PresenceNode: RenderNode, RoomFilling {
  package override init() {
    super.init()
    capabilities.insert(.absorbsChildLayout)
  }

  /// Replaces the children by `nodes`. Nodes that return are laid out if they have changed in the meantime.
  package func show(_ nodes: [RenderNode]) {
    let new = nodes.filter { node in !children.contains { $0 === node } }
    setChildren(nodes)
    for node in new { node.requestMissedLayout() }
  }

  var fillingChildren: [RenderNode] { children }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
    return children.reduce(CGSize.zero) { size, child in
      let own = child.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  override func layoutChildren() {
    for child in children {
      child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}

extension RenderNode {
  /// Requests the layouts that were marked at nodes with `absorbsChildLayout` of this subtree while it was detached.
  final func requestMissedLayout() {
    if flags.contains(.layout), absorbsChildLayout { host?.request(.layout, of: self) }
    for child in children { child.requestMissedLayout() }
  }
}
