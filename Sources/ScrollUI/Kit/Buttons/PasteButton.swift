/// A button that pastes the content of the clipboard. It has no effect if the clipboard has no fitting content.
public struct PasteButton {
  private let paste: @MainActor (Clipboard) -> Void
  @Environment(\.clipboard) private var clipboard

  private init(_ paste: @escaping @MainActor (Clipboard) -> Void) { self.paste = paste }
}

@MainActor extension PasteButton {
  /// Creates a button that pastes values.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values. Items without such a value are left out.
  ///   - onPaste: Receives the values, at once or when the last has arrived. Not called without values.
  public init<T: Transferable>(payloadType: T.Type = T.self, onPaste: @escaping ([T]) -> Void) {
    self.init { _ = $0.load(T.self, action: onPaste) }
  }

  /// Creates a button that pastes items with data of a supported type.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data.
  ///   - payloadAction: Receives the items. Not called without items.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init { clipboard in
      let items = clipboard.items.filter { $0.conforms(toAny: supportedContentTypes) }
      if !items.isEmpty { payloadAction(items.map { NSItemProvider($0) }) }
    }
  }
}

extension PasteButton: View {
  /// A button with the symbol of the clipboard and the title “Paste”.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { if let clipboard { paste(clipboard) } }
  }
}
