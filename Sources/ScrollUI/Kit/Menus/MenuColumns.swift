import Engine

/// The columns that the rows of a menu share, so that all labels begin at one place.
struct MenuColumns: Equatable {
  /// Whether some row can have a tick.
  var hasStates = false
  /// Whether some row has an icon.
  var hasIcons = false

  /// What the rows of a menu have, taken together.
  struct Key: PreferenceKey {
    static var defaultValue: MenuColumns { MenuColumns() }

    static func reduce(value: inout MenuColumns, nextValue: () -> MenuColumns) {
      let next = nextValue()
      value.hasStates = value.hasStates || next.hasStates
      value.hasIcons = value.hasIcons || next.hasIcons
    }
  }
}

private struct MenuColumnsKey: EnvironmentKey {
  static var defaultValue: MenuColumns { MenuColumns() }
}

extension EnvironmentValues {
  /// The columns of the menu around.
  var menuColumns: MenuColumns {
    get { self[MenuColumnsKey.self] }
    set { self[MenuColumnsKey.self] = newValue }
  }
}

/// A label in a row of a menu: the icon in a column of its own.
struct MenuRowLabelStyle: LabelStyle {
  private static let iconWidth: CGFloat = 18
  private static let spacing: CGFloat = 6
  /// The distance from a row's beginning to the title of a label with an icon.
  static let titleOffset = iconWidth + spacing

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      configuration.icon.frame(width: Self.iconWidth)
      configuration.title
    }
    .preference(key: MenuColumns.Key.self, value: MenuColumns(hasIcons: true))
  }
}

/// Marks the part of a popup that lies over the view it belongs to.
struct PopupAnchorModifier {
  let isAnchor: Bool

  init(isAnchor: Bool) { self.isAnchor = isAnchor }
}

extension PopupAnchorModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> PopupAnchorNode {
    let node = PopupAnchorNode()
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: PopupAnchorNode, _ environment: EnvironmentValues) { node.isAnchor = isAnchor }
}
