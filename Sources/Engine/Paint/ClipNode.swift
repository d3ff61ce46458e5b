/// Clips the drawing of its child to `bounds`.
package final class ClipNode: UnaryNode {
  package override init() {
    super.init()
    capabilities.insert(.clipsChildren)
  }

  override func paint(_ context: inout PaintContext) {
    context.clipped(to: bounds) { paintChildren(&$0) }
  }
}
