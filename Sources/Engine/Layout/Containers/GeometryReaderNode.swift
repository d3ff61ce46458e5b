import Geometry

/// Makes the content of a geometry reader once its size is known. Implemented by the reader's element.
@MainActor package protocol GeometryReaderSource: AnyObject {
  /// Builds or updates the reader's content. Called in the layout phase.
  func updateContent(for size: CGSize)
}

/// Takes all room that is offered and shows content that depends on it, at the top leading corner.
package final class GeometryReaderNode: RenderNode {
  package weak var source: (any GeometryReaderSource)?
  private var builtSize: CGSize?

  package override init() { super.init() }

  override var absorbsChildLayout: Bool { true }

  override var fillingChildren: [RenderNode] { children }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func knownLengths(_ axis: Axis) -> LengthLimits? { .flexible }

  override func layoutChildren() {
    if builtSize != size {
      builtSize = size
      source?.updateContent(for: size)
      clearLayoutMark()
    }
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
}
