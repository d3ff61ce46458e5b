import ScrollUI

/// A button that does the action of `renameAction(_:)`; disabled without an action.
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
}

nonisolated extension RenameButton where Label == ScrollUI.Label<Text, Image> {
  /// Creates a button with the title “Rename” and a pencil.
  public init() {}
}

extension RenameButton: View {
  /// The button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// The action of `renameAction(_:)`, read from `EnvironmentValues.rename`.
public struct RenameAction {
  let action: () -> Void

  /// Does the action.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action that renames the item of the view; nil without `renameAction(_:)`.
  @Entry public var rename: RenameAction?
}

nonisolated extension View {
  /// Sets the action of the `RenameButton`s in this view, its menus and its context menus.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Sets the action of the `RenameButton`s in this view: it moves the focus to a text field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
