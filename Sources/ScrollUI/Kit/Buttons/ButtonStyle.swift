import Engine

/// A custom appearance for buttons. The framework keeps the standard interaction: mouse, touch, Space and Return,
/// keyboard shortcuts.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The label, the role and the state of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the appearance of a button. Called again when the label or `isPressed` changes.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a button that a `ButtonStyle` draws.
public struct ButtonStyleConfiguration {
  /// The type-erased label of the button.
  public typealias Label = StyleContent<ButtonStyleConfiguration, StyleParts.Label>

  /// The button's role; nil without a role.
  public let role: ButtonRole?
  /// The button's label, a view that `makeBody(configuration:)` places.
  public let label: Label
  /// True while the button is pressed and the pointer is over it. In a scroll view a touch shows after 0.1 s. Always
  /// false for a disabled button.
  public let isPressed: Bool
  /// True while the mouse is over the button. Tracked for built-in styles only.
  package let isHovered: Bool
  /// True if the button has the keyboard's focus and shows a focus ring.
  package let isFocused: Bool
}

/// A custom appearance and interaction for buttons: the style decides which input calls
/// `PrimitiveButtonStyleConfiguration.trigger()`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The label, the role and the action of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the button itself, including its input handling. Build on `Button(configuration)` to keep the standard
  /// interaction.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, the role and the action of a button that a `PrimitiveButtonStyle` makes.
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of the button.
  public typealias Label = StyleContent<PrimitiveButtonStyleConfiguration, StyleParts.Label>

  /// The button's role; nil without a role.
  public let role: ButtonRole?
  /// The button's label, a view that `makeBody(configuration:)` places.
  public let label: Label
  /// True for a label that is a `Text` or a `Label` without modifiers that change its type.
  var hasPlainLabel = true
  let action: @MainActor () -> Void

  /// Runs the button's action. Call it from the input handling of a `PrimitiveButtonStyle`.
  @MainActor public func trigger() { action() }
}

/// A type-erased `ButtonStyle` or `PrimitiveButtonStyle`.
struct AnyButtonStyle {
  private let style: AnyStyle<PrimitiveButtonStyleConfiguration>
  /// True for the default style. Navigation links, bars and rows then draw buttons without a box.
  private(set) var isDefault = false

  /// The value of the environment without a `buttonStyle(_:)` modifier: `DefaultButtonStyle`.
  static var standard: AnyButtonStyle { AnyButtonStyle(primitive: DefaultButtonStyle()) }

  nonisolated init<Style: ButtonStyle>(_ style: Style) {
    self.style = AnyStyle(style) { style, configuration in
      PressableButton(configuration: configuration, showsState: false) { AnyView(style.makeBody(configuration: $0)) }
    }
  }

  nonisolated init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    self.style = AnyStyle(style) { $0.makeBody(configuration: $1) }
    isDefault = style is DefaultButtonStyle
  }

  /// The style for buttons in `surroundings`: the default is a `RowButtonStyle` in rows.
  func resolved(in surroundings: ControlSurroundings) -> AnyButtonStyle {
    isDefault && surroundings.isRow ? AnyButtonStyle(primitive: RowButtonStyle()) : self
  }

  @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    style.makeBody(configuration)
  }
}

extension EnvironmentValues {
  @Entry var buttonStyle: AnyButtonStyle = .standard
}

nonisolated extension View {
  /// Sets the appearance of the buttons in this view. The interaction of the buttons is unchanged.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// Sets the appearance and the interaction of the buttons in this view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(primitive: style))
  }
}
