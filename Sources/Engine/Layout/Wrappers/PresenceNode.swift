import Geometry

/// Takes the room that it is offered and shows one view in it, or none: a page that is kept while others are shown.
package final class PresenceNode: RenderNode {
  package override init() { super.init() }

  /// Shows `nodes` on top of each other. Those that come back are laid out where they have changed in the meantime.
  package func show(_ nodes: [RenderNode]) {
    let new = nodes.filter { node in !children.contains { $0 === node } }
    setChildren(nodes)
    for node in new { node.requestMissedLayout() }
  }

  override var absorbsChildLayout: Bool { true }

  override var fillingChildren: [RenderNode] { children }

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
  /// Asks for the layouts that were wanted at this node and below while it was in no window, where nothing above has to know.
  final func requestMissedLayout() {
    if flags.contains(.layout), absorbsChildLayout { pipeline?.requestLayout(of: self) }
    for child in children { child.requestMissedLayout() }
  }
}
