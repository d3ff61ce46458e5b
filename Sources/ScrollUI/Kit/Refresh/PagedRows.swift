/// The rows of a ``PagedLoader``'s items, with a status view at each end that shows the loading state.
///
/// Use it in a lazy stack, grid or list inside of a scroll view. It requests the first page itself, and further pages
/// when the remaining distance falls below its `PrefetchDistance` or the content is shorter than the viewport. After
/// an error it waits for ``PagedLoader/retry(_:)``. Rows that are inserted above the first row do not move the visible
/// rows.
///
/// ```swift
/// ScrollView {
///   LazyVStack { PagedRows(loader) { MessageRow($0) } }
/// }
/// .refreshable { await loader.refresh() }
/// ```
public struct PagedRows<Item: Identifiable & Sendable, Row: View, Status: View> where Item.ID: Sendable {
  private let loader: PagedLoader<Item>
  private let row: (Item) -> Row
  private let status: (LoadStatus) -> Status

  /// Creates rows with a custom status view.
  ///
  /// - Parameters:
  ///   - loader: The source of the items, owned by the caller.
  ///   - row: Builds the row of an item.
  ///   - status: Builds the view at an end of the list from its `LoadStatus`. Omitted at the top if that end is
  ///     `ended`.
  nonisolated public init(
    _ loader: PagedLoader<Item>, @ViewBuilder row: @escaping (Item) -> Row,
    @ViewBuilder status: @escaping (LoadStatus) -> Status
  ) {
    self.loader = loader
    self.row = row
    self.status = status
  }

  /// Creates rows with a ``LoadStatusView`` at the ends.
  nonisolated public init(_ loader: PagedLoader<Item>, @ViewBuilder row: @escaping (Item) -> Row)
  where Status == LoadStatusView {
    self.init(loader, row: row) { LoadStatusView($0) }
  }
}

extension PagedRows: View {
  /// The status view of the top, the rows, and the status view of the bottom.
  public var body: some View {
    Group {
      if loader.top != .ended { status(LoadStatus(loader, .top)) }
      ForEach(loader.items) { item in
        row(item).onAppear { loader.loadMoreIfNeeded(at: item.id) }
      }
      status(LoadStatus(loader, .bottom))
    }
    .modifier(
      LoadTriggerModifier(
        waitsAbove: loader.top == .idle, waitsBelow: loader.bottom == .idle, hasMoreAbove: loader.top != .ended,
        prefetch: loader.prefetch
      ) { loader.loadMoreIfNeeded(in: $0) })
  }
}

extension PagedRows: DynamicViewContent {
  /// The items that are loaded.
  public var data: [Item] { loader.items }
}

/// The loading state at an end of a list, for the status view of `PagedRows`.
public struct LoadStatus {
  /// The end of the list: `.top` or `.bottom`.
  public let edge: VerticalEdge
  /// The loading state at `edge`.
  public let state: LoadState
  /// True if the list has no items.
  public let isEmpty: Bool
  /// Repeats the failed request, like `PagedLoader.retry(_:)`.
  public let retry: @MainActor () -> Void

  /// Creates a status, for example for a preview of `LoadStatusView`.
  @preconcurrency public init(
    edge: VerticalEdge, state: LoadState, isEmpty: Bool, retry: @escaping @MainActor () -> Void
  ) {
    self.edge = edge
    self.state = state
    self.isEmpty = isEmpty
    self.retry = retry
  }

  @MainActor fileprivate init<Item>(_ loader: PagedLoader<Item>, _ end: PagedLoader<Item>.End) {
    self.init(
      edge: end == .top ? .top : .bottom, state: loader.state(of: end), isEmpty: loader.items.isEmpty,
      retry: { loader.retry(end) })
  }
}

/// The default status view of `PagedRows`: an `ActivityIndicator` during a request, the message and a button after an
/// error, and a text at the end of the list. Keeps its height between two pages.
public struct LoadStatusView {
  private let status: LoadStatus

  /// Creates a view of `status`.
  nonisolated public init(_ status: LoadStatus) { self.status = status }
}

extension LoadStatusView: View {
  /// The indicator, message or text for the state, centered in the available width with a padding of 16 points.
  public var body: some View {
    Group {
      switch status.state {
      case .idle: ActivityIndicator(isAnimating: false)
      case .loading: ActivityIndicator()
      case .failed(let message): failure(message)
      case .ended: ending
      }
    }
    .frame(maxWidth: .infinity)
    .padding(16)
  }

  private func failure(_ message: String) -> some View {
    VStack(spacing: 8) {
      Text(verbatim: message)
        .font(.system(size: 13))
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button("Try again", action: status.retry)
    }
  }

  @ViewBuilder private var ending: some View {
    if status.edge == .bottom {
      Text(status.isEmpty ? "Nothing here yet" : "No more").font(.system(size: 13)).foregroundStyle(.secondary)
    }
  }
}
