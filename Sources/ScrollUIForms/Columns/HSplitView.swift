import ScrollUI

/// Views side by side, with dividers that a pointer drags.
public struct HSplitView<Content: View> {
  private let content: Content

  /// Creates a split view of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension HSplitView: View {
  /// The views and their dividers. A view is not narrower than its minimum width.
  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views above each other, with dividers that a pointer drags.
public struct VSplitView<Content: View> {
  private let content: Content

  /// Creates a split view of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor extension VSplitView: View {
  /// The views and their dividers. A view is not lower than its minimum height.
  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// The panes of a split view, each but the last with a divider behind it.
private struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content

  /// The lengths that the user has set, by the index of the pane, in points.
  @State private var lengths: [Int: CGFloat] = [:]
  /// The lengths of all panes at the beginning of a drag; nil without a drag.
  @State private var start: [CGFloat]?
  @State private var shown = ShownLengths()
  @Environment(\.layoutDirection) private var direction

  /// The width of the area of a divider that takes drags, in points.
  private static var grip: CGFloat { 10 }

  var body: some View {
    Group(subviews: content) { panes in
      SplitLayout(axis: axis, lengths: lengths, shown: shown) {
        ForEach(panes) { $0.frame(maxWidth: .infinity, maxHeight: .infinity).clipped() }
        ForEach(1..<max(1, panes.count), id: \.self) { divider(before: $0) }
      }
    }
  }

  private func divider(before index: Int) -> some View {
    let isHorizontal = axis == .horizontal
    return Rectangle()
      .fill(.separator)
      .frame(width: isHorizontal ? 1 : nil, height: isHorizontal ? nil : 1)
      .frame(width: isHorizontal ? Self.grip : nil, height: isHorizontal ? nil : Self.grip)
      .contentShape(Rectangle())
      .pointerStyle(isHorizontal ? .columnResize : .rowResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let from = start ?? shown.values
            start = from
            guard from.indices.contains(index) else { return }
            let toTrailing = direction == .leftToRight ? drag.translation.width : -drag.translation.width
            let distance = isHorizontal ? toTrailing : drag.translation.height
            let both = from[index - 1] + from[index]
            let length = max(0, min(both, from[index - 1] + distance))
            lengths = Dictionary(uniqueKeysWithValues: from.enumerated().map { ($0.offset, $0.element) })
            lengths[index - 1] = length
            lengths[index] = both - length
          }
          .onEnded { _ in start = nil }
      )
  }
}

/// The lengths of panes in the last layout, in points. No body depends on them.
private final class ShownLengths: @unchecked Sendable {
  var values: [CGFloat] = []
}

/// Places panes after each other in the whole room, and the dividers over their borders.
private struct SplitLayout: Layout {
  let axis: Axis
  let lengths: [Int: CGFloat]
  let shown: ShownLengths

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let count = (subviews.count + 1) / 2
    let isHorizontal = axis == .horizontal
    let room = isHorizontal ? bounds.width : bounds.height
    let widths = Self.lengths(of: subviews.prefix(count), lengths, isHorizontal, in: room)
    shown.values = widths
    var position = isHorizontal ? bounds.minX : bounds.minY
    for (index, width) in widths.enumerated() {
      let origin = isHorizontal ? CGPoint(x: position, y: bounds.minY) : CGPoint(x: bounds.minX, y: position)
      let size =
        isHorizontal
        ? ProposedViewSize(width: width, height: bounds.height) : ProposedViewSize(width: bounds.width, height: width)
      subviews[index].place(at: origin, proposal: size)
      position += width
      guard index + 1 < count else { break }
      let middle = isHorizontal ? CGPoint(x: position, y: bounds.midY) : CGPoint(x: bounds.midX, y: position)
      subviews[count + index].place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }

  /// The lengths of panes that fill `room`: those that the user has set, in proportion, or equal shares, but not less than the minimum of a pane.
  private static func lengths(
    of panes: some Collection<LayoutSubview>, _ wanted: [Int: CGFloat], _ isHorizontal: Bool, in room: CGFloat
  ) -> [CGFloat] {
    let minimums = panes.map { pane in
      let least = pane.sizeThatFits(.zero)
      return isHorizontal ? least.width : least.height
    }
    let set = minimums.indices.map { max(minimums[$0], wanted[$0] ?? 0) }
    let sum = wanted.isEmpty ? 0 : set.reduce(0, +)
    var columns = minimums.map { TableWidths.Column(minimum: $0, maximum: .infinity, wanted: nil) }
    guard sum > 0 else { return TableWidths.widths(of: columns, in: room) }
    // The last pane takes the rest.
    for index in columns.indices.dropLast() { columns[index].wanted = set[index] * room / sum }
    return TableWidths.widths(of: columns, in: room)
  }
}
