/// The menu and the primary action of the rows of a list, by the values that represent the rows in the selection.
struct RowsMenu {
  /// The rows that a menu or an action is for.
  enum Target {
    /// No row: the press was beside the rows.
    case nothing
    /// The row that this value represents.
    case row(AnyHashable)
    /// The rows of a multiple selection, a `Set` of values.
    case selection(Any)

    /// The values of the rows; nil if they have another type.
    func values<Value: Hashable>(of type: Value.Type) -> Set<Value>? {
      switch self {
      case .nothing: []
      case .row(let value): Value(erased: value).map { [$0] }
      case .selection(let values): values as? Set<Value>
      }
    }
  }

  /// The type of the values.
  let valueType: ObjectIdentifier
  /// The items of the menu for some rows; nil if their values have another type.
  let items: @MainActor (Target) -> AnyView?
  /// The action for some rows; nil without an action.
  let primaryAction: (@MainActor (Target) -> Void)?
}

extension EnvironmentValues {
  @Entry var rowsMenu: RowsMenu?
}

@MainActor extension View {
  /// Adds a menu and an action for the rows of each `List` and `Table` with a selection in this view.
  ///
  /// A press of the right mouse button on a selected row opens the menu for all selected rows; on another row for that row, which has a ring while
  /// the menu is open; beside the rows for an empty set. The key for menus opens the menu of the selected rows. A `contextMenu(menuItems:)` of
  /// a row takes precedence.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection's values. Lists with another type have no menu.
  ///   - menu: Makes the items for some rows.
  ///   - primaryAction: Called for the selected rows after a double click, and when Return is pressed; nil, the default, for no action.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    let items: @MainActor (RowsMenu.Target) -> AnyView? = { target in
      target.values(of: I.self).map { AnyView(menu($0)) }
    }
    let act: @MainActor (RowsMenu.Target) -> Void = { target in
      if let values = target.values(of: I.self) { primaryAction?(values) }
    }
    return environment(
      \.rowsMenu,
      RowsMenu(valueType: ObjectIdentifier(I.self), items: items, primaryAction: primaryAction == nil ? nil : act))
  }
}
