/// The rows of a list that comes in pages: one for each item of a ``PagedLoader``, and at either end one that tells how loading
/// stands there.
///
/// Put it into a lazy stack, a grid or a list in a scroll view. It asks for the first page by itself, and for the next one when so
/// little is left as the loader's ``PagedLoader/prefetch`` says, or when content is shorter than the view. After an error it waits
/// for the person to try again. What comes in above the first row moves nothing that is read.
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

  /// - Parameters:
  ///   - status: the view at an end of the list, for how loading stands there.
  nonisolated public init(
    _ loader: PagedLoader<Item>, @ViewBuilder row: @escaping (Item) -> Row,
    @ViewBuilder status: @escaping (LoadStatus) -> Status
  ) {
    self.loader = loader
    self.row = row
    self.status = status
  }

  /// With the framework's view at the ends: see ``LoadStatusView``.
  nonisolated public init(_ loader: PagedLoader<Item>, @ViewBuilder row: @escaping (Item) -> Row)
  where Status == LoadStatusView {
    self.init(loader, row: row) { LoadStatusView($0) }
  }
}

extension PagedRows: View {
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

/// How loading stands at one end of a list, and what a person can do about it.
public struct LoadStatus {
  /// An end of the list.
  public let edge: VerticalEdge
  public let state: LoadState
  /// Whether there is no item at all.
  public let isEmpty: Bool
  /// Tries again what has failed.
  public let retry: @MainActor () -> Void

  public init(edge: VerticalEdge, state: LoadState, isEmpty: Bool, retry: @escaping @MainActor () -> Void) {
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

/// The framework's view for a ``LoadStatus``: dots that go round while something is loaded, an error with a button that tries again,
/// and a word where there is nothing more. It keeps its room between two pages.
public struct LoadStatusView {
  private let status: LoadStatus

  nonisolated public init(_ status: LoadStatus) { self.status = status }
}

extension LoadStatusView: View {
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
      Text(status.isEmpty ? "Nothing here yet" : "No more").font(.system(size: 13)).foregroundStyle(.tertiary)
    }
  }
}
