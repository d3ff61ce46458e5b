/// A change of views, whose animation differs between the parts of the tree.
///
/// A layout that the change asks for keeps it, and takes the animation of each part when it moves that part's nodes.
@MainActor package protocol MotionChange: AnyObject {
  /// The animation by which nodes move in `scope`, a node's `motionScope`; nil for nodes in no scope. The result is nil where nodes
  /// move at once.
  func animation(in scope: AnyObject?) -> NodeAnimation?
}

extension RenderNode {
  /// The scope of the nearest node, this one included, that has one.
  final var enclosingMotionScope: AnyObject? {
    var node: RenderNode? = self
    while let current = node {
      if let scope = current.motionScope { return scope }
      node = current.parent
    }
    return nil
  }
}
