import Geometry

/// The second half of the rule for lengths that are not proposed: a container measures its children with nil, resolves to a length, and
/// places the children with that length.
extension RenderNode {
  /// Sums of lengths may differ in the last digit.
  static let lengthTolerance: CGFloat = 0.001

  /// The proposal to place the node with in a container that has resolved to `size`, in points, after it measured the node with
  /// `proposal`.
  ///
  /// A dimension of `axes` that is nil becomes the container's length if the node is longer than that, as in a frame with a maximum, or if
  /// it can be longer than its ideal length without leaving the container. All other nodes keep the proposal, whose size is cached: so a
  /// row of text costs no further measures.
  final func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, along axes: Axis.Set = [.horizontal, .vertical]
  ) -> ProposedViewSize {
    guard proposal.width == nil || proposal.height == nil else { return proposal }
    var result = proposal
    for axis in Axis.allCases where proposal[axis] == nil && axes.contains(axis) {
      guard size[axis].isFinite else { continue }
      let missing = size[axis] - sizeThatFits(proposal)[axis]
      guard abs(missing) > Self.lengthTolerance else { continue }
      guard missing < 0 || isStretchable(along: axis) else { continue }
      var offer = result
      offer[axis] = size[axis]
      // Views that line up by baselines, or fill a ratio, take more than such an offer.
      if missing < 0 || sizeThatFits(offer)[axis] <= size[axis] + Self.lengthTolerance { result = offer }
    }
    return result
  }
}

extension CGFloat {
  /// Whether the length is proposed to learn how short or how long a view can be, and nothing is placed with it.
  var isProbe: Bool { self == 0 || self == .infinity }
}
