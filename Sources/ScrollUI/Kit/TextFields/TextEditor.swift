import Engine

/// A multi-line text of any length that the user edits and scrolls.
public struct TextEditor {
  let text: Binding<String>
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.textEditorAppearance) private var appearance

  /// Creates an editor. `text` follows each key press.
  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// The distance between text and edge in points, so that glyphs do not touch the edge and the caret is visible at the
  /// beginning of a line.
  private static var margin: CGFloat { 5 }

  /// The editable text in a `ScrollView`. `scrollContentBackground(_:)` hides the background.
  public var body: some View {
    ScrollView {
      EditableText(text: text.wrappedValue, kind: .document, changed: { change($0) })
        .padding(Self.margin)
    }
    .pointerStyle(.horizontalText)
    .background(background == .hidden || appearance == .plain ? Color.clear : Color.fieldBackground)
    .overlay {
      RoundedRectangle(cornerRadius: 6)
        .strokeBorder(appearance == .roundedBorder ? Color.controlEdge : .clear)
        .allowsHitTesting(false)
    }
  }

  private func change(_ new: String) -> String {
    text.wrappedValue = new
    return text.wrappedValue
  }
}

/// The distinct appearances of text editors.
package enum TextEditorAppearance: Hashable {
  case automatic
  case plain
  case roundedBorder
}

extension EnvironmentValues {
  /// The appearance of the text editors in a view.
  @Entry package var textEditorAppearance: TextEditorAppearance = .automatic
}
