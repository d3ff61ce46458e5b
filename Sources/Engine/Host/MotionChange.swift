/// A change of views with a separate animation for each motion scope.
///
/// A layout request keeps the change in its `ChangeContext`, and `LayoutPass` reads the animation of a scope when it moves the
/// nodes of that scope.
@MainActor package protocol MotionChange: AnyObject {
  /// The animation of the nodes with the `motionScope` `scope`; nil if they move at once. A nil `scope` selects the nodes
  /// outside of all scopes.
  func animation(in scope: AnyObject?) -> NodeAnimation?
}

extension RenderNode {
  /// The `motionScope` of this node or of its nearest ancestor with a scope. O(depth).
  final var enclosingMotionScope: AnyObject? {
    var node: RenderNode? = self
    while let current = node {
      if let scope = current.motionScope { return scope }
      node = current.parent
    }
    return nil
  }
}
