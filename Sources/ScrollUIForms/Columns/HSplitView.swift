import ScrollUI

/// Views side by side, with dividers that a pointer drags.
public struct HSplitView<Content: View> {
  private let content: Content

  /// Creates a split view of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension HSplitView: View {
  /// The views and their dividers. A view keeps its least and its greatest width, except that the last view fills the rest.
  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views above each other, with dividers that a pointer drags.
public struct VSplitView<Content: View> {
  private let content: Content

  /// Creates a split view of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension VSplitView: View {
  /// The views and their dividers. A view keeps its least and its greatest height, except that the last view fills the rest.
  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// The panes of a split view, each but the last with a divider behind it.
private struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content

  /// The lengths that the user has set, by the identity of the pane, in points.
  @State private var lengths: [AnyHashable: CGFloat] = [:]
  @State private var shown = ShownPanes()

  var body: some View {
    Group(subviews: content) { panes in
      let ids = panes.map { AnyHashable($0.id) }
      SplitLayout(axis: axis, lengths: ids.map { lengths[$0] }, shown: shown) {
        ForEach(panes) { $0 }
        ForEach(1..<max(1, panes.count), id: \.self) { divider(before: $0, ids) }
      }
    }
  }

  private func divider(before index: Int, _ ids: [AnyHashable]) -> some View {
    Splitter(axis: axis, length: { [shown] in shown.lengths[index - 1] }, resize: { resize(index - 1, to: $0, ids) })
  }

  /// Sets the length of the pane `index` within its limits and those of the pane behind it, which takes the difference.
  private func resize(_ index: Int, to length: CGFloat, _ ids: [AnyHashable]) {
    var new = shown.lengths
    guard new.count == ids.count, new.count == shown.limits.count else { return }
    let (before, after) = (shown.limits[index], shown.limits[index + 1])
    let both = new[index] + new[index + 1]
    let least = max(before.lowerBound, both - after.upperBound)
    let most = min(before.upperBound, both - after.lowerBound)
    guard least <= most else { return }
    new[index] = max(least, min(most, length))
    new[index + 1] = both - new[index]
    lengths = SplitLengths.adding(new, of: ids, to: lengths)
  }
}

/// The panes in the last layout. No body depends on them.
private final class ShownPanes: @unchecked Sendable {
  /// The lengths, in points.
  var lengths: [CGFloat] = []
  /// The least and the greatest lengths, in points.
  var limits: [ClosedRange<CGFloat>] = []
}

/// Places panes after each other in the whole room, and the dividers over their borders.
private struct SplitLayout: Layout {
  let axis: Axis
  /// The lengths that the user has set, in points; nil for a share.
  let lengths: [CGFloat?]
  let shown: ShownPanes

  private var isHorizontal: Bool { axis == .horizontal }

  private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private func breadth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func panes(_ subviews: Subviews) -> Subviews { subviews[0..<(subviews.count + 1) / 2] }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    func needed(_ proposal: ProposedViewSize) -> CGSize {
      let sizes = panes(subviews).map { $0.sizeThatFits(proposal) }
      let (sum, most) = (sizes.map(length).reduce(0, +), sizes.map(breadth).max() ?? 0)
      return isHorizontal ? CGSize(width: sum, height: most) : CGSize(width: most, height: sum)
    }
    let least = needed(.zero)
    let wanted = proposal.replacingUnspecifiedDimensions(by: needed(.unspecified))
    return CGSize(width: max(least.width, wanted.width), height: max(least.height, wanted.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panes = panes(subviews)
    let limits = panes.map { pane in
      let least = length(pane.sizeThatFits(.zero))
      return least...max(least, length(pane.sizeThatFits(.infinity)))
    }
    let room = length(bounds.size)
    let weights = limits.indices.map { index in
      (lengths.indices.contains(index) ? lengths[index] : nil) ?? room / CGFloat(limits.count)
    }
    let own = SplitLengths.lengths(weights, within: limits, in: room)
    (shown.lengths, shown.limits) = (own, limits)
    var position = isHorizontal ? bounds.minX : bounds.minY
    for (index, length) in own.enumerated() {
      place(panes[index], at: position + length / 2, in: bounds, length: length)
      position += length
      if index + 1 < own.count { place(subviews[own.count + index], at: position, in: bounds, length: room) }
    }
  }

  private func place(_ subview: LayoutSubview, at middle: CGFloat, in bounds: CGRect, length: CGFloat) {
    let size = isHorizontal ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
    subview.place(
      at: isHorizontal ? CGPoint(x: middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: middle), anchor: .center,
      proposal: ProposedViewSize(size))
  }
}

/// The distribution of a length among the panes of a split view, in points.
package enum SplitLengths {
  /// The number of lengths that are kept for panes that have left.
  package static let maximumGone = 16

  /// `known` with the lengths `new` of the panes `ids`. A pane that is gone may return with its length: the lengths of such panes are
  /// removed when there are more than `maximumGone`.
  package static func adding(
    _ new: [CGFloat], of ids: [AnyHashable], to known: [AnyHashable: CGFloat]
  ) -> [AnyHashable: CGFloat] {
    let present = Dictionary(zip(ids, new)) { first, _ in first }
    let all = known.merging(present) { $1 }
    return all.count > present.count + maximumGone ? present : all
  }

  /// Lengths in proportion to `weights` that fill `room` within `limits`. The last pane takes a rest that no pane may take.
  static func lengths(
    _ weights: [CGFloat], within limits: [ClosedRange<CGFloat>], in room: CGFloat
  ) -> [CGFloat] {
    var lengths = limits.map(\.lowerBound)
    var open = Array(limits.indices)
    var rest = room
    while !open.isEmpty {
      let sum = open.reduce(0) { $0 + weights[$1] }
      let shares = open.map { sum > 0 ? max(0, rest) * weights[$0] / sum : max(0, rest) / CGFloat(open.count) }
      for (index, share) in zip(open, shares) {
        lengths[index] = max(limits[index].lowerBound, min(limits[index].upperBound, share))
      }
      // Panes at their least length take room from the rest, and panes at their greatest length leave room, so a pass fixes a single kind.
      let grown = zip(open, shares).filter { lengths[$0] > $1 }.map(\.0)
      let fixed = grown.isEmpty ? zip(open, shares).filter { lengths[$0] < $1 }.map(\.0) : grown
      if fixed.isEmpty { break }
      rest -= fixed.reduce(0) { $0 + lengths[$1] }
      open.removeAll { fixed.contains($0) }
    }
    if let last = lengths.indices.last { lengths[last] += max(0, room - lengths.reduce(0, +)) }
    return lengths
  }
}
