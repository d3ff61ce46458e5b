/// The last four answers of a node to size proposals.
///
/// Containers propose nil, zero, infinity and the real offer in turn: four answers serve a whole layout pass.
package struct SizeCache {
  private var proposals: (ProposedViewSize, ProposedViewSize, ProposedViewSize, ProposedViewSize)
  private var sizes: (CGSize, CGSize, CGSize, CGSize)
  private var count = 0
  private var next = 0
  /// True if an answer was replaced by a later answer.
  private var hasDropped = false

  package init() {
    proposals = (.unspecified, .unspecified, .unspecified, .unspecified)
    sizes = (.zero, .zero, .zero, .zero)
  }

  package var isEmpty: Bool { count == 0 }

  package func size(for proposal: ProposedViewSize) -> CGSize? {
    if count > 0, proposals.0 == proposal { return sizes.0 }
    if count > 1, proposals.1 == proposal { return sizes.1 }
    if count > 2, proposals.2 == proposal { return sizes.2 }
    if count > 3, proposals.3 == proposal { return sizes.3 }
    return nil
  }

  /// True if `measure` returns all stored answers again. False if an answer was replaced.
  @MainActor func hold(for measure: (ProposedViewSize) -> CGSize) -> Bool {
    guard !hasDropped else { return false }
    let all = [(proposals.0, sizes.0), (proposals.1, sizes.1), (proposals.2, sizes.2), (proposals.3, sizes.3)]
    return all.prefix(count).allSatisfy { measure($0.0) == $0.1 }
  }

  package mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    if count == 4 { hasDropped = true }
    switch next {
    case 0: (proposals.0, sizes.0) = (proposal, size)
    case 1: (proposals.1, sizes.1) = (proposal, size)
    case 2: (proposals.2, sizes.2) = (proposal, size)
    default: (proposals.3, sizes.3) = (proposal, size)
    }
    next = (next + 1) % 4
    count = min(count + 1, 4)
  }

  package mutating func removeAll() {
    count = 0
    next = 0
    hasDropped = false
  }
}
