/// Proposes a size of a given ratio to its child, fitted into the proposal or filling it.
package final class AspectRatioNode: UnaryNode {
  /// The width divided by the height, positive and finite; nil for the ratio of the child's ideal size.
  package var ratio: CGFloat? { didSet { if ratio != oldValue { setNeedsLayout() } } }
  /// True if the size fills the proposal and may exceed it; false if it fits inside.
  package var fills: Bool { didSet { if fills != oldValue { setNeedsLayout() } } }

  package init(ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
    super.init()
  }

  /// The largest size of `ratio` inside `offer`, or the smallest around it. A nil dimension follows from the other one.
  package static func size(ratio: CGFloat, in offer: ProposedViewSize, fills: Bool) -> CGSize? {
    switch (offer.width, offer.height) {
    case (nil, nil): return nil
    case (let width?, nil): return CGSize(width: width, height: width / ratio)
    case (nil, let height?): return CGSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = (width / ratio <= height) != fills
      return isBoundByWidth
        ? CGSize(width: width, height: width / ratio) : CGSize(width: height * ratio, height: height)
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let child else { return proposal }
    guard proposal.width == nil && proposal.height == nil || ratio == nil else {
      return sized(proposal, ratio: ratio ?? 1)
    }
    let ideal = child.sizeThatFits(.unspecified)
    guard let ratio = ratio ?? Self.ratio(of: ideal) else { return proposal }
    let offer = proposal == .unspecified ? ProposedViewSize(ideal) : proposal
    return sized(offer, ratio: ratio)
  }

  private func sized(_ offer: ProposedViewSize, ratio: CGFloat) -> ProposedViewSize {
    Self.size(ratio: ratio, in: offer, fills: fills).map { ProposedViewSize($0) } ?? offer
  }

  private static func ratio(of size: CGSize) -> CGFloat? {
    let ratio = size.width / size.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { super.measure(inner(proposal)) }

  override func layoutChildren() { child?.place(at: .zero, proposal: inner(proposal)) }

  /// Nil: a length depends on the proposal for the other `Axis`.
  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { nil }

  override func isStretchable(along axis: Axis) -> Bool { true }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    super.explicitAlignment(key, proposal: inner(proposal))
  }
}
