/// The second half of the rule for nil proposals: a container measures its children with nil, resolves to a length, and places the
/// children with that length.
extension RenderNode {
  /// The tolerance in points for sums of lengths, which may differ in the last digit.
  static let lengthTolerance: CGFloat = 0.001

  /// The proposal for the placement of the node in a container that has resolved to `size`, in points, after it measured the node
  /// with `proposal`.
  ///
  /// A dimension of `axes` that is nil becomes the container's length if the node is longer than that, as in a frame with a
  /// maximum, or if the node can be longer than its ideal length without leaving the container. All other nodes keep the proposal,
  /// whose size is cached: a row of text costs no further measures.
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
    let measured = sizeThatFits(proposal)
    // Views that align by baselines, or fill a ratio, exceed such an offer, or grow along the other axis.
    func staysInside(_ offer: ProposedViewSize) -> Bool {
      let taken = sizeThatFits(offer)
      return Axis.allCases.allSatisfy { axis in
        let isStretched = proposal[axis] == nil && axes.contains(axis)
        let room = isStretched ? size[axis] : max(size[axis], measured[axis])
        return taken[axis] <= room + Self.lengthTolerance
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
  /// True if the proposal only asks for the minimum or maximum length, and no placement follows.
  var isProbe: Bool { self == 0 || self == .infinity }
}
