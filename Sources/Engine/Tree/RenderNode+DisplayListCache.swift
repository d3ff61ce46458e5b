import Geometry
import Graphics

/// What has not changed is not asked again what it draws.
///
/// A node that was drawn and has not changed since records its steps when it is drawn the next time; from then on they are taken from
/// that picture, wherever the node goes. So of what stands still beside a change, or moves as a whole, only the uppermost nodes are
/// visited: a row that is scrolled costs its steps.
extension RenderNode {
  /// Says that this node may draw otherwise now. Complexity: O(depth), and O(1) until it has been drawn again.
  final func markPaint() {
    var node: RenderNode? = self
    while let current = node, !current.flags.contains(.paint) {
      current.flags.insert(.paint)
      node = current.parent
    }
  }

  /// Says so of this node and everything below it.
  final func markPaintBelow() {
    markPaint()
    for child in children { child.markPaintBelow() }
    for child in leaving { child.markPaintBelow() }
  }

  /// Draws the node, which reaches as far as `area`, from its picture or by `paint`.
  final func show(_ context: inout PaintContext, _ area: CGRect) {
    guard context.usesCaches else { return paint(&context) }
    guard !flags.contains(.paint), !isLive, context.opacity == 1 else { return showAnew(&context) }
    if let displayListCache {
      context.draw(displayListCache, reaching: area)
    } else if !children.isEmpty, context.takesCache(reaching: area) {
      context.draw(recordCache(&context, area), reaching: area)
    } else {
      showAnew(&context)
    }
  }

  private func recordCache(_ context: inout PaintContext, _ area: CGRect) -> DisplayListCache {
    let livePieces = context.livePieces
    let new = context.recordCache(reaching: area) { paint(&$0) }
    pipeline?.counts.nodePictures += 1
    if context.livePieces == livePieces { displayListCache = new } else { isLive = true }
    return new
  }

  private func showAnew(_ context: inout PaintContext) {
    let livePieces = context.livePieces
    paint(&context)
    if context.livePieces != livePieces { isLive = true }
    clearPaintMarks()
  }

  /// What is not drawn because it is out of sight has its mark cleared too, or a later change would not be told further up.
  private func clearPaintMarks() {
    guard flags.contains(.paint) else { return }
    flags.remove(.paint)
    displayListCache = nil
    for child in children { child.clearPaintMarks() }
    for child in leaving { child.clearPaintMarks() }
  }
}
