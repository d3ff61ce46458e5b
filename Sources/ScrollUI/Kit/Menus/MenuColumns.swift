import Engine

/// The columns that the rows of a menu share, so that all titles have the same leading edge.
struct MenuColumns: Equatable {
  /// True if some row can have a checkmark.
  var hasStates = false
  /// True if some row has an icon (`MenuRowLabelStyle`).
  var hasIcons = false

  /// Collects the `MenuColumns` of all rows of a menu.
  struct Key: PreferenceKey {
    static var defaultValue: MenuColumns { MenuColumns() }

    static func reduce(value: inout MenuColumns, nextValue: () -> MenuColumns) {
      let next = nextValue()
      value.hasStates = value.hasStates || next.hasStates
      value.hasIcons = value.hasIcons || next.hasIcons
    }
  }
}

extension EnvironmentValues {
  /// The columns of the enclosing `MenuPopup`.
  @Entry var menuColumns: MenuColumns = MenuColumns()

  /// True for a `Menu` whose label is truncated where it has no room, such as the title of a page; false for a label of its ideal width.
  @Entry var menuTruncatesLabel: Bool = false
}

/// The label style of menu rows, with a separate column for the icon.
struct MenuRowLabelStyle: LabelStyle {
  private static let iconWidth: CGFloat = 18
  private static let spacing: CGFloat = 6
  /// The distance from the leading edge of a label with an icon to its title, in points.
  static let titleOffset = iconWidth + spacing

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      configuration.icon.environment(\.imagesAreDecorations, true).frame(width: Self.iconWidth)
      configuration.title
    }
    .preference(key: MenuColumns.Key.self, value: MenuColumns(hasIcons: true))
  }
}
