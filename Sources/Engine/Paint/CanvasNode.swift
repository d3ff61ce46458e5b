/// A rectangle that a closure draws in. Its children are not shown: the drawing may show them wherever it likes.
package final class CanvasNode: RenderNode {
  /// Draws in the node's coordinates.
  package var draw: @MainActor (CanvasNode, inout PaintContext) -> Void { didSet { setNeedsPaint() } }

  package init(_ draw: @escaping @MainActor (CanvasNode, inout PaintContext) -> Void) {
    self.draw = draw
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: ShapeNode.idealLength, height: ShapeNode.idealLength)
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  override func knownLengths(_ axis: Axis) -> LengthLimits? { .flexible }

  /// Children have their ideal sizes; what they are drawn in is up to the drawing.
  override func layoutChildren() {
    for child in children { child.place(at: .zero, proposal: .unspecified) }
  }

  override var shownChildren: [RenderNode]? { [] }

  override var clipsChildren: Bool { true }

  override var inkBounds: CGRect { size.width > 0 && size.height > 0 ? bounds : .null }

  override func paint(_ context: inout PaintContext) {
    context.clipped(to: bounds) { draw(self, &$0) }
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Draws a child with its top left corner at the origin of the context.
  package nonisolated func drawChild(_ child: RenderNode, _ context: inout PaintContext) {
    withUnsafeMutablePointer(to: &context) { pointer in
      // The closure runs at once and on this thread.
      nonisolated(unsafe) let pointer = pointer
      MainActor.assumeIsolated { child.paintIfVisible(&pointer.pointee) }
    }
  }

  /// What measures text in this window.
  package var textEngine: (any TextEngine)? { pipeline?.services.textEngine }
}

extension TextLayout {
  /// Draws set text with its top left corner at `origin`, in the current node's coordinates. `spans` are those it was set from.
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
