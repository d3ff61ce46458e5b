/// The space between the sections of a list, see `listSectionSpacing(_:)`.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Amount: Hashable, Sendable {
    case standard
    case compact
    case custom(CGFloat)
  }

  let amount: Amount

  /// The spacing of the list style: 26 points in grouped lists, 12 in sidebars, 0 in plain lists.
  public static let `default` = ListSectionSpacing(amount: .standard)
  /// A smaller spacing: 10 points in grouped lists, 4 in sidebars, 0 in plain lists.
  public static let compact = ListSectionSpacing(amount: .compact)

  /// A spacing in points, ≥ 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(amount: .custom(Limits.length(spacing, "the spacing of sections")))
  }
}

/// The emphasis of a view, such as the header of a section.
public enum Prominence: Hashable, Sendable {
  /// Ordinary emphasis: small, secondary headers.
  case standard
  /// Stronger emphasis: larger headers in the primary color.
  case increased
}

/// The emphasis of the background behind a view, read from `EnvironmentValues.backgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// An ordinary background.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A strongly colored background, such as the accent color behind a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The action of a click on a row that can be selected, such as the change to the next column of a narrow split view.
package struct RowChoice {
  private let action: @MainActor () -> Void

  /// Creates the action.
  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor func callAsFunction() { action() }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The minimum height of list rows in points. Default: 44, in a sidebar 32.
  public var defaultMinListRowHeight: CGFloat {
    get { minimumListRowHeight ?? ListMetrics.rowHeight }
    set { minimumListRowHeight = Limits.length(newValue, "defaultMinListRowHeight") }
  }

  /// The minimum row height if it was set explicitly, otherwise nil.
  @Entry var minimumListRowHeight: CGFloat?

  /// The minimum height of list headers in points; nil, the default, means the height of their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = Limits.optionalLength(newValue, "defaultMinListHeaderHeight") }
  }

  /// The space between list rows in points; nil if `listRowSpacing(_:)` is not set.
  @Entry var listRowSpacing: CGFloat?

  @Entry var listSectionSpacing: ListSectionSpacing = .default

  /// The action of a click on a row of a list with a selection; nil without an action.
  @Entry package var rowWasChosen: RowChoice?

  /// True if a navigation link with a value that its list can select is a row to select, and does not push a page.
  @Entry package var selectsLinkValues: Bool = false

  /// The emphasis of section headers, set by `headerProminence(_:)`; `.standard` by default.
  @Entry public var headerProminence: Prominence = .standard

  /// The emphasis of the background behind this view: `.increased` in a selected list row while the list has the
  /// keyboard's focus.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
}

nonisolated extension View {
  /// Sets the space between rows of the lists in this view, in points. With a space above 0 each row is a separate
  /// card. Nil means no space.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, Limits.optionalLength(spacing, "the spacing of rows"))
  }

  /// Sets the space between sections of the lists in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space between sections of the lists in this view, in points, ≥ 0.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets the emphasis of section headers in this view. `.increased` headers use a semibold `title3` font in the
  /// primary color.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
