import ScrollUI

/// A layout that arranges views in lines, like words in a text. `spacing` applies to both axes, in points.
package struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  package init(spacing: CGFloat = 8) {
    self.spacing = spacing
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(in: proposal.width ?? .infinity, subviews).size
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let places = places(in: bounds.width, subviews).origins
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  /// The origin of each view relative to the layout's origin, and the total size.
  private func places(in width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var place = CGPoint.zero
    var (widest, lineHeight) = (CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width.isFinite ? width : nil, height: nil))
      // A tolerance of 0.01 points: a rounding error of the proposal must not break a line.
      if place.x > 0, place.x + size.width > width + 0.01 {
        place = CGPoint(x: 0, y: place.y + lineHeight + spacing)
        lineHeight = 0
      }
      origins.append(place)
      widest = max(widest, place.x + size.width)
      lineHeight = max(lineHeight, size.height)
      place.x += size.width + spacing
    }
    return (origins, CGSize(width: widest, height: place.y + lineHeight))
  }
}
