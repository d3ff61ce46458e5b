import Engine
import Semantics

/// A control that selects a number from a range.
///
/// The Tab key gives it the keyboard's focus. A pointer does not, so that keys such as Home still scroll after a drag. With the focus, arrow
/// keys change the value by a step, or by 1/100 of the range without a step; Page Up and Page Down by 1/10 of the range; Home and End select
/// the bounds.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let scale: SliderScale
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
}

nonisolated extension Slider {
  /// Creates a slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The selected number, clamped to `bounds` for display.
  ///   - bounds: The range of values; 0…1 by default.
  ///   - step: The distance between values, counted from the lower bound; the last step may be shorter. Nil is a continuous slider.
  ///   - label: The purpose of the slider, for accessibility. Not displayed.
  ///   - minimumValueLabel: Displayed before the track.
  ///   - maximumValueLabel: Displayed behind the track.
  ///   - onEditingChanged: Called with `true` when the knob is grabbed and with `false` when it is released or the slider
  ///     is removed. Not called for keys.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    scale = SliderScale(
      lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step.map { Double($0) })
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.onEditingChanged = onEditingChanged
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with values `step` apart, or a continuous slider without a step. `label` is not displayed.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without labels, with values `step` apart, or continuous without a step. `onEditingChanged` is called with `true` when the
  /// knob is grabbed, and with `false` when it is released.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider: View {
  /// The track between the two value labels; in a form after the label.
  public var body: some View { FormLabel(label: label) { _ in bar } }

  @MainActor @ViewBuilder private var bar: some View {
    let now = value.wrappedValue
    HStack(spacing: 10) {
      minimumValueLabel
      SliderTrack(value: value, scale: scale, onEditingChanged: onEditingChanged)
        .invisibleLabel(label)
        .semantics(.slider) { [value, scale] in scale.describe(now, of: value, in: &$0) }
      maximumValueLabel
    }
  }
}

/// The mapping between the values of a slider and its positions.
struct SliderScale: Equatable {
  let lower: Double
  let upper: Double
  /// The distance between values; `nil` for a continuous slider.
  let step: Double?

  nonisolated init(lower: Double, upper: Double, step: Double?) {
    self.lower = lower
    self.upper = upper
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The position of `value` within the range, 0…1; 0 for an empty range.
  func fraction(of value: Double) -> Double {
    guard upper > lower, value.isFinite else { return 0 }
    return max(0, min(1, (value - lower) / (upper - lower)))
  }

  /// The value at `fraction` of the range, rounded to a step. The last step may be shorter.
  func value(at fraction: Double) -> Double {
    let value = lower + max(0, min(1, fraction)) * (upper - lower)
    guard let step, value < upper else { return max(lower, min(upper, value)) }
    return min(upper, lower + ((value - lower) / step).rounded() * step)
  }

  /// The change by an arrow key: a step, or 1/100 of the range, as in browsers and Qt.
  var increment: Double { step ?? (upper - lower) / 100 }

  /// The change by Page Up and Page Down: 1/10 of the range, rounded to whole steps, at least one step.
  var pageIncrement: Double {
    let tenth = (upper - lower) / 10
    guard let step else { return tenth }
    return max(step, (tenth / step).rounded() * step)
  }

  /// Sets the number, the spoken value and the actions of a slider.
  @MainActor func describe(
    _ present: Double, of value: Binding<Double>, in properties: inout SemanticProperties
  ) {
    let (scale, now) = (self, max(lower, min(upper, present.isFinite ? present : lower)))
    properties.range = SemanticRange(
      current: now, minimum: lower, maximum: upper, step: step ?? 0, isSettable: true)
    properties.value = {
      scale.step == nil ? SemanticRange.percent(scale.fraction(of: now)) : SemanticRange.text(of: now)
    }
    properties.setNumber = { value.wrappedValue = max(scale.lower, min(scale.upper, $0)) }
    properties.actions.append((.increment, { value.wrappedValue = scale.value(now, movedBy: scale.increment) }))
    properties.actions.append((.decrement, { value.wrappedValue = scale.value(now, movedBy: -scale.increment) }))
  }

  /// `value` changed by `distance`, clamped to the range.
  func value(_ value: Double, movedBy distance: Double) -> Double { max(lower, min(upper, value + distance)) }
}

/// The track and the knob of a slider, with its drag gesture and keys.
private struct SliderTrack: View {
  let value: Binding<Double>
  let scale: SliderScale
  let onEditingChanged: (Bool) -> Void

  @State private var isHovered = false
  @State private var showsFocus = false
  @State private var isEditing = false
  /// The pointer's position within the knob at the start of the drag, in points; `nil` while no drag is active.
  @State private var grip: CGFloat?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sliderTrack) private var track

  private static let trackHeight: CGFloat = 4

  var body: some View {
    let side = ControlMetrics(size).height - 4
    GeometryReader { proxy in
      let room = max(1, proxy.size.width - side)
      let position = room * scale.fraction(of: value.wrappedValue)
      ZStack(alignment: .leading) {
        bar(filledTo: position + side / 2)
        knob(side).offset(x: position)
      }
      .frame(width: proxy.size.width, height: side)
      .contentShape(Rectangle())
      .gesture(drag(room: room, side: side, knobAt: position))
    }
    .frame(height: side)
    .frame(minWidth: 60)
    .opacity(isEnabled ? 1 : 0.4)
    .onHover { isHovered = $0 && isEnabled }
    .modifier(
      FocusTargetModifier(
        isEnabled: isEnabled, focusChanged: { showsFocus = $0 }, key: handleKey, usesArrowKeys: true)
    )
    .onDisappear { endEditing() }
  }

  @ViewBuilder private func bar(filledTo width: CGFloat) -> some View {
    if let track {
      Capsule().fill(track)
        .overlay { Capsule().strokeBorder(Color.controlEdge, lineWidth: 1) }
        .frame(height: 2 * Self.trackHeight)
    } else {
      Capsule().fill(isHovered ? Color.hoveredControlEdge : .controlEdge).frame(height: Self.trackHeight)
      Capsule().fill(.tintedFill).frame(width: width, height: Self.trackHeight)
    }
  }

  private func knob(_ side: CGFloat) -> some View {
    Circle()
      .fill(isEditing ? Color(white: 0.93) : Color.white)
      .overlay(Circle().strokeBorder(isHovered ? Color.hoveredControlEdge : .controlEdge, lineWidth: 1))
      .frame(width: side, height: side)
      .shadow(color: .black.opacity(isHovered || isEditing ? 0.32 : 0.24), radius: 2, y: 0.5)
      .focusRing(showsFocus, cornerRadius: side / 2)
  }

  /// The drag gesture of the knob. A press beside the knob centers it on the pointer; a press on the knob does not move
  /// it. In a scroll view, a touch must move along the slider, or tap.
  private func drag(room: CGFloat, side: CGFloat, knobAt position: CGFloat) -> some Gesture<DragGesture.Value> {
    var base = DragGesture(minimumDistance: 0)
    base.axis = .horizontal
    // Gestures measure from the left, the track from its leading edge.
    let along = { (x: CGFloat) in direction == .rightToLeft ? room + side - x : x }
    let follow = { (drag: DragGesture.Value) in
      if grip == nil {
        let inKnob = along(drag.startLocation.x) - position
        grip = inKnob >= 0 && inKnob <= side ? inKnob : side / 2
        isEditing = true
        onEditingChanged(true)
      }
      set(scale.value(at: Double((along(drag.location.x) - (grip ?? side / 2)) / room)))
    }
    return CallbackGesture(base: base, changed: follow, ended: follow, finished: { _ in endEditing() })
  }

  /// Ends an interaction and reports it, exactly once for each time that the knob was grabbed: on release or when the
  /// slider is removed.
  private func endEditing() {
    grip = nil
    guard isEditing else { return }
    isEditing = false
    onEditingChanged(false)
  }

  private func set(_ new: Double) {
    if new != value.wrappedValue { value.wrappedValue = new }
  }

  private func handleKey(_ key: KeyStroke, _ phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty, let target = target(of: key) else { return false }
    guard phase != .up else { return true }
    set(target)
    return true
  }

  private func target(of key: KeyStroke) -> Double? {
    switch key.key.inReadingDirection(direction) {
    case .rightArrow, .upArrow: scale.value(value.wrappedValue, movedBy: scale.increment)
    case .leftArrow, .downArrow: scale.value(value.wrappedValue, movedBy: -scale.increment)
    case .pageUp: scale.value(value.wrappedValue, movedBy: scale.pageIncrement)
    case .pageDown: scale.value(value.wrappedValue, movedBy: -scale.pageIncrement)
    case .home: scale.lower
    case .end: scale.upper
    default: nil
    }
  }
}

extension EnvironmentValues {
  /// The style of the track of each `Slider`, such as the colors that it selects from; `nil` for a line that `tintedFill` fills up to the knob.
  @Entry package var sliderTrack: AnyShapeStyle?
}
