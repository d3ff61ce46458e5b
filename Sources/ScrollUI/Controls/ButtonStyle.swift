import Engine

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the button it draws.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the person is pressing the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// The standard look: a soft rounded box around the label.
public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color.gray.opacity(configuration.isPressed ? 0.36 : 0.18), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A filled box that asks to be pressed.
public struct BorderedProminentButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline)
      .foregroundStyle(Color.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(
        (configuration.role == .destructive ? Color.red : Color.accentColor).opacity(configuration.isPressed ? 0.7 : 1),
        in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .opacity(configuration.isPressed ? 0.4 : 1)
  }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style whose type is hidden.
struct AnyButtonStyle {
  let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    let style = UncheckedTransfer(style)
    makeBody = { AnyView(style.value.makeBody(configuration: $0)) }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(BorderedButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How buttons in this view look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
