import ScrollUI

/// The rows of a context menu, for `contextMenu(_:)`: the form of 2019.
///
/// ```swift
/// row.contextMenu(ContextMenu { Button("Copy", action: copy) })
/// ```
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates the rows.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  /// Adds a menu that opens at the pointer when the right mouse button is pressed on the view; no menu for `nil`.
  @ViewBuilder @MainActor @preconcurrency
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }
}
