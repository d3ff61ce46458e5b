/// Says where its child stands among its siblings from back to front.
package final class ZIndexNode: UnaryNode {
  package var value: Double { didSet { if value != oldValue { invalidateDrawingOrder() } } }

  /// Any number, infinite ones too.
  package init(value: Double) {
    self.value = value
    super.init()
  }

  override var zIndex: Double { value }
}
