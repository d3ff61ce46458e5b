import Engine

/// How buttons look. Pressing works as with all buttons.
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
  /// Whether the mouse is over the button.
  let isHovered: Bool
  /// Whether the button has the keyboard's focus, and shall show it.
  let isFocused: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// How buttons look, and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of the button that it makes.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    private let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// A style whose type is hidden.
struct AnyButtonStyle {
  let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
  /// Whether nobody has asked for a style.
  private(set) var isDefault = false

  /// The style where nobody asks for one.
  static var standard: AnyButtonStyle {
    var style = AnyButtonStyle(primitive: DefaultButtonStyle())
    style.isDefault = true
    return style
  }

  nonisolated init<Style: ButtonStyle>(_ style: Style) {
    let style = UncheckedTransfer(style)
    makeBody = { configuration in
      AnyView(
        PressableButton(configuration: configuration, showsState: false) {
          AnyView(style.value.makeBody(configuration: $0))
        })
    }
  }

  nonisolated init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    let style = UncheckedTransfer(style)
    makeBody = { AnyView(style.value.makeBody(configuration: $0)) }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .standard }
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

  /// How buttons in this view look, and what presses them.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(primitive: style))
  }
}
