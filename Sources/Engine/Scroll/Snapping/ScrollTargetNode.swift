/// Marks a single view as a scroll target of the `ScrollNode` around it.
package final class ScrollTargetNode: UnaryNode {
  package var isEnabled: Bool { didSet { if isEnabled != oldValue { host?.request(.geometry, of: self) } } }
  private weak var scroll: ScrollNode?

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  override func didAttach() {
    scroll = parent?.nearestScrollNode()
    scroll?.markedTargets.append(self)
  }

  override func willDetach() {
    scroll?.markedTargets.removeAll { $0 === self }
    scroll = nil
  }

  /// The identity of the marked view, or the identity of this node for a view without an id.
  var targetIdentity: AnyHashable { viewIdentities.first ?? AnyHashable(ObjectIdentifier(self)) }
}

/// Declares the rows of the outermost layout container below it as scroll targets.
package final class ScrollTargetLayoutNode: UnaryNode {
  package var isEnabled: Bool { didSet { if isEnabled != oldValue { host?.request(.geometry, of: self) } } }

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
    capabilities.insert(.marksTargets)
  }
}

/// True if a node declares the rows of the outermost container below as scroll targets, false if it declares that they are none. A node without a value
/// leaves that to its ancestors.
enum TargetLayoutFact: NodeFact {
  static var capability: NodeCapabilities { .marksTargets }
  static func value(of node: RenderNode) -> Bool? { (node as? ScrollTargetLayoutNode)?.isEnabled }
}

extension ScrollNode {
  /// The part of the content between the insets at `offset`, in content points.
  package func container(at offset: CGPoint) -> CGRect {
    bounds.inset(by: model.metrics.insets(at: offset)).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// The frames of all declared targets that intersect `area`, with or without an identity. Content points.
  package func targetFrames(in area: CGRect) -> [CGRect] {
    guard let layout = targetLayout(isDeclared: true) else { return markedTargets(in: area).map(\.frame) }
    let own = layoutRect(area, in: layout)
    let origin = contentRect(layout.bounds, of: layout).origin
    let frames = (layout as? any ScrollTargetSource)?.targetFrames(in: own) ?? layout.childFrames(in: own)
    return frames.map { contentFrame($0, from: origin) } + markedTargets(in: area).map(\.frame)
  }

  /// The frame of the declared target with the identity `id` in content points; `nil` if there is no such target.
  func targetFrame(for id: AnyHashable) -> CGRect? {
    guard let layout = targetLayout(isDeclared: true) else { return nil }
    let own: CGRect?
    if let source = layout as? any ScrollTargetSource {
      own = source.targetFrame(for: id)
    } else {
      own = layout.children.first { $0.viewIdentities.contains(id) }.map { CGRect(origin: $0.origin, size: $0.size) }
    }
    return own.map { contentRect($0, of: layout) }
  }

  /// The views marked by a `ScrollTargetNode` that intersect `area`.
  func markedTargets(in area: CGRect) -> [ScrollTargetItem] {
    markedTargets.compactMap { node in
      let frame = contentRect(node.bounds, of: node)
      guard node.isEnabled, frame.meets(area) else { return nil }
      return ScrollTargetItem(id: node.targetIdentity, frame: frame)
    }
  }
}

extension RenderNode {
  /// The frames of the children that intersect `area`, in this node's coordinates.
  fileprivate func childFrames(in area: CGRect) -> [CGRect] {
    children.compactMap { child in
      let frame = CGRect(origin: child.origin, size: child.size)
      return frame.meets(area) ? frame : nil
    }
  }
}
