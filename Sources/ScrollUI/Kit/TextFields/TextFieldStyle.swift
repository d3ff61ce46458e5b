import Engine

/// How text fields look. The styles of this library are all there are: what a style draws is not part of the public interface.
public protocol TextFieldStyle {}

/// The look that suits the platform: on a desktop a field with an edge.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

/// A field with a rounded edge.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct PlainTextFieldKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether text fields are drawn without an edge.
  var hasPlainTextFields: Bool {
    get { self[PlainTextFieldKey.self] }
    set { self[PlainTextFieldKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How text fields in this view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.hasPlainTextFields, style is PlainTextFieldStyle)
  }
}

/// What a text field draws around its text.
struct TextFieldFrame<Content: View>: View {
  let isFocused: Bool
  let content: Content
  @Environment(\.hasPlainTextFields) private var isPlain
  @Environment(\.isEnabled) private var isEnabled

  init(isFocused: Bool, @ViewBuilder content: () -> Content) {
    self.isFocused = isFocused
    self.content = content()
  }

  var body: some View {
    // The same views for all styles, so that the text keeps its caret when the style changes.
    let shape = RoundedRectangle(cornerRadius: 6)
    content
      .padding(.horizontal, isPlain ? 0 : 8)
      .padding(.vertical, isPlain ? 0 : 5)
      .background(isPlain ? Color.clear : Color.fieldBackground, in: shape)
      .overlay {
        shape.strokeBorder(
          isPlain ? Color.clear : isFocused ? Color.accentColor : Color.fieldBorder, lineWidth: isFocused ? 2 : 1
        )
        .allowsHitTesting(false)
      }
      .opacity(isEnabled ? 1 : 0.4)
  }
}
