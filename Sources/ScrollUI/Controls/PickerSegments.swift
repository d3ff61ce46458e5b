import Engine

/// A picker whose options stand beside each other.
struct SegmentedPicker<Content: View>: View {
  let value: PickerValue
  let content: Content

  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  var body: some View {
    let metrics = ControlMetrics(size)
    Group(subviews: content) { options in
      PickerSegments(value: value, options: options, metrics: metrics)
        .focusRing(isFocused, cornerRadius: metrics.cornerRadius)
        .opacity(isEnabled ? 1 : 0.4)
        .modifier(
          FocusTargetModifier(
            isEnabled: isEnabled, focusChanged: { isFocused = $0 }, key: { value.handle($0, $1, options) }))
    }
    .font(metrics.font)
    .lineLimit(1)
  }
}

private struct PickerSegments: View {
  let value: PickerValue
  let options: SubviewsCollection
  let metrics: ControlMetrics

  private static let inset: CGFloat = 2

  var body: some View {
    let selected = options.firstIndex(where: value.isSelected)
    SegmentLayout(selected: selected) {
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

/// The raised part behind the selected option.
private struct SelectedSegment: View {
  let cornerRadius: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    RoundedRectangle(cornerRadius: cornerRadius)
      .fill(scheme == .dark ? Color(white: 0.42) : Color.white)
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
      .padding(.horizontal, metrics.horizontalPadding - 2)
      .frame(maxWidth: .infinity, minHeight: metrics.height)
      .opacity(isPressed ? 0.5 : isHovered && isEnabled && !isSelected ? 0.75 : 1)
      .contentShape(Rectangle())
      .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: select))
      .onHover { isHovered = $0 }
  }
}

/// Segments of equal widths beside each other. The first view lies behind the one of number `selected`.
private struct SegmentLayout: Layout {
  let selected: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let segments = subviews.dropFirst()
    let ideals = segments.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
    let width = proposal.width ?? (ideals.map(\.width).max() ?? 0) * CGFloat(segments.count)
    let ideal = (ideals.map(\.width).max() ?? 0) * CGFloat(segments.count)
    return CGSize(width: width.isFinite ? width : ideal, height: ideals.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let count = subviews.count - 1
    guard count > 0 else { return }
    let size = CGSize(width: bounds.width / CGFloat(count), height: bounds.height)
    func place(_ subview: LayoutSubview, at index: Int) {
      subview.place(
        at: CGPoint(x: bounds.minX + size.width * CGFloat(index), y: bounds.minY), proposal: ProposedViewSize(size))
    }
    place(subviews[0], at: selected ?? 0)
    for index in 0..<count { place(subviews[index + 1], at: index) }
  }
}
