import Engine

/// The default button style: `BorderedButtonStyle` for a label that is a `Text` or a `Label`, and `BorderlessButtonStyle` for labels of other
/// views, such as images and stacks. In rows of lists and forms no label has a box.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `buttonStyle(.automatic)` names.
  nonisolated public init() {}

  /// Makes the button of `BorderedButtonStyle` or of `BorderlessButtonStyle`.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.hasPlainLabel {
      BorderedButtonStyle().makeBody(configuration: configuration)
    } else {
      BorderlessButtonStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that draws the label in the accent color in a translucent gray rounded box. The destructive role makes the
/// label red.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `buttonStyle(.bordered)` names.
  nonisolated public init() {}

  /// Makes a button in a gray box. Padding and font follow `controlSize(_:)` and the corners
  /// `buttonBorderShape(_:)`.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(BoxedButtonLabel(state: state, isProminent: false))
    }
  }
}

/// A style that draws a white label in a box filled with the accent color (red for the destructive role), for the main
/// action of a view.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `buttonStyle(.borderedProminent)` names.
  nonisolated public init() {}

  /// Makes a button in a filled box. Padding and font follow `controlSize(_:)` and the corners
  /// `buttonBorderShape(_:)`.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(BoxedButtonLabel(state: state, isProminent: true))
    }
  }
}

/// A style that draws the label in the accent color (red for the destructive role) without a box.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `buttonStyle(.borderless)` names.
  nonisolated public init() {}

  /// Makes a button with a faint surface around the label under the mouse and while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(
        state.label
          .defaultForegroundStyle(state.role == .destructive ? .destructiveText : ControlTint(.text))
          .hoverSurface(state)
          .focusRing(state.isFocused, cornerRadius: 4))
    }
  }
}

/// A style that draws the label unchanged, in the foreground style of its surroundings.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style that `buttonStyle(.plain)` names.
  nonisolated public init() {}

  /// Makes a button with a label of 60 % opacity while it is pressed, and with a faint tint under the mouse.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(
        state.label
          .opacity(state.isPressed ? 0.6 : 1)
          .overlay {
            RoundedRectangle(cornerRadius: 4).fill(HoverFill(isHovered: state.isHovered)).allowsHitTesting(false)
          }
          .focusRing(state.isFocused, cornerRadius: 4))
    }
  }
}

/// The label of a bordered or prominent button in its box.
private struct BoxedButtonLabel: View {
  let state: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let metrics = ControlMetrics(size)
    state.label
      .buttonBox(
        state, metrics, font: isProminent ? metrics.font.weight(.medium) : metrics.font,
        cornerRadius: shape.radius(metrics),
        accent: state.role == .destructive ? .red : .accentColor, isFilled: isProminent,
        hasEdge: contrast == .increased)
  }
}

extension View {
  /// This view as the label of a button with a box, which is filled with `accent` or gray, and has an edge for increased contrast.
  func buttonBox(
    _ state: ButtonStyleConfiguration, _ metrics: ControlMetrics, font: Font? = nil, cornerRadius: CGFloat,
    accent: Color = .accentColor, isFilled: Bool, hasEdge: Bool
  ) -> some View {
    let fill =
      isFilled
      ? AnyShapeStyle(ControlTint(accent, .fill))
      : AnyShapeStyle(ControlFill(isHovered: state.isHovered, isPressed: state.isPressed))
    return defaultFont(font ?? metrics.font)
      .defaultForegroundStyle(isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(ControlTint(accent, .text)))
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .background {
        let box = RoundedRectangle(cornerRadius: cornerRadius)
        box.fill(fill)
        if hasEdge { box.strokeBorder(Color.controlEdge, lineWidth: 1) }
        // A darker surface keeps the contrast of the white label, unlike a translucent one.
        if isFilled { box.fill(.black).opacity(state.isPressed ? 0.24 : state.isHovered ? 0.12 : 0) }
      }
      .focusRing(state.isFocused, cornerRadius: cornerRadius)
      .modifier(ControlPartModifier())
  }

  /// Draws `HoverFill` around the label of a button without a box.
  func hoverSurface(_ state: ButtonStyleConfiguration) -> some View {
    background {
      RoundedRectangle(cornerRadius: 6)
        .fill(HoverFill(isHovered: state.isHovered, isPressed: state.isPressed))
        .padding(EdgeInsets(top: -3, leading: -6, bottom: -3, trailing: -6))
    }
  }
}

/// Marks the texts of a control, at which the separators of list rows do not begin.
struct ControlPartModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> ControlPartNode { ControlPartNode() }

  func updateNode(_ node: ControlPartNode, _ environment: EnvironmentValues) {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style: `bordered` for a `Text` or a `Label`, and without a box for other labels and in rows of lists and forms.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in the accent color in a gray box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label in a box filled with the accent color.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the accent color without a box.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The unchanged label, dimmed while it is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
