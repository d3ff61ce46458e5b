/// Keeps the room of its child and neither draws nor hits it.
package final class HiddenNode: UnaryNode {
  /// The meaning of the child for assistive technologies.
  package enum Description: Sendable {
    /// The name of the control around the node.
    case label
    /// Elements like those of visible views.
    case elements
    /// Actions of the view around the node.
    case actions
  }

  /// The meaning of the child for assistive technologies; nil if it is hidden from them, too.
  package private(set) var description: Description?

  /// Creates a node that hides its child from the eyes alone.
  package convenience init(description: Description) {
    self.init()
    self.description = description
  }

  package override init() {
    super.init()
    capabilities.insert([.ignoresHits, .hidesTextFromRow])
  }

  override func computeVisualBounds() -> CGRect { .null }

  override func paint(_ context: inout PaintContext) {}

}
