/// The answers that a node has given to its parent since the parent was last marked: all input of the parent's layout.
///
/// A node that absorbs changes (`absorbsChildLayout`) compares its present answers with these. If all are equal, the parent needs
/// no layout.
struct LayoutAnswers {
  private struct Size {
    let proposal: ProposedViewSize
    let container: CGSize
    let size: CGSize
  }

  private struct Guide {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let container: CGSize
    let value: CGFloat?
  }

  /// The maximum number of answers of a kind that are kept. Beyond it the parent is always laid out.
  private static let limit = 8

  private var sizes: [Size] = []
  private var guides: [Guide] = []
  private var traits: LayoutTraits?
  /// True if answers were dropped because of `limit`.
  private var isIncomplete = false

  /// Notes the answer to `proposal` in a container of size `container`; see `RelativeContainer.Use`.
  mutating func note(_ size: CGSize, for proposal: ProposedViewSize, in container: CGSize) {
    if sizes.contains(where: { $0.proposal == proposal && $0.container == container }) { return }
    let answer = Size(proposal: proposal, container: container, size: size)
    if sizes.count < Self.limit { sizes.append(answer) } else { isIncomplete = true }
  }

  mutating func note(_ value: CGFloat?, of key: AlignmentKey, for proposal: ProposedViewSize, in container: CGSize) {
    if guides.contains(where: { $0.key == key && $0.proposal == proposal && $0.container == container }) { return }
    let guide = Guide(key: key, proposal: proposal, container: container, value: value)
    if guides.count < Self.limit { guides.append(guide) } else { isIncomplete = true }
  }

  mutating func note(_ traits: LayoutTraits) { self.traits = traits }

  /// Removes sizes and guides. The traits are kept: they hold until the node is laid out again, which a layout of the parent does
  /// not imply.
  mutating func removeAll() {
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    isIncomplete = false
  }

  /// True if `node` gives the same answers now. Measures the node. False if an answer belongs to another size of the container: the
  /// container's own answers decide then.
  @MainActor func hold(for node: RenderNode) -> Bool {
    node.takeContainerSize()
    let container = node.containerUse.measured
    return !isIncomplete && (traits.map { $0 == LayoutTraits(node) } ?? true)
      && sizes.allSatisfy { $0.container == container && node.sizeThatFits($0.proposal) == $0.size }
      && guides.allSatisfy {
        $0.container == container && node.explicitAlignment($0.key, proposal: $0.proposal) == $0.value
      }
  }
}

/// The properties of a child that a stack reads besides its size.
@MainActor struct LayoutTraits: Equatable {
  private let priority: Double
  private let suppressesHorizontalSpacing: Bool
  private let suppressesVerticalSpacing: Bool
  private let widthLimits: LengthLimits?
  private let heightLimits: LengthLimits?
  private let isStretchableInWidth: Bool
  private let isStretchableInHeight: Bool

  init(_ node: RenderNode) {
    priority = node.layoutPriority
    suppressesHorizontalSpacing = node.suppressesSpacing(along: .horizontal)
    suppressesVerticalSpacing = node.suppressesSpacing(along: .vertical)
    widthLimits = node.lengthLimits(.horizontal)
    heightLimits = node.lengthLimits(.vertical)
    isStretchableInWidth = node.isStretchable(along: .horizontal)
    isStretchableInHeight = node.isStretchable(along: .vertical)
  }
}
