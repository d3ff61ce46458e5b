import Engine

/// A control with a minus and a plus button that changes a value step by step. Both repeat while they are held down;
/// the arrow keys work while it has the focus.
public struct Stepper<Label: View> {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper that runs actions.
  ///
  /// - Parameters:
  ///   - label: Displayed before the buttons.
  ///   - onIncrement: Called by plus, Up and Right; `nil` disables plus.
  ///   - onDecrement: Called by minus, Down and Left; `nil` disables minus.
  ///   - onEditingChanged: Called with `true` before and with `false` after each action of a button. Not called for keys.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper that moves `value` by `step`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range of values; `nil` for a value without bounds. The last step may be shorter; at a bound the button in that direction is
  ///     disabled.
  ///   - step: The distance of a value from the next.
  ///   - label: Displayed before the buttons.
  ///   - onEditingChanged: Called with `true` before and with `false` after each action of a button. Not called for keys.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func moved(by step: V.Stride) -> () -> Void {
      {
        guard let bounds else { return value.wrappedValue = value.wrappedValue.advanced(by: step) }
        // The comparison precedes the addition, whose result may not be representable in the value's type.
        let now = max(bounds.lowerBound, min(bounds.upperBound, value.wrappedValue))
        let end = step < 0 ? bounds.lowerBound : bounds.upperBound
        let room = now.distance(to: end)
        value.wrappedValue = (step < 0 ? room >= step : room <= step) ? end : now.advanced(by: step)
      }
    }
    self.init(
      label: label, onIncrement: bounds.map { now < $0.upperBound } ?? true ? moved(by: step) : nil,
      onDecrement: bounds.map { now > $0.lowerBound } ?? true ? moved(by: -step) : nil,
      onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with a localized label that runs actions; a `nil` action disables its button.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized label that moves `value` by `step` within `bounds`, or without bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label that is not localized that moves `value` by `step` within `bounds`, or without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View {
  /// The label at the leading edge and the buttons at the trailing edge.
  public var body: some View {
    StepperRow(label: label) {
      StepperButtons(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    .semantics(.stepper) { [onIncrement, onDecrement] in
      if let onIncrement { $0.actions.append((.increment, { onIncrement() })) }
      if let onDecrement { $0.actions.append((.decrement, { onDecrement() })) }
    }
  }
}

/// The buttons of a stepper after its label; without a displayed label for `labelsHidden()`.
private struct StepperRow<Label: View, Buttons: View>: View {
  let label: Label
  @ViewBuilder let buttons: Buttons
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels == .hidden {
      buttons.invisibleLabel(label)
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        buttons
      }
    }
  }
}

/// The minus and plus buttons in a common box.
private struct StepperButtons: View {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let metrics = ControlMetrics(size)
    HStack(spacing: 0) {
      half(false, onDecrement)
      Divider().frame(height: metrics.height - 10)
      half(true, onIncrement)
    }
    .background(ControlFill(), in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
    .focusRing(isFocused, cornerRadius: metrics.cornerRadius)
    .modifier(
      FocusTargetModifier(isEnabled: isEnabled, focusChanged: { isFocused = $0 }, key: handle, usesArrowKeys: true))
  }

  private func half(_ isPlus: Bool, _ action: (() -> Void)?) -> some View {
    StepperHalf(isPlus: isPlus) {
      onEditingChanged(true)
      action?()
      onEditingChanged(false)
    }
    .disabled(action == nil)
  }

  private func handle(_ key: KeyStroke, _ phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let action: (() -> Void)?
    switch key.key.inReadingDirection(direction) {
    case .upArrow, .rightArrow: action = onIncrement
    case .downArrow, .leftArrow: action = onDecrement
    default: return false
    }
    if phase != .up { action?() }
    return true
  }
}

private struct StepperHalf: View {
  let isPlus: Bool
  let action: @MainActor () -> Void

  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  var body: some View {
    let metrics = ControlMetrics(size)
    ZStack {
      Capsule().frame(width: 11, height: 1.5)
      if isPlus { Capsule().frame(width: 1.5, height: 11) }
    }
    .foregroundStyle(Color.primary.opacity(isEnabled ? 1 : 0.4))
    .frame(width: metrics.height + 8, height: metrics.height)
    .background(
      Color.gray.opacity(isEnabled ? (isPressed ? 0.3 : isHovered ? 0.16 : 0) : 0),
      in: RoundedRectangle(cornerRadius: metrics.cornerRadius)
    )
    .modifier(ControlPressModifier(repeats: true, pressChanged: { isPressed = $0 }, action: action))
    .onHover { isHovered = $0 }
  }
}
