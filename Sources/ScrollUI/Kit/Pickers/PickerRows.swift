import Engine

/// A picker that shows all options below each other as radio buttons.
struct InlinePicker<Label: View, Content: View>: View {
  let value: PickerValue
  let label: Label
  let content: Content

  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if labels != .hidden { label.foregroundStyle(.secondary).accessibilityHidden(true) }
      Group(subviews: content) { options in
        VStack(alignment: .leading, spacing: 6) {
          ForEach(options) { option in
            RadioRow(option: option, isSelected: value.isSelected(option), isFocused: isFocused) {
              value.select(option)
            }
          }
        }
        .invisibleLabel(label)
        .semantics(.group)
        .modifier(
          FocusTargetModifier(
            isEnabled: isEnabled, focusChanged: { isFocused = $0 }, key: { value.handle($0, $1, options, direction) },
            usesArrowKeys: true))
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
  }
}

private struct RadioRow: View {
  let option: Subview
  let isSelected: Bool
  let isFocused: Bool
  let select: @MainActor () -> Void

  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.controlSize) private var size

  var body: some View {
    let side = ControlMetrics(size).height - 8
    HStack(spacing: 8) {
      Circle()
        .fill(isSelected ? AnyShapeStyle(.tintedFill) : AnyShapeStyle(Color.gray.opacity(fill)))
        .overlay { Circle().fill(.black).opacity(isSelected && isHovered ? 0.12 : 0) }
        .overlay { Circle().strokeBorder(Color.controlEdge, lineWidth: 1).opacity(isSelected ? 0 : 1) }
        .overlay { Circle().fill(Color.white).padding(side * 0.31).scaleEffect(isSelected ? 1 : 0.01) }
        .frame(width: side, height: side)
        .focusRing(isFocused && isSelected, cornerRadius: side / 2)
        .animation(.snappy(duration: 0.2), value: isSelected)
      option
    }
    .contentShape(Rectangle())
    .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: select, role: .radioButton))
    .onHover { isHovered = $0 }
    .semantics(.radioButton) { [isSelected] in $0.states.insert(isSelected ? [.checkable, .checked] : .checkable) }
  }

  private var fill: Double { isPressed ? 0.38 : isHovered ? 0.2 : 0.1 }
}

/// The options of a picker as menu rows with checkmarks.
struct PickerRows<Content: View>: View {
  let value: PickerValue
  let content: Content

  var body: some View {
    Group(subviews: content) { options in
      ForEach(options) { option in
        let isSelected = value.isSelected(option)
        MenuRow(state: isSelected, isCurrent: isSelected, effect: .action { value.select(option) }) { option }
      }
    }
  }
}

/// A picker that shows the selected option on a button, and all options in a menu.
struct MenuPicker<Label: View, Content: View>: View {
  let value: PickerValue
  let label: Label
  let content: Content

  var body: some View {
    MenuAnchor(
      style: .picker, primaryAction: nil,
      label: Group(subviews: content) { options in options.first(where: value.isSelected) },
      content: PickerRows(value: value, content: content)
    )
    .invisibleLabel(label)
    .semantics(.popUpButton)
  }
}
