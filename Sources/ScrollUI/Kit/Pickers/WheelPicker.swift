import Engine
import Semantics

/// The lengths of a `WheelPicker`, in points.
enum WheelMetrics {
  static let rowHeight: CGFloat = 32
  static let cornerRadius: CGFloat = 8
  /// The number of rows in sight, an odd number.
  static let rowCount = 5

  static var height: CGFloat { rowHeight * CGFloat(rowCount) }

  /// The space before the first and after the last row, with which they reach the middle.
  static var margin: CGFloat { (height - rowHeight) / 2 }
}

/// A picker that shows the options in a `ScrollView`, which rests with the selected option in its middle.
///
/// The selection changes when the `ScrollView` rests after a movement of the user. A `LazyVStack` builds the rows in sight.
struct WheelPicker<Label: View, Content: View>: View {
  let value: PickerValue
  let label: Label
  let content: Content

  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlSurroundings) private var surroundings

  var body: some View {
    HStack(spacing: 8) {
      if labels != .hidden, surroundings.isRow || surroundings == .columns { label.accessibilityHidden(true) }
      Group(subviews: content) { options in
        PickerWheel(value: value, label: label, options: options)
      }
      .lineLimit(1)
    }
  }
}

/// The `ScrollView` with a band around its middle `WheelRow`, as a single control.
private struct PickerWheel<Label: View>: View {
  let value: PickerValue
  let label: Label
  let options: SubviewsCollection

  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let selected = options.firstIndex(where: value.isSelected)
    column
      .modifier(WheelPosition(value: value, options: options, selected: selected.map { options[$0].id }))
      // Modifiers for scroll views around the picker are not meant for the column.
      .environment(\.scrollScopes, [])
      .environment(\.scrollAnchors, ScrollAnchors())
      .environment(\.barMinimizers, [])
      .environment(\.pullAction, nil)
      .frame(height: WheelMetrics.height)
      .background { band }
      .opacity(isEnabled ? 1 : 0.4)
      .accessibilityHidden(true)
      .invisibleLabel(label)
      .semantics(.stepper) { describe(selected, in: &$0) }
      .modifier(
        FocusTargetModifier(
          isEnabled: isEnabled, focusChanged: { isFocused = $0 }, key: handle, usesArrowKeys: true))
  }

  private var column: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(options) { option in
          WheelRow(option: option, isSelected: value.isSelected(option)) { value.select(option) }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, WheelMetrics.margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: .center))
    // Keys change the selection, and the middle button would stop between rows.
    .scrollInputBehavior(.disabled, for: .keyboard)
    .scrollInputBehavior(.disabled, for: .middleClick)
    .scrollDisabled(!isEnabled)
  }

  private var band: some View {
    RoundedRectangle(cornerRadius: WheelMetrics.cornerRadius)
      .fill(ControlFill())
      .frame(height: WheelMetrics.rowHeight)
      .focusRing(isFocused, cornerRadius: WheelMetrics.cornerRadius)
  }

  /// Sets the text of the selected option, its index as the number, and the actions of the control.
  private func describe(_ selected: Int?, in properties: inout SemanticProperties) {
    let (value, options) = (value, options)
    guard let last = options.indices.last else { return }
    properties.value = { selected.map { options[$0].node.semanticLabel } ?? "" }
    properties.range = SemanticRange(
      current: Double(selected ?? 0), minimum: 0, maximum: Double(last), step: 1, isSettable: true)
    properties.setNumber = { value.select(options[Int(limited: $0.rounded(), to: 0...last)]) }
    properties.actions.append((.increment, { value.move(by: 1, in: options) }))
    properties.actions.append((.decrement, { value.move(by: -1, in: options) }))
  }

  /// Handles the keys of `PickerValue`, and Page Up and Page Down for `WheelMetrics.rowCount` rows. True if the key was consumed.
  private func handle(_ key: KeyStroke, _ phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty, key.key == .pageUp || key.key == .pageDown else {
      return value.handle(key, phase, options, direction)
    }
    let steps = key.key == .pageUp ? -WheelMetrics.rowCount : WheelMetrics.rowCount
    if phase != .up { value.move(by: steps, in: options) }
    return true
  }
}

/// Scrolls to the row `selected`, and selects the `WheelRow` at which a movement of the user ends in `ScrollPhase.idle`.
private struct WheelPosition: ViewModifier {
  let value: PickerValue
  let options: SubviewsCollection
  let selected: Subview.ID?

  /// The row in the middle, also during a movement.
  @State private var row: Subview.ID?
  /// True from `ScrollPhase.interacting` to `ScrollPhase.idle`. A press of a `WheelRow` is no movement.
  @State private var isMovedByUser = false

  init(value: PickerValue, options: SubviewsCollection, selected: Subview.ID?) {
    self.value = value
    self.options = options
    self.selected = selected
    _row = State(initialValue: selected)
  }

  func body(content: Content) -> some View {
    content
      .scrollPosition(id: $row, anchor: .center)
      .onScrollPhaseChange { _, phase, context in
        if phase == .interacting { isMovedByUser = true }
        if phase == .idle, isMovedByUser { selectRow(at: context.geometry) }
      }
      // Also at first: a row of a list that is built again has its former state.
      .onChange(of: selected, initial: true) { old, new in
        guard row != new else { return }
        withAnimation(old == new ? nil : .snappy(duration: 0.25)) { row = new }
      }
  }

  private func selectRow(at geometry: ScrollGeometry) {
    isMovedByUser = false
    guard let last = options.indices.last else { return }
    let distance = geometry.contentOffset.y + geometry.contentInsets.top
    value.select(options[Int(limited: Double((distance / WheelMetrics.rowHeight).rounded()), to: 0...last)])
  }
}

/// An option that gets smaller and fainter with its distance from the middle. A click selects it.
private struct WheelRow: View {
  let option: Subview
  let isSelected: Bool
  let select: @MainActor () -> Void

  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    option
      .frame(maxWidth: .infinity)
      .frame(height: WheelMetrics.rowHeight)
      .background(
        HoverFill(isHovered: isHovered && isEnabled && !isSelected, isPressed: isPressed && isEnabled),
        in: RoundedRectangle(cornerRadius: WheelMetrics.cornerRadius)
      )
      .contentShape(Rectangle())
      .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: select))
      .onHover { isHovered = $0 }
      .visualEffect { content, proxy in
        let middle = (proxy.bounds(of: .scrollView)?.height ?? 0) / 2
        let rows = min(abs(proxy.frame(in: .scrollView).midY - middle) / WheelMetrics.rowHeight, 2.5)
        return content.scaleEffect(x: 1 - 0.05 * rows, y: 1 - 0.08 * rows).opacity(1 - 0.28 * rows)
      }
  }
}
