import Engine

/// The appearance of a text field. A program's own style adds views around the text:
///
/// ```swift
/// struct PillStyle: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(8).background(.gray.opacity(0.2), in: Capsule())
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The view that `_body(configuration:)` returns.
  associatedtype _Body: View
  /// The label of the field in `_body(configuration:)`.
  typealias _Label = _TextFieldStyleLabel
  /// Makes the field from the text without a border.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a `TextFieldStyle` draws.
public struct _TextFieldStyleLabel: View {
  /// The label, if it is a text: the placeholder of the field.
  let text: Text?
  /// Any other label, over the empty field.
  let view: AnyView?

  /// The label.
  public var body: some View {
    if let view { view } else { text }
  }
}

/// The default style: the text without a border, and with a rounded border in a form with columns.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style that `textFieldStyle(.automatic)` names.
  nonisolated public init() {}

  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A style that draws the text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style that `textFieldStyle(.plain)` names.
  nonisolated public init() {}

  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A style that draws a field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style that `textFieldStyle(.roundedBorder)` names.
  nonisolated public init() {}

  /// The field with the border.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
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

  /// The style of text fields that the program declares; nil for a style of this library.
  @Entry var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>?
}

nonisolated extension View {
  /// Sets the style of the text fields in this view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let isOwn =
      !(style is DefaultTextFieldStyle || style is PlainTextFieldStyle || style is RoundedBorderTextFieldStyle)
    return environment(
      \.hasPlainTextFields, style is DefaultTextFieldStyle ? nil : !(style is RoundedBorderTextFieldStyle)
    )
    .environment(\.textFieldStyle, isOwn ? AnyStyle(style) { $0._body(configuration: $1) } : nil)
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
