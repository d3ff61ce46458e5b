import ScrollUI

/// A layout as large as its content, limited to the proposed size and to `maximumWidth`. Content that scrolls has its whole height where
/// there is room for it.
struct FittingFrame: Layout {
  /// The maximum width in points.
  var maximumWidth: CGFloat = .infinity

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let width = min(content.sizeThatFits(.unspecified).width, proposal.width ?? .infinity, maximumWidth)
    let height = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return CGSize(width: width, height: min(height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
