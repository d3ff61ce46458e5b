import Engine

/// The clipboard of a window. Text reaches all programs; other data stays inside of this program until another text is copied.
@MainActor final class Clipboard {
  private let host: () -> (any TextInputHost)?
  /// The items that were copied last, and the text that they left on the clipboard.
  private var copied: (items: [DragItem], text: String)?

  init(host: @escaping () -> (any TextInputHost)?) { self.host = host }

  /// The items of this program, or the text of another program as an item.
  var items: [DragItem] {
    let text = host()?.clipboardText ?? ""
    if let copied, copied.text == text { return copied.items }
    return text.isEmpty ? [] : [.transfer(text)]
  }

  /// Replaces the content by some items. Their texts, which may arrive later, become the lines of the clipboard's text.
  func copy(_ items: [DragItem]) {
    Task.immediate { @MainActor in
      var lines: [String] = []
      for item in items { if let line = try? await item.load(String.self) { lines.append(line) } }
      let text = lines.joined(separator: "\n")
      host()?.clipboardText = text
      copied = (items, text)
    }
  }
}

extension EnvironmentValues {
  /// The clipboard of the window; nil outside of windows.
  @Entry var clipboard: Clipboard?
}
