/// A rectangle that the closure `draw` paints. Children are painted only by `drawChild`, at any origin and any number of times.
package final class CanvasNode: RenderNode {
  /// Paints the content in the node's coordinates, clipped to its bounds.
  package var draw: @MainActor (CanvasNode, inout PaintContext) -> Void { didSet { setNeedsPaint() } }

  package init(_ draw: @escaping @MainActor (CanvasNode, inout PaintContext) -> Void) {
    self.draw = draw
    super.init()
    capabilities.insert(.clipsChildren)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: ShapeNode.idealLength, height: ShapeNode.idealLength)
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { .flexible }

  /// Gives the children their ideal sizes; `draw` decides where they are painted.
  override func layoutChildren() {
    for child in children { child.place(at: .zero, proposal: .unspecified) }
  }

  override var shownChildren: [RenderNode]? { [] }

  override var inkBounds: CGRect { size.width > 0 && size.height > 0 ? bounds : .null }

  override func paint(_ context: inout PaintContext) {
    context.clipped(to: bounds) { draw(self, &$0) }
  }

  override func hitPart(at point: CGPoint) -> HitPart { bounds.contains(point) ? .node : .children }

  /// Paints `child` with its top left corner at the origin of `context`.
  package nonisolated func drawChild(_ child: RenderNode, _ context: inout PaintContext) {
    withUnsafeMutablePointer(to: &context) { pointer in
      // `assumeIsolated` runs its closure synchronously on this thread.
      nonisolated(unsafe) let pointer = pointer
      MainActor.assumeIsolated { child.paintIfVisible(&pointer.pointee) }
    }
  }
}

extension TextLayout {
  /// Draws the layout with its top left corner at `origin`, in the current node's coordinates. `spans` is the text it was made from.
  package func draw(
    _ spans: [TextSpan], alignment: CGFloat, lineSpacing: CGFloat, at origin: CGPoint, _ context: inout PaintContext
  ) {
    var top = origin.y
    for line in lines {
      let indent = (size.width - line.width) * alignment
      for piece in line.runs {
        let span = spans[piece.span]
        let start = CGPoint(x: origin.x + indent + piece.x, y: top + line.ascent)
        if let image = span.image, piece.run.text.first == TextSpan.attachment {
          context.draw(image, piece.run, at: start, color: span.color)
        } else {
          context.text(piece.run, at: start, color: span.color)
        }
      }
      top += line.height + lineSpacing
    }
  }
}
