import Engine

/// A picker that shows all options beside each other in a segmented control.
struct SegmentedPicker<Label: View, Content: View>: View {
  let value: PickerValue
  let label: Label
  let content: Content

  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.controlSize) private var size

  var body: some View {
    let metrics = ControlMetrics(size)
    Group(subviews: content) { options in
      PickerSegments(value: value, options: options, metrics: metrics)
        .focusRing(isFocused, cornerRadius: metrics.cornerRadius)
        .opacity(isEnabled ? 1 : 0.4)
        .invisibleLabel(label)
        .semantics(.group)
        .modifier(
          FocusTargetModifier(
            isEnabled: isEnabled, focusChanged: { isFocused = $0 }, key: { value.handle($0, $1, options, direction) },
            usesArrowKeys: true))
    }
    .font(metrics.font)
    .lineLimit(1)
    .modifier(ControlPartModifier())
  }
}

private struct PickerSegments: View {
  let value: PickerValue
  let options: SubviewsCollection
  let metrics: ControlMetrics

  private static let inset: CGFloat = 2

  var body: some View {
    let selected = options.firstIndex(where: value.isSelected)
    SegmentLayout(selected: selected, padding: metrics.horizontalPadding - 2) {
      SelectedSegment(cornerRadius: max(0, metrics.cornerRadius - Self.inset)).opacity(selected == nil ? 0 : 1)
      ForEach(options) { option in
        PickerSegment(option: option, isSelected: value.isSelected(option), metrics: metrics) { value.select(option) }
      }
    }
    .animation(.snappy(duration: 0.25), value: selected)
    .padding(Self.inset)
    .background(ControlFill(), in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
  }
}

/// The raised background of the selected option.
private struct SelectedSegment: View {
  let cornerRadius: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    RoundedRectangle(cornerRadius: cornerRadius)
      .fill(scheme == .dark ? Color(white: 0.36) : Color.white)
      .overlay { RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(Color.controlEdge, lineWidth: 1) }
      .shadow(color: .black.opacity(0.16), radius: 1.5, y: 0.5)
  }
}

private struct PickerSegment: View {
  let option: Subview
  let isSelected: Bool
  let metrics: ControlMetrics
  let select: @MainActor () -> Void

  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    option
      .padding(.horizontal, SegmentWidths.leastPadding)
      .frame(maxWidth: .infinity, minHeight: metrics.height)
      .background(
        HoverFill(isHovered: isHovered && isEnabled && !isSelected, isPressed: isPressed && isEnabled),
        in: RoundedRectangle(cornerRadius: max(0, metrics.cornerRadius - 2))
      )
      .contentShape(Rectangle())
      .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: select, role: .radioButton))
      .onHover { isHovered = $0 }
      .semantics(.radioButton) { [isSelected] in $0.states.insert(isSelected ? [.checkable, .checked] : .checkable) }
  }
}

/// The distribution of a width among segments.
package struct SegmentWidths {
  /// The minimum distance of a label from the edges of its segment, in points.
  static let leastPadding: CGFloat = 4

  /// Equal widths if every label fits; otherwise each label gets its own width and an equal share of the remainder. If
  /// there is no remainder, all widths are reduced in proportion.
  ///
  /// - Parameter least: The widths of the labels with their minimum padding, in points.
  package static func widths(_ least: [CGFloat], in room: CGFloat) -> [CGFloat] {
    let count = CGFloat(least.count)
    let (sum, widest) = (least.reduce(0, +), least.max() ?? 0)
    guard widest > room / count else { return least.map { _ in room / count } }
    guard sum <= room else { return least.map { $0 * room / sum } }
    return least.map { $0 + (room - sum) / count }
  }
}

/// A row of segments, equally wide if every label fits. Subview 0 is the highlight behind the segment with index
/// `selected`.
private struct SegmentLayout: Layout {
  let selected: Int?
  /// The preferred distance of labels from the edges of their segments, in points.
  let padding: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let segments = subviews.dropFirst()
    let ideals = segments.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
    let widest = (ideals.map(\.width).max() ?? 0) + 2 * (padding - SegmentWidths.leastPadding)
    let ideal = widest * CGFloat(segments.count)
    let width = proposal.width ?? ideal
    return CGSize(width: width.isFinite ? width : ideal, height: ideals.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let segments = subviews.dropFirst()
    let least = segments.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width }
    var x = bounds.minX
    for (index, width) in SegmentWidths.widths(least, in: bounds.width).enumerated() {
      let proposal = ProposedViewSize(width: width, height: bounds.height)
      if index == selected ?? 0 { subviews[0].place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal) }
      subviews[index + 1].place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += width
    }
  }
}
