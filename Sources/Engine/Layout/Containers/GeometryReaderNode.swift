/// Builds the content of a geometry reader for its size. The reader's element implements it.
@MainActor package protocol GeometryReaderSource: AnyObject {
  /// Builds or updates the reader's content. Called in the layout phase.
  func updateContent(for size: CGSize)
}

/// Takes the proposed size and places content that depends on it at the leading top corner.
package final class GeometryReaderNode: RenderNode, RoomFilling {
  package weak var source: (any GeometryReaderSource)?
  private var builtSize: CGSize?

  package override init() {
    super.init()
    capabilities.insert(.absorbsChildLayout)
  }

  var fillingChildren: [RenderNode] { children }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { .flexible }

  override func layoutChildren() {
    if builtSize != size {
      builtSize = size
      source?.updateContent(for: size)
      clearLayoutMark()
    }
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }
}
