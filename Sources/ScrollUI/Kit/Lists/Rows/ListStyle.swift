/// The appearance of a list. Only the built-in styles exist; programs do not declare their own, as in SwiftUI.
public protocol ListStyle: Sendable {}

/// The distinct list appearances.
enum ListStyleKind: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The default style. Resolves to `InsetGroupedListStyle` in every context.
public struct DefaultListStyle: ListStyle, BuiltInStyle {
  /// Creates the style that `listStyle(.automatic)` names.
  public init() {}

  var kind: ListStyleKind { .insetGrouped }
}

/// A style with rows from edge to edge and pinned section headers.
public struct PlainListStyle: ListStyle, BuiltInStyle {
  /// Creates the style that `listStyle(.plain)` names.
  public init() {}

  var kind: ListStyleKind { .plain }
}

/// A style like `PlainListStyle`, with rows, separators and a rounded selection 16 points away from the edges, and headers without a
/// band.
public struct InsetListStyle: ListStyle, BuiltInStyle {
  /// Creates the style that `listStyle(.inset)` names.
  public init() {}

  var kind: ListStyleKind { .inset }
}

/// A style with sections as bands from edge to edge on a gray background.
public struct GroupedListStyle: ListStyle, BuiltInStyle {
  /// Creates the style that `listStyle(.grouped)` names.
  public init() {}

  var kind: ListStyleKind { .grouped }
}

/// A style with sections as rounded cards on a gray background.
public struct InsetGroupedListStyle: ListStyle, BuiltInStyle {
  /// Creates the style that `listStyle(.insetGrouped)` names.
  public init() {}

  var kind: ListStyleKind { .insetGrouped }
}

/// A style for navigation at the side of a window: lower rows, no separators, a rounded selection.
public struct SidebarListStyle: ListStyle, BuiltInStyle {
  /// Creates the style that `listStyle(.sidebar)` names.
  public init() {}

  var kind: ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style, equal to `insetGrouped`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge with pinned headers.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows, separators and selection away from the edges, with pinned headers.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as bands from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as rounded cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Low rows without separators for the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  @Entry var listStyle: ListStyleKind = DefaultListStyle().kind
}

nonisolated extension View {
  /// Sets the style of the lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, DefaultListStyle.kind(of: style, standard: DefaultListStyle().kind))
  }

  /// Sets the style of the lists in this view while `isSet` is true. The identity of the view does not depend on it.
  package func listStyle<S: ListStyle>(_ style: S, isSet: Bool) -> some View {
    let kind = DefaultListStyle.kind(of: style, standard: DefaultListStyle().kind)
    return transformEnvironment(\.listStyle) { if isSet { $0 = kind } }
  }
}
