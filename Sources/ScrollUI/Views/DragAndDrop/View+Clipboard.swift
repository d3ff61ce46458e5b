import Engine

/// Handles a key of the clipboard: Control or Command with a letter.
private struct ClipboardKey {
  let key: KeyEquivalent
  /// Returns false if the key goes to the views around this view.
  let action: @MainActor (Clipboard) -> Bool
  @Environment(\.clipboard) private var clipboard

  init(_ key: KeyEquivalent, action: @escaping @MainActor (Clipboard) -> Bool) {
    self.key = key
    self.action = action
  }
}

extension ClipboardKey: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(ClipboardKeyHandler(key: key) { clipboard.map(action) ?? false })
  }
}

/// Handles the press of a key with Control or Command, after the focused control and after `onKeyPress` handlers.
private struct ClipboardKeyHandler: KeyHandlingModifier {
  let key: KeyEquivalent
  let action: @MainActor () -> Bool

  var keyPriority: Int { 0 }

  func handle(_ stroke: KeyStroke, phase: KeyPhase) -> Bool {
    guard phase == .down, KeyEquivalent(stroke) == key else { return false }
    let modifiers = EventModifiers(stroke.modifiers)
    return (modifiers == .control || modifiers == .command) && action()
  }
}

@MainActor extension View {
  /// Copies items for Control-C, unless the focused control or a view in this view handles the key.
  ///
  /// Without items the clipboard keeps its content, and the key goes to the views around this view.
  /// Text goes to the clipboard for all programs. Other data is there for the views of this program.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardKey("c") { copy(payloadAction, to: $0) })
  }

  /// Copies items for Control-X, as `onCopyCommand(perform:)` for Control-C. The action removes their originals.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardKey("x") { copy(payloadAction, to: $0) })
  }

  /// Calls an action for Control-V with the items on the clipboard that have data of a supported type, unless the focused control or a view in
  /// this view handles the key. Not called without such items.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Calls an action for Control-V with the items of a supported type. SwiftUI's older form with the identifiers of types.
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: UTType.types(of: supportedTypes), perform: payloadAction)
  }

  /// Calls an action for Control-V with the value that a validator makes of the items of a supported type. Not called for nil.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardKey("v") { clipboard in
        let items = clipboard.items.filter { $0.conforms(toAny: supportedContentTypes) }
        guard !items.isEmpty, let payload = validator(items.map { NSItemProvider($0) }) else { return false }
        payloadAction(payload)
        return true
      })
  }

  /// Copies values for Control-C, as `onCopyCommand(perform:)`.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(ClipboardKey("c") { copy(payload(), to: $0) })
  }

  /// Copies the values of an action for Control-X. The action removes their originals.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(ClipboardKey("x") { copy(action(), to: $0) })
  }

  /// Calls an action for Control-V with the values on the clipboard, unless the focused control or a view in this view handles the key.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values. Items without such a value are left out.
  ///   - action: Called with the values, at once or when the last has arrived. Not called without values.
  ///   - validator: Returns the values to paste.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      ClipboardKey("v") { clipboard in
        clipboard.load(T.self) { values in
          let valid = validator(values)
          if !valid.isEmpty { action(valid) }
        }
      })
  }

  private func copy(_ action: (() -> [NSItemProvider])?, to clipboard: Clipboard) -> Bool {
    guard let items = action?().map(\.item), !items.isEmpty else { return false }
    clipboard.copy(items)
    return true
  }

  private func copy<T: Transferable>(_ values: [T], to clipboard: Clipboard) -> Bool {
    guard !values.isEmpty else { return false }
    clipboard.copy(values.map { .transfer($0) })
    return true
  }
}

extension Clipboard {
  /// Calls an action with the values of a type, at once or when the last has arrived. Returns false without items that have such a value.
  func load<Value: Transferable>(_ type: Value.Type, action: @escaping ([Value]) -> Void) -> Bool {
    let items = items.filter { $0.provides(type) }
    guard !items.isEmpty else { return false }
    let load = DropLoad<Value>(count: items.count) { values in
      action(values)
      return true
    }
    load.start(items) {}
    return true
  }
}
