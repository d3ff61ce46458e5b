/// The style that fits where the button stands: bordered.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A soft rounded box around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(BoxedButtonLabel(state: state, isProminent: false))
    }
  }
}

/// A filled box that asks to be pressed.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(BoxedButtonLabel(state: state, isProminent: true))
    }
  }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(
        state.label
          .foregroundStyle(state.role == .destructive ? Color.red : Color.accentColor)
          .opacity(state.isPressed ? 0.4 : state.isHovered ? 0.75 : 1)
          .focusRing(state.isFocused, cornerRadius: 4))
    }
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(state.label.opacity(state.isPressed ? 0.6 : 1).focusRing(state.isFocused, cornerRadius: 4))
    }
  }
}

/// A label in the box of a bordered button.
private struct BoxedButtonLabel: View {
  let state: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let metrics = ControlMetrics(size)
    let box = RoundedRectangle(cornerRadius: shape.radius(metrics))
    state.label
      .font(metrics.font)
      .fontWeight(isProminent ? .medium : nil)
      .foregroundStyle(isProminent ? Color.white : accent)
      .lineLimit(1)
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .background(fill, in: box)
      .focusRing(state.isFocused, cornerRadius: shape.radius(metrics))
  }

  private var accent: Color { state.role == .destructive ? .red : .accentColor }

  private var fill: AnyShapeStyle {
    guard isProminent else { return AnyShapeStyle(ControlFill(isHovered: state.isHovered, isPressed: state.isPressed)) }
    return AnyShapeStyle(accent.opacity(state.isPressed ? 0.7 : state.isHovered ? 0.88 : 1))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
