/// How a list looks. The styles are those that there are; programs declare none of their own, as in SwiftUI.
public protocol ListStyle: Sendable {}

/// A style that lists know.
protocol BuiltInListStyle: ListStyle {
  var kind: ListStyleKind { get }
}

/// The looks that lists have.
enum ListStyleKind: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The look that goes with a window: rows on cards.
public struct DefaultListStyle: ListStyle, BuiltInListStyle {
  public init() {}

  var kind: ListStyleKind { .insetGrouped }
}

/// Rows from edge to edge, under headers that stay in sight.
public struct PlainListStyle: ListStyle, BuiltInListStyle {
  public init() {}

  var kind: ListStyleKind { .plain }
}

/// Rows from edge to edge whose selection keeps away from the edges.
public struct InsetListStyle: ListStyle, BuiltInListStyle {
  public init() {}

  var kind: ListStyleKind { .inset }
}

/// Sections as bands from edge to edge.
public struct GroupedListStyle: ListStyle, BuiltInListStyle {
  public init() {}

  var kind: ListStyleKind { .grouped }
}

/// Sections as cards with round corners.
public struct InsetGroupedListStyle: ListStyle, BuiltInListStyle {
  public init() {}

  var kind: ListStyleKind { .insetGrouped }
}

/// A list at the side of a window, by which the person chooses what the rest of it shows.
public struct SidebarListStyle: ListStyle, BuiltInListStyle {
  public init() {}

  var kind: ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyleKind { DefaultListStyle().kind }
}

extension EnvironmentValues {
  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the lists in this view look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, (style as? any BuiltInListStyle)?.kind ?? DefaultListStyle().kind)
  }
}
