import ScrollUI

/// Two or three columns: a row that is selected in a column determines the content of the next.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { NavigationLink($0.name, value: $0.id) }
/// } detail: {
///   FolderView(folder)
/// }
/// ```
///
/// A `NavigationLink` in a column shows its page in the next column, in place of the next column's own content.
///
/// Each column has its own navigation bar. A pointer drags the dividers. In a view narrower than 600 points a single column is shown: a
/// selected row leads to the next column, and the button Back to the column before.
///
/// A list in the first column has the style `sidebar`, unless a `listStyle(_:)` inside of the column sets a style. The single column of a narrow view
/// keeps the default.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn: NavigationSplitViewColumn?
  @State private var models = (sidebar: NavigationModel(), content: NavigationModel(), detail: NavigationModel())
}

nonisolated extension NavigationSplitView {
  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown beside the detail; nil for a value that the view keeps.
  ///   - preferredCompactColumn: The column that a narrow view shows; nil for a value that the view keeps.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: `detailOnly` hides the sidebar; nil for a value that the view keeps.
  ///   - preferredCompactColumn: The column that a narrow view shows; nil for a value that the view keeps.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
      content: { EmptyView() }, detail: detail)
  }
}

@MainActor extension NavigationSplitView: View {
  /// The columns that fit.
  public var body: some View {
    GeometryReader { proxy in
      let isNarrow = proxy.size.width < Self.leastWidth
      let shown = shownColumns(isNarrow: isNarrow)
      let place = { (column: NavigationSplitViewColumn) -> ColumnPlace in
        shown.contains(column) ? isNarrow || column == .detail ? .filling : .beside : .hidden
      }
      // All columns stay in the tree, so that they keep their state while the width changes.
      HStack(spacing: 0) {
        ResizableColumn(isLeading: true, place: place(.sidebar), standard: .sidebar, room: proxy.size.width / 2) {
          stack(.sidebar, isNarrow: isNarrow) { sidebar.listStyle(.sidebar, isSet: !isNarrow) }
        }
        if hasContent {
          ResizableColumn(isLeading: true, place: place(.content), standard: .content, room: proxy.size.width / 2) {
            stack(.content, isNarrow: isNarrow) { content }
          }
        }
        ResizableColumn(isLeading: true, place: place(.detail), standard: .content, room: proxy.size.width) {
          stack(.detail, isNarrow: isNarrow) { detail }
        }
      }
    }
  }

  /// The width below which a single column is shown, in points.
  private static var leastWidth: CGFloat { 600 }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var columns: [NavigationSplitViewColumn] {
    hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
  }

  private var currentColumn: NavigationSplitViewColumn {
    let column = compactColumn?.wrappedValue ?? ownColumn ?? .sidebar
    return columns.contains(column) ? column : .sidebar
  }

  private func shownColumns(isNarrow: Bool) -> Set<NavigationSplitViewColumn> {
    if isNarrow { return [currentColumn] }
    switch visibility?.wrappedValue ?? ownVisibility {
    case .detailOnly: return [.detail]
    case .doubleColumn: return hasContent ? [.content, .detail] : [.sidebar, .detail]
    default: return [.sidebar, .content, .detail]
    }
  }

  // MARK: Columns

  private func stack(
    _ column: NavigationSplitViewColumn, isNarrow: Bool, @ViewBuilder content: () -> some View
  ) -> some View {
    NavigationStack(model: model(of: column)) {
      content()
        .environment(\.linkedColumn, linkedColumn(after: column, isNarrow: isNarrow))
        .environment(\.selectsLinkValues, column != .detail)
        .environment(\.rowWasChosen, isNarrow ? RowChoice { go(from: column, by: 1) } : nil)
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { barButton(column, isNarrow: isNarrow) }
        }
    }
    .environment(\.columnBarItem, AnyView(barButton(column, isNarrow: isNarrow)))
  }

  private func model(of column: NavigationSplitViewColumn) -> NavigationModel {
    switch column {
    case .sidebar: models.sidebar
    case .content: models.content
    default: models.detail
    }
  }

  /// The column in which links show their pages.
  private func linkedColumn(after column: NavigationSplitViewColumn, isNarrow: Bool) -> LinkedColumn? {
    guard let index = columns.firstIndex(of: column), columns.indices.contains(index + 1) else { return nil }
    return LinkedColumn(model: model(of: columns[index + 1])) { if isNarrow { go(from: column, by: 1) } }
  }

  /// The button of a bar: back to the column before, or a button that shows and hides the sidebar.
  @ViewBuilder private func barButton(_ column: NavigationSplitViewColumn, isNarrow: Bool) -> some View {
    if isNarrow {
      if column != .sidebar {
        Button {
          go(from: column, by: -1)
        } label: {
          Label {
            titleBefore(column) ?? Text("Back")
          } icon: {
            Image(systemName: "chevron.backward").imageScale(.medium)
          }
          .labelStyle(.titleAndIcon)
        }
      }
    } else if column == shownColumns(isNarrow: false).first(in: columns) {
      Button("Sidebar", systemImage: "sidebar.left") { toggleSidebar() }.labelStyle(.iconOnly)
    }
  }

  /// The title of the column before; nil without a title.
  private func titleBefore(_ column: NavigationSplitViewColumn) -> Text? {
    columns.firstIndex(of: column).flatMap { $0 > 0 ? model(of: columns[$0 - 1]).title(at: 0) : nil }
  }

  private func go(from column: NavigationSplitViewColumn, by step: Int) {
    guard let index = columns.firstIndex(of: column), columns.indices.contains(index + step) else { return }
    if let compactColumn {
      compactColumn.wrappedValue = columns[index + step]
    } else {
      ownColumn = columns[index + step]
    }
  }

  private func toggleSidebar() {
    let isShown = shownColumns(isNarrow: false).contains(.sidebar)
    let new: NavigationSplitViewVisibility = isShown ? (hasContent ? .doubleColumn : .detailOnly) : .all
    if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
  }
}

extension Set<NavigationSplitViewColumn> {
  fileprivate func first(in columns: [NavigationSplitViewColumn]) -> NavigationSplitViewColumn? {
    columns.first(where: contains)
  }
}

/// A column of a `NavigationSplitView`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// The columns that a `NavigationSplitView` shows beside its detail. Narrow views show a single column, whatever the visibility.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let number: Int

  /// All columns, equal to `all` here.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The middle column and the detail; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// The behavior of the columns of a `NavigationSplitView`. All styles show the columns beside each other.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style that `navigationSplitViewStyle(.automatic)` names.
  nonisolated public init() {}
}

/// A style that shrinks the detail for the other columns, as all styles do here.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style that `navigationSplitViewStyle(.balanced)` names.
  nonisolated public init() {}
}

/// A style that keeps the size of the detail in SwiftUI. Equal to `BalancedNavigationSplitViewStyle` here.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style that `navigationSplitViewStyle(.prominentDetail)` names.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns beside each other, equal to `balanced` here.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

nonisolated extension View {
  /// Sets the style of the split views in this view. Has no effect: columns always lie beside each other.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
