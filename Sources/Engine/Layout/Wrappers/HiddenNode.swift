/// Keeps the room of its child and neither draws nor hits it.
package final class HiddenNode: UnaryNode {
  package override init() {
    super.init()
    capabilities.insert(.ignoresHits)
  }

  override func computeVisualBounds() -> CGRect { .null }

  override func paint(_ context: inout PaintContext) {}

}
