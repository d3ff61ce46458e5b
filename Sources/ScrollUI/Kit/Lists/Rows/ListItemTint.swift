/// The color of the icon of a `Label` in list rows.
public struct ListItemTint: Sendable {
  /// The color; nil for the color of the text.
  let color: Color?

  /// A color that no `ListStyle` replaces.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color that a `ListStyle` may replace. Equal to `fixed(_:)` here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The color of the text.
  public static let monochrome = ListItemTint(color: nil)
}

extension EnvironmentValues {
  /// The color of the icon of a `Label` in list rows; nil for `Color.accentColor`.
  @Entry var listItemTint: ListItemTint?

  /// True if each second row of a `List` has another background, by `alternatingRowBackgrounds(_:)`.
  @Entry package var alternatesRowBackgrounds: Bool = false

  /// The visibility of the chevron of a `NavigationLink` in list rows.
  @Entry var navigationLinkIndicator: Visibility = .automatic
}

/// The backgrounds of a list's rows: all equal, or in alternation. See `alternatingRowBackgrounds(_:)`.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isEnabled: Bool

  /// The default of the list's style: all rows have the same background.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
  /// Each second row has a background that differs a little from that of the list.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

nonisolated extension View {
  /// Sets the color of the icons of labels in the list rows of this view; nil means the accent color.
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

  /// Sets the color of the icons of labels in the list rows of this view; nil means the accent color.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Gives each second row of the lists in this view another background.
  ///
  /// - Parameter behavior: `enabled` for alternating backgrounds.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.alternatesRowBackgrounds, behavior.isEnabled)
  }

  /// Shows or hides the chevrons of the navigation links in the list rows of this view.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicator, visibility)
  }
}
