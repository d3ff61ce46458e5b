import Engine

/// The appearance of a text field. Only the built-in styles have an effect, since the drawing of a style is not public.
public protocol TextFieldStyle {}

/// The default style: the text without a border, and with a rounded border in a form with columns.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style that `textFieldStyle(.automatic)` names.
  nonisolated public init() {}
}

/// A style that draws the text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style that `textFieldStyle(.plain)` names.
  nonisolated public init() {}
}

/// A style that draws a field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style that `textFieldStyle(.roundedBorder)` names.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style: `plain`, and `roundedBorder` in a form with columns.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  /// True if text fields are drawn without a border; nil for the default, which has a border in forms with columns alone.
  @Entry var hasPlainTextFields: Bool?
}

nonisolated extension View {
  /// Sets the style of the text fields in this view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.hasPlainTextFields, style is DefaultTextFieldStyle ? nil : style is PlainTextFieldStyle)
  }
}

/// The padding, background and border around the text of a field.
struct TextFieldFrame<Content: View>: View {
  let isFocused: Bool
  @ViewBuilder let content: Content
  @Environment(\.hasPlainTextFields) private var hasPlainTextFields
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @State private var isHovered = false

  var body: some View {
    let isPlain = hasPlainTextFields ?? (surroundings != .columns)
    let showsFocus = isFocused && isFocusEffectEnabled
    // All styles share the same view structure, so that the caret is preserved when the style changes.
    let shape = RoundedRectangle(cornerRadius: 6)
    content
      .padding(.horizontal, isPlain ? 0 : 8)
      .padding(.vertical, isPlain ? 0 : 5)
      .background(isPlain ? Color.clear : Color.fieldBackground, in: shape)
      .overlay {
        shape.strokeBorder(
          isPlain
            ? AnyShapeStyle(Color.clear)
            : showsFocus
              ? AnyShapeStyle(ControlTint(.edge))
              : AnyShapeStyle(isHovered && isEnabled ? Color.hoveredControlEdge : .controlEdge),
          lineWidth: showsFocus ? 2 : 1
        )
        .allowsHitTesting(false)
      }
      .opacity(isEnabled ? 1 : 0.4)
      .modifier(HoverModifier(overChanged: { isHovered = $0 }))
  }
}
