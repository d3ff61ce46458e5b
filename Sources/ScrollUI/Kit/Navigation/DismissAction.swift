/// An action that dismisses the presentation of the view that reads it: a page of a `NavigationStack`, a sheet, a popover,
/// an alert or a dialog (`ModalSurface`). Read it with `@Environment(\.dismiss)`.
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Dismisses the presentation: pops the page, or resets the binding of the sheet. No effect outside of a
  /// presentation.
  @MainActor public func callAsFunction() { action() }
}

/// The presentation state of a view. SwiftUI's older form of `isPresented` and `dismiss`.
public struct PresentationMode {
  /// True if the view is presented: on a page above the root, or in a sheet or popover.
  public internal(set) var isPresented: Bool
  let action: DismissAction

  /// Dismisses the presentation, like `DismissAction`.
  public mutating func dismiss() {
    let action = UncheckedTransfer(action)
    MainThread.run { action.value() }
  }
}

extension EnvironmentValues {
  /// Dismisses the page, sheet, popover, alert or dialog that contains the view; in a menu, that around the menu's button. No effect outside of a
  /// presentation and on the root page.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction {}

  /// True if the view is presented: on a page above the root of a `NavigationStack`, or in a sheet, popover, alert or dialog.
  @Entry public internal(set) var isPresented: Bool = false

  /// The presentation state with SwiftUI's older interface. Writing the binding has no effect; call
  /// `PresentationMode.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
