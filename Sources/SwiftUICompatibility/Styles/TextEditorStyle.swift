import ScrollUI

/// The appearance of text editors, for `textEditorStyle(_:)`.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The default style: text on the background of the editor.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style that `textEditorStyle(.automatic)` names.
  nonisolated public init() {}
}

/// A style without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style that `textEditorStyle(.plain)` names.
  nonisolated public init() {}
}

/// A style with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style that `textEditorStyle(.roundedBorder)` names.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Text in a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

nonisolated extension View {
  /// Sets the style of the text editors in this view.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(
      \.textEditorAppearance,
      style is PlainTextEditorStyle ? .plain : style is RoundedBorderTextEditorStyle ? .roundedBorder : .automatic)
  }
}
