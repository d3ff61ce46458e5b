/// The cached display list of a node, a `DisplayListCache`.
///
/// A node without changes since its last recording is recorded into a `DisplayListCache` the next time; afterwards `paint` is not
/// called, whatever the position of the node. Beside a change, and in scrolled content, only the uppermost cached nodes are
/// visited.
extension RenderNode {
  /// Draws the node with the visual bounds `area` from `displayListCache` or by `paint`.
  final func show(_ context: inout PaintContext, _ area: CGRect) {
    guard context.usesCaches else { return paint(&context) }
    guard !flags.contains(.paint), !isLive, context.opacity == 1 else { return drawUncached(&context) }
    if let displayListCache {
      context.draw(displayListCache, reaching: area)
    } else if !children.isEmpty, context.takesCache(reaching: area) {
      context.draw(recordCache(&context, area), reaching: area)
    } else {
      drawUncached(&context)
    }
  }

  private func recordCache(_ context: inout PaintContext, _ area: CGRect) -> DisplayListCache {
    let livePieces = context.livePieces
    let new = context.recordCache(reaching: area) { paint(&$0) }
    host?.work.counts.nodeCaches += 1
    if context.livePieces == livePieces { displayListCache = new } else { isLive = true }
    return new
  }

  private func drawUncached(_ context: inout PaintContext) {
    let livePieces = context.livePieces
    paint(&context)
    if context.livePieces != livePieces { isLive = true }
    clearPaintMarks()
  }

  /// Clears the marks of this node and of all nodes below it. Culled nodes are included: `markPaint()` stops at a marked node, so a
  /// mark that stays would hide later changes from the ancestors.
  private func clearPaintMarks() {
    guard clearPaintMark() else { return }
    displayListCache = nil
    for child in children { child.clearPaintMarks() }
    for child in leaving { child.clearPaintMarks() }
  }
}
