import Semantics

/// The default toggle style: `SwitchToggleStyle`, and `ButtonToggleStyle` in the bars of a page.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style that `toggleStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes the toggle of `SwitchToggleStyle`, or of `ButtonToggleStyle` for an item of `toolbar(content:)`.
  public func makeBody(configuration: Configuration) -> some View { DefaultToggle(configuration: configuration) }
}

private struct DefaultToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSurroundings) private var surroundings

  var body: some View {
    if surroundings == .bar {
      ButtonToggleStyle().makeBody(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that draws the label at the leading edge and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  /// The color of a switch that is on; nil for the tint of the environment.
  private var tint: Color?

  /// Creates the style that `toggleStyle(.switch)` names, with `tint` as the color of a switch that is on.
  nonisolated public init(tint: Color? = nil) { self.tint = tint }

  /// Makes a label and a switch. The switch's height follows `controlSize(_:)`.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration: configuration) { state in
      ToggleRow(configuration: configuration, isLabelFirst: true) {
        SwitchFigure(isOn: configuration.isOn, state: state)
          .transformEnvironment(\.tint) { $0 = tint ?? $0 }
      }
    }
  }
}

/// A style that draws a box with a checkmark, then the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style that `toggleStyle(.checkbox)` names.
  nonisolated public init() {}

  /// Makes a checkbox and a label; the box's size follows `controlSize(_:)`.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration: configuration, role: .checkBox) { state in
      ToggleRow(configuration: configuration, isLabelFirst: false) {
        CheckboxFigure(isOn: configuration.isOn, state: state)
      }
    }
  }
}

/// A style that draws the label as a `bordered` button, filled with the accent color while `isOn` is true. In the bars of a page the button
/// has no box while the toggle is off.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style that `toggleStyle(.button)` names.
  nonisolated public init() {}

  /// Makes a button that keeps its filled box while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration: configuration) { state in
      ButtonFigure(configuration: configuration, state: state)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, equal to `switch` outside of bars.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox and a label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The figure of a toggle beside its label; without a displayed label for `labelsHidden()`.
private struct ToggleRow<Figure: View>: View {
  let configuration: ToggleStyleConfiguration
  /// True for a label at the leading edge and a figure at the trailing edge.
  let isLabelFirst: Bool
  @ViewBuilder let figure: Figure
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels == .hidden {
      figure.invisibleLabel(configuration.label)
    } else {
      HStack(spacing: 8) {
        if isLabelFirst {
          configuration.label
          Spacer(minLength: 0)
        }
        figure
        if !isLabelFirst { configuration.label }
      }
    }
  }
}

/// A button around the figure of a toggle. A press or the Space or Return key toggles the value.
private struct ToggleControl<Figure: View>: View {
  let configuration: ToggleStyleConfiguration
  /// The kind of the control for assistive technologies in place of `toggle`.
  var role: SemanticRole?
  @ViewBuilder let figure: (ButtonStyleConfiguration) -> Figure

  var body: some View {
    PressableButton(configuration: button, showsState: true, role: role) { state in
      AnyView(figure(state).animation(.snappy(duration: 0.22), value: configuration.isOn))
    }
  }

  private var button: PrimitiveButtonStyleConfiguration {
    let isOn = configuration.$isOn
    return PrimitiveButtonStyleConfiguration(role: nil, label: .init(AnyView(EmptyView()))) {
      isOn.wrappedValue.toggle()
    }
  }
}

private struct SwitchFigure: View {
  let isOn: Bool
  let state: ButtonStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.accessibilityDifferentiateWithoutColor) private var hasMark

  var body: some View {
    let height = ControlMetrics(size).height
    let knob = height - 4
    Capsule()
      .fill(isOn ? AnyShapeStyle(.tintedFill) : AnyShapeStyle(Color.gray.opacity(state.isHovered ? 0.46 : 0.3)))
      .overlay { Capsule().fill(.black).opacity(isOn && state.isHovered ? 0.12 : 0) }
      .overlay { Capsule().strokeBorder(Color.controlEdge, lineWidth: 1).opacity(isOn ? 0 : 1) }
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule()
          .fill(Color.white)
          .frame(width: knob + (state.isPressed ? 4 : 0), height: knob)
          .shadow(color: .black.opacity(0.22), radius: 1.5, y: 0.5)
          .padding(2)
      }
      .overlay(alignment: isOn ? .leading : .trailing) {
        if hasMark { SwitchMark(isOn: isOn, height: height) }
      }
      .frame(width: (height * 1.7).rounded(), height: height)
      .focusRing(state.isFocused, cornerRadius: height / 2)
  }
}

/// The sign of a switch beside its knob: a line if it is on, a circle if it is off.
private struct SwitchMark: View {
  let isOn: Bool
  let height: CGFloat

  var body: some View {
    let side = height * 0.36
    Group {
      if isOn {
        Capsule().fill(Color.white).frame(width: 2, height: side)
      } else {
        Circle().strokeBorder(Color.hoveredControlEdge, lineWidth: 1.5).frame(width: side, height: side)
      }
    }
    .frame(width: side, height: side)
    .padding(.horizontal, height * 0.24)
  }
}

private struct CheckboxFigure: View {
  let isOn: Bool
  let state: ButtonStyleConfiguration
  @Environment(\.controlSize) private var size

  var body: some View {
    let side = ControlMetrics(size).height - 6
    RoundedRectangle(cornerRadius: 4.5)
      .fill(isOn ? AnyShapeStyle(.tintedFill) : AnyShapeStyle(Color.gray.opacity(fill)))
      .overlay {
        let box = RoundedRectangle(cornerRadius: 4.5)
        box.fill(.black).opacity(isOn ? (state.isPressed ? 0.24 : state.isHovered ? 0.12 : 0) : 0)
        box.strokeBorder(Color.controlEdge, lineWidth: 1).opacity(isOn ? 0 : 1)
      }
      .overlay {
        Checkmark()
          .trim(from: 0, to: isOn ? 1 : 0)
          .stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .padding(side * 0.24)
          .environment(\.layoutDirection, .leftToRight)
      }
      .frame(width: side, height: side)
      .focusRing(state.isFocused, cornerRadius: 4.5)
  }

  private var fill: Double { state.isPressed ? 0.38 : state.isHovered ? 0.2 : 0.1 }
}

/// The checkmark of a checkbox, in the unit of the box's size.
private struct Checkmark: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.37, y: rect.minY + rect.height * 0.9))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.1))
    return path
  }
}

private struct ButtonFigure: View {
  let configuration: ToggleStyleConfiguration
  let state: ButtonStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var hasMark
  @Environment(\.controlSurroundings) private var surroundings

  var body: some View {
    let metrics = ControlMetrics(size)
    if surroundings == .bar {
      label(side: metrics.height * 0.4).barBox(state, isFilled: configuration.isOn)
    } else {
      label(side: metrics.height * 0.4)
        .buttonBox(
          state, metrics, cornerRadius: metrics.cornerRadius, isFilled: configuration.isOn,
          hasEdge: contrast == .increased)
    }
  }

  /// The label, with a checkmark if the color of the box is not enough.
  @ViewBuilder private func label(side: CGFloat) -> some View {
    if hasMark {
      HStack(spacing: 6) {
        Checkmark()
          .trim(from: 0, to: configuration.isOn ? 1 : 0)
          .stroke(.foreground, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: side, height: side)
          .environment(\.layoutDirection, .leftToRight)
        configuration.label
      }
    } else {
      configuration.label
    }
  }
}
