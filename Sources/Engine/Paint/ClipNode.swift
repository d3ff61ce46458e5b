import Geometry
import Graphics

/// Cuts off what the child draws outside of its bounds.
package final class ClipNode: UnaryNode {
  package override init() { super.init() }

  override var clipsChildren: Bool { true }

  override func paint(_ context: inout PaintContext) {
    let outer = context.clip
    context.clip = outer.intersection(bounds.offsetBy(dx: context.translation.x, dy: context.translation.y))
    if !context.clip.isEmpty { paintChildren(&context) }
    context.clip = outer
  }
}
