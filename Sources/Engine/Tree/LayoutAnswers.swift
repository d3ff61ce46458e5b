import Geometry

/// What a node has told its parent since the parent was last marked: everything that the parent's layout rests on.
///
/// A node that absorbs changes of its children gives the same answers again before it keeps a change to itself.
struct LayoutAnswers {
  private struct Guide {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  /// The most answers of a kind that are worth asking for again.
  private static let limit = 8

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [Guide] = []
  private var traits: LayoutTraits?
  /// Whether there were more answers than are kept.
  private var isIncomplete = false

  mutating func note(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.contains(where: { $0.proposal == proposal }) { return }
    if sizes.count < Self.limit { sizes.append((proposal, size)) } else { isIncomplete = true }
  }

  mutating func note(_ value: CGFloat?, of key: AlignmentKey, for proposal: ProposedViewSize) {
    if guides.contains(where: { $0.key == key && $0.proposal == proposal }) { return }
    let guide = Guide(key: key, proposal: proposal, value: value)
    if guides.count < Self.limit { guides.append(guide) } else { isIncomplete = true }
  }

  mutating func note(_ traits: LayoutTraits) { self.traits = traits }

  /// Forgets sizes and guides. The traits stay true until the node is laid out again, which the parent's layout need not lead to.
  mutating func removeAll() {
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    isIncomplete = false
  }

  /// Whether `node` would give all these answers now.
  @MainActor func hold(for node: RenderNode) -> Bool {
    !isIncomplete && (traits.map { $0 == LayoutTraits(node) } ?? true)
      && sizes.allSatisfy { node.sizeThatFits($0.proposal) == $0.size }
      && guides.allSatisfy { node.explicitAlignment($0.key, proposal: $0.proposal) == $0.value }
  }
}

/// What a stack wants to know of a child beside its size.
@MainActor struct LayoutTraits: Equatable {
  private let priority: Double
  private let suppressesHorizontalSpacing: Bool
  private let suppressesVerticalSpacing: Bool
  private let knownWidths: LengthLimits?
  private let knownHeights: LengthLimits?
  private let isStretchableInWidth: Bool
  private let isStretchableInHeight: Bool

  init(_ node: RenderNode) {
    priority = node.layoutPriority
    suppressesHorizontalSpacing = node.suppressesSpacing(along: .horizontal)
    suppressesVerticalSpacing = node.suppressesSpacing(along: .vertical)
    knownWidths = node.knownLengths(.horizontal)
    knownHeights = node.knownLengths(.vertical)
    isStretchableInWidth = node.isStretchable(along: .horizontal)
    isStretchableInHeight = node.isStretchable(along: .vertical)
  }
}
