import Engine

/// A text of any length that a person can edit and scroll.
public struct TextEditor {
  let text: Binding<String>
  @Environment(\.scrollContentBackground) private var background

  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// Between the text and the edge, in points: no letter touches it, and the caret is seen at the beginning of a line.
  private static var margin: CGFloat { 5 }

  public var body: some View {
    ScrollView {
      EditableText(text: text.wrappedValue, kind: .document, changed: { change($0) })
        .padding(Self.margin)
    }
    .pointerStyle(.horizontalText)
    .background(background == .hidden ? Color.clear : Color.fieldBackground)
  }

  private func change(_ new: String) -> String {
    text.wrappedValue = new
    return text.wrappedValue
  }
}
