/// Sets the `zIndex` of its child.
package final class ZIndexNode: UnaryNode {
  package var value: Double { didSet { if value != oldValue { invalidateDrawingOrder() } } }

  /// Creates a node with any `value`, infinite values included.
  package init(value: Double) {
    self.value = value
    super.init()
  }

  override var zIndex: Double { value }
}
