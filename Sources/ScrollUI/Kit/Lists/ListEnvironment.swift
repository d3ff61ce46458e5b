/// Room between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Amount: Hashable, Sendable {
    case standard
    case compact
    case custom(CGFloat)
  }

  let amount: Amount

  public static let `default` = ListSectionSpacing(amount: .standard)
  public static let compact = ListSectionSpacing(amount: .compact)

  /// `spacing` in points, 0 or more.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(amount: .custom(Limits.length(spacing, "the spacing of sections")))
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// How much what lies behind a view stands out, as behind a selected row.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// The height, in points, that rows of a list have at least. 44 unless it is set, and 32 in a sidebar.
  public var defaultMinListRowHeight: CGFloat {
    get { minimumListRowHeight ?? ListMetrics.rowHeight }
    set { minimumListRowHeight = Limits.length(newValue, "defaultMinListRowHeight") }
  }

  /// The same where it was set.
  var minimumListRowHeight: CGFloat? {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The height, in points, that headers of a list have at least; nil leaves it to the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = Limits.optionalLength(newValue, "defaultMinListHeaderHeight") }
  }

  /// Room between the rows of a list; nil for none.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much what lies behind this view stands out: `.increased` in a row of a list that is selected and has the keyboard's focus.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Room, in points, between the rows of the lists in this view; nil for none. With room between them rows are cards of their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, Limits.optionalLength(spacing, "the spacing of rows"))
  }

  /// Room between the sections of the lists in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Room, in points, between the sections of the lists in this view.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// How much the headers of sections in this view stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
