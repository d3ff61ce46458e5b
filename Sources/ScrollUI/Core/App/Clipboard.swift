import Engine

/// The clipboard of a window. Text reaches all programs; other data stays inside of this program until another program copies data.
@MainActor final class Clipboard {
  private let host: () -> (any TextInputHost)?

  /// The items that were copied last in a window of the program, and the text that they left on the clipboard; nil until it is there.
  private static var copied: (items: [DragItem], text: String?)?
  /// The number of copies in the program. A text that arrives after a later copy is left out.
  private static var copies = 0

  /// The text of items without a text. An empty text would not differ from that of a picture which another program has copied.
  private static let placeholder = String(TextSpan.attachment)

  init(host: @escaping () -> (any TextInputHost)?) { self.host = host }

  /// The items of this program, or the text of another program as an item.
  var items: [DragItem] {
    let text = host()?.clipboardText ?? ""
    if let copied = Self.copied, copied.text == text || copied.text == nil { return copied.items }
    return text.isEmpty || text == Self.placeholder ? [] : [.transfer(text)]
  }

  /// Replaces the content by some items. Their texts, which may arrive later, become the lines of the clipboard's text.
  func copy(_ items: [DragItem]) {
    Self.copies += 1
    Self.copied = (items, nil)
    let number = Self.copies
    Task.immediate { @MainActor in
      var lines: [String] = []
      for item in items { if let line = try? await item.load(String.self) { lines.append(line) } }
      guard number == Self.copies else { return }
      let text = !items.isEmpty && lines.allSatisfy(\.isEmpty) ? Self.placeholder : lines.joined(separator: "\n")
      host()?.clipboardText = text
      Self.copied = (items, text)
    }
  }
}

extension EnvironmentValues {
  /// The clipboard of the window; nil outside of windows.
  @Entry var clipboard: Clipboard?
}
