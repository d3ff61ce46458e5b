import Observation

/// The editing state of the lists of a page, behind `EnvironmentValues.editMode`.
public enum EditMode: Hashable, Sendable {
  /// The lists are not edited.
  case inactive
  /// The lists are edited for a moment, for example while a row is swiped. A `List` does not set it by itself.
  case transient
  /// The lists are edited: rows show controls that select, delete and move them.
  case active

  /// True for `transient` and `active`.
  public var isEditing: Bool { self != .inactive }
}

/// The `EditMode` of a window, for views outside of pages.
@MainActor @Observable final class EditModeModel {
  private var mode = EditMode.inactive

  /// A binding to the state, which keeps the object alive.
  var binding: Binding<EditMode> { Binding(get: { self.mode }, set: { self.mode = $0 }) }
}

extension EnvironmentValues {
  /// A binding to the editing state of the lists of the page; nil outside of windows.
  ///
  /// Each page of a `NavigationStack` has a state of its own, and the window has a state for views outside of pages. `EditButton` switches
  /// it. In an edited list, rows of a `ForEach` with `onDelete(perform:)` show a mark that offers to delete them, and rows with
  /// `onMove(perform:)` show their grips. If the list has a multiple selection, its rows show marks that select them instead.
  @Entry public var editMode: Binding<EditMode>?

  /// True inside of a `List` that is edited, by `editMode`.
  @Entry var isListEditing: Bool = false
}

/// Gives the views of a page an `EditMode` of their own.
struct EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive

  func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}

/// A button that begins and ends the editing of the lists of its page, by `EnvironmentValues.editMode`.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  nonisolated public init() {}
}

extension EditButton: View {
  /// A button with the title Edit, or Done while the lists are edited.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}
