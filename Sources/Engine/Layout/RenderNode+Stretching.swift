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
    var stretched = proposal
    for axis in Axis.allCases where proposal[axis] == nil && axes.contains(axis) && size[axis].isFinite {
      let missing = size[axis] - sizeThatFits(proposal)[axis]
      if missing < -Self.lengthTolerance {
        (result[axis], stretched[axis]) = (size[axis], size[axis])
      } else if missing > Self.lengthTolerance, isStretchable(along: axis) {
        stretched[axis] = size[axis]
      }
    }
    guard stretched != result else { return result }
    // Views that line up by baselines, or fill a ratio, take more than such an offer.
    func staysInside(_ offer: ProposedViewSize) -> Bool {
      let taken = sizeThatFits(offer)
      return Axis.allCases.allSatisfy { axis in
        proposal[axis] != nil || !axes.contains(axis) || taken[axis] <= size[axis] + Self.lengthTolerance
      }
    }
    if staysInside(stretched) { return stretched }
    for axis in Axis.allCases where stretched[axis] != result[axis] {
      var offer = result
      offer[axis] = stretched[axis]
      if staysInside(offer) { result = offer }
    }
    return result
  }
}

extension CGFloat {
  /// Whether the length is proposed to learn how short or how long a view can be, and nothing is placed with it.
  var isProbe: Bool { self == 0 || self == .infinity }
}
