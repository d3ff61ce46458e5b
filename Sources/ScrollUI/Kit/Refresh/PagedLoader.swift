/// Loads a list page by page, and publishes its items and its loading state.
///
/// Store it in a view's `@State`, display its items with ``PagedRows``, and call ``refresh()`` in
/// `refreshable(action:)`. A custom view displays ``items`` and calls ``load(_:)`` near an end.
///
/// - At each end a single request runs at a time. Responses of cancelled or outdated requests are discarded.
/// - Items are unique by identity: an item that is received again keeps its position and gets the new value.
/// - A page without new items does not end the list: the next page is requested, up to five times.
/// - After an error no page is requested at that end until ``retry(_:)``.
///
/// ```swift
/// @State private var loader = PagedLoader { request in try await server.page(for: request) }
///
/// LazyVStack { PagedRows(loader) { Row($0) } }
/// ```
@MainActor @Observable public final class PagedLoader<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// The function that answers a request. Called on the main actor; awaited functions run on their own executor. The
  /// task is cancelled when its response is no longer needed.
  public typealias Source = @MainActor @Sendable (PageRequest<Item.ID>) async throws -> LoadedPage<Item>

  /// An end of the list.
  public enum End: Hashable, Sendable, CaseIterable {
    /// The end above the first item.
    case top
    /// The end below the last item.
    case bottom
  }

  /// The loaded items in display order, unique by identity.
  public var items: [Item] { contents.items }
  /// The loading state below the last item.
  public private(set) var bottom = LoadState.idle
  /// The loading state above the first item; `ended` until a page has a cursor `above`.
  public private(set) var top = LoadState.ended
  /// The state of ``refresh()``: `idle`, `loading` or `failed`.
  public private(set) var refreshing = LoadState.idle

  /// The distance from an end of the list at which the next page is requested.
  let prefetch: PrefetchDistance

  /// The maximum number of consecutive pages without new items. Reaching it is an error, which the user may retry.
  package static var maximumFruitlessPages: Int { 5 }

  /// Pages with more items are merged off the main actor, so that frames can be drawn meanwhile.
  package nonisolated static var largePage: Int { 1000 }

  /// A sequence of requests, of which a single request runs at a time.
  private enum Lane: Hashable, CaseIterable {
    case top
    case bottom
    case refresh

    init(_ end: End) { self = end == .top ? .top : .bottom }
  }

  private struct Flight {
    let number: Int
    let request: PageRequest<Item.ID>
    let task: Task<Void, Never>
  }

  private var contents = PagedItems<Item>()
  @ObservationIgnored private let source: Source
  @ObservationIgnored private var flights: [Lane: Flight] = [:]
  @ObservationIgnored private var lastNumber = 0
  @ObservationIgnored private var cursors: [End: String] = [:]
  @ObservationIgnored private var fruitlessPages: [End: Int] = [:]
  /// True after the first page was received.
  @ObservationIgnored private var hasBegun = false
  /// The state after a cancelled request: no page is requested automatically until the user scrolls on.
  private struct Halt {
    /// The distance above the visible part (`LoadWindow.above`) when the user had scrolled last, in points; nil until
    /// it is reported.
    var distanceAbove: Double?
  }

  @ObservationIgnored private var halts: [End: Halt] = [:]
  /// The identities of items that `remove(_:)` removed. Later pages do not insert them again.
  @ObservationIgnored private var removed = RecentIdentities<Item.ID>()

  /// Creates an empty loader. The first page is requested when a `PagedRows` appears or `load(_:)` is called.
  ///
  /// - Parameters:
  ///   - prefetch: The distance from an end of the list at which the next page is requested.
  ///   - source: Answers the requests.
  public init(prefetch: PrefetchDistance = PrefetchDistance(), source: @escaping Source) {
    self.prefetch = prefetch
    self.source = source
  }

  isolated deinit {
    for flight in flights.values { flight.task.cancel() }
  }

  /// The loading state at `end`: `top` or `bottom`.
  public func state(of end: End) -> LoadState { end == .top ? top : bottom }

  // MARK: Loading

  /// Loads the next page at `end`, or the first page if no page is loaded. No effect while a request runs, after an
  /// error (see ``retry(_:)``), and after the last page.
  public func load(_ end: End) {
    guard state(of: end) == .idle, let request = nextRequest(at: end) else { return }
    halts[end] = nil
    start(request, in: Lane(end))
  }

  /// Repeats the failed request at `end`. No effect if the state is not `failed`.
  public func retry(_ end: End) {
    guard case .failed = state(of: end) else { return }
    fruitlessPages[end] = 0
    set(.idle, Lane(end))
    load(end)
  }

  /// Continues an ended list: `cursor` becomes the next page at `end`. No effect if the state is not `ended`.
  public func reopen(_ end: End, at cursor: String) {
    guard state(of: end) == .ended else { return }
    cursors[end] = cursor
    fruitlessPages[end] = 0
    set(.idle, Lane(end))
  }

  /// Loads more if the item `id`, which has appeared, is near an end of the list (`PrefetchDistance.rows`).
  package func loadMoreIfNeeded(at id: Item.ID) {
    let rows = min(max(prefetch.rows, 0), items.count) + 1
    if items.suffix(rows).contains(where: { $0.id == id }) { load(.bottom) }
    if items.prefix(rows).contains(where: { $0.id == id }) { load(.top) }
  }

  /// Loads more if the remaining distance is short (`PrefetchDistance.points`, `PrefetchDistance.viewports`). Content
  /// shorter than the viewport therefore loads the next page. Call it when scrolling or layout changes the geometry.
  package func loadMoreIfNeeded(in window: LoadWindow) {
    if window.isNear(window.below, within: prefetch), goesOn(.bottom, in: window) { load(.bottom) }
    if window.isNear(window.above, within: prefetch), goesOn(.top, in: window) { load(.top) }
  }

  /// True if no request was cancelled at `end`, or the user has scrolled since.
  private func goesOn(_ end: End, in window: LoadWindow) -> Bool {
    guard let halt = halts[end] else { return true }
    guard let distance = halt.distanceAbove else {
      halts[end]?.distanceAbove = window.above
      return false
    }
    return abs(window.above - distance) >= 1
  }

  /// Requests the newest items, and returns when the response is applied. A call during a refresh waits for that
  /// refresh.
  ///
  /// The request belongs to the loader and continues when the waiting task is cancelled.
  public func refresh() async {
    if flights[.refresh] == nil { startRefresh() }
    await flights[.refresh]?.task.value
  }

  /// Cancels all running requests. Their responses are discarded, and no page is requested automatically until the user
  /// scrolls on. ``load(_:)``, ``retry(_:)`` and ``refresh()`` still start a request at once.
  public func cancel() {
    for end in End.allCases where isLoading(end) { halts[end] = Halt() }
    for lane in Lane.allCases { drop(lane) }
  }

  /// True if a running request would deliver the page for `load(_:)`. A refresh of an empty list delivers the first
  /// page.
  private func isLoading(_ end: End) -> Bool {
    flights[Lane(end)] != nil || (end == .bottom && !hasBegun && flights[.refresh] != nil)
  }

  /// Waits until no request is running.
  package func settle() async {
    while let flight = flights.values.first { await flight.task.value }
  }

  // MARK: Editing

  /// Removes an item. Later pages do not insert it again, unless a refresh replaces all items, or 10,000 further items were removed.
  public func remove(_ id: Item.ID) {
    guard contents.contains(id) else { return }
    contents.remove(id)
    removed.insert(id)
  }

  /// Replaces the value of the item with the same identity; no effect if it is not loaded.
  public func update(_ item: Item) {
    if contents.contains(item.id) { contents.update(item) }
  }

  // MARK: Requests

  private func nextRequest(at end: End) -> PageRequest<Item.ID>? {
    if let cursor = cursors[end] { return end == .top ? .above(cursor: cursor) : .below(cursor: cursor) }
    // A refresh of an empty list requests the first page itself.
    return end == .bottom && !hasBegun && flights[.refresh] == nil ? .first : nil
  }

  private func startRefresh() {
    if hasBegun, let first = items.first {
      start(.latest(since: first.id), in: .refresh)
    } else {
      drop(.bottom)
      start(.first, in: .refresh)
    }
  }

  private func start(_ request: PageRequest<Item.ID>, in lane: Lane) {
    lastNumber += 1
    let number = lastNumber
    let task = Task { [weak self, source] in
      let result: Result<LoadedPage<Item>, any Error>
      do { result = .success(try await source(request)) } catch { result = .failure(error) }
      await self?.receive(result, lane, number)
    }
    flights[lane] = Flight(number: number, request: request, task: task)
    set(.loading, lane)
  }

  private func drop(_ lane: Lane) {
    guard let flight = flights.removeValue(forKey: lane) else { return }
    flight.task.cancel()
    set(.idle, lane)
  }

  private func receive(_ result: Result<LoadedPage<Item>, any Error>, _ lane: Lane, _ number: Int) async {
    guard let flight = flights[lane], flight.number == number else { return }
    switch result {
    case .success(let page):
      let change = change(by: page, flight.request)
      guard let found = await take(page.items, as: change, lane, number) else { return }
      flights[lane] = nil
      conclude(page, flight.request, lane, found)
    case .failure(let error):
      flights[lane] = nil
      // The source cancelled itself: requests cancelled by the loader have left `flights` before. Without an error
      // state the page would be requested again at once.
      fail(error is CancellationError ? "The request was cancelled." : error.messageForPeople, lane)
    }
  }

  private func fail(_ message: String, _ lane: Lane) {
    set(.failed(message: message), lane)
    // An empty list has no rows to scroll, so the error is shown in place of the rows.
    if lane == .refresh, !hasBegun { set(.failed(message: message), .bottom) }
  }

  private func set(_ state: LoadState, _ lane: Lane) {
    switch lane {
    case .top: if top != state { top = state }
    case .bottom: if bottom != state { bottom = state }
    case .refresh: if refreshing != state { refreshing = state }
    }
  }

  // MARK: Answers

  private func change(by page: LoadedPage<Item>, _ request: PageRequest<Item.ID>) -> PagedItems<Item>.Change {
    switch request {
    case .first: .replace
    case .latest: page.isConnected ? .merge(.top) : .replace
    case .below: .merge(.bottom)
    case .above: .merge(.top)
    }
  }

  /// Applies the items of a page, a large page off the main actor, repeated if items were edited meanwhile. Returns
  /// true if the page contained new items; nil if the request was dropped.
  private func take(
    _ page: [Item], as change: PagedItems<Item>.Change, _ lane: Lane, _ number: Int
  ) async -> Bool? {
    while true {
      // A page that replaces all items also restores removed items.
      let accepted =
        if case .merge = change, !removed.isEmpty { page.filter { !removed.contains($0.id) } } else { page }
      if accepted.isEmpty, case .merge = change { return false }
      guard page.count > Self.largePage else { return contents.take(accepted, as: change) }
      let edits = contents.edits
      let (items, found) = await Self.taking(accepted, as: change, into: contents)
      guard flights[lane]?.number == number else { return nil }
      guard contents.edits == edits else { continue }
      contents = items
      return found
    }
  }

  @concurrent nonisolated private static func taking(
    _ page: [Item], as change: PagedItems<Item>.Change, into items: PagedItems<Item>
  ) async -> (items: PagedItems<Item>, found: Bool) {
    var items = items
    let found = items.take(page, as: change)
    return (items, found)
  }

  /// Updates the states and cursors after the items of a page were applied.
  private func conclude(
    _ page: LoadedPage<Item>, _ request: PageRequest<Item.ID>, _ lane: Lane, _ found: Bool
  ) {
    switch request {
    case .first: begin(with: page)
    case .latest: if page.isConnected { set(.idle, .refresh) } else { begin(with: page) }
    case .below: advance(.bottom, to: page.below, found: found)
    case .above: advance(.top, to: page.above, found: found)
    }
  }

  /// Resets the states after a page that replaced all items.
  private func begin(with page: LoadedPage<Item>) {
    set(.idle, .refresh)
    drop(.top)
    drop(.bottom)
    hasBegun = true
    halts = [:]
    removed = RecentIdentities()
    fruitlessPages = [:]
    advance(.top, to: page.above, found: true)
    advance(.bottom, to: page.below, found: !items.isEmpty)
  }

  /// Sets the cursor of the next page, and requests it at once if the last page contained no new items.
  private func advance(_ end: End, to cursor: String?, found: Bool) {
    cursors[end] = cursor
    guard cursor != nil else { return set(.ended, Lane(end)) }
    set(.idle, Lane(end))
    fruitlessPages[end] = found ? 0 : fruitlessPages[end, default: 0] + 1
    if found { return }
    if fruitlessPages[end, default: 0] < Self.maximumFruitlessPages {
      load(end)
    } else {
      fail("\(Self.maximumFruitlessPages) pages in a row had nothing new. Try again to look further.", Lane(end))
    }
  }
}

extension Error {
  /// The error message for users: `errorDescription` of a `LocalizedError`, otherwise the error's description.
  fileprivate var messageForPeople: String {
    (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
  }
}
