import Foundation
import Observation

/// The items of a list that comes in pages: what is there, what is on its way, and what has gone wrong.
///
/// Give it to a view as `@State`, show its items with ``PagedRows``, and call ``refresh()`` in `refreshable`. A view of another kind
/// shows ``items`` and calls ``loadMoreIfNeeded(at:)`` where a row appears, or ``loadMoreIfNeeded(in:)`` when the geometry changes.
///
/// - At each end one request runs at a time. What a cancelled or outdated request brings is dropped.
/// - Items are known by their ids: one that comes again takes the place that it has, with its new value.
/// - A page without anything new does not end the list: the next one is asked for, ``mostFruitlessPages`` times at most.
/// - After an error nothing is loaded at that end until ``retry(_:)``.
///
/// ```swift
/// @State private var loader = PagedLoader { request in try await server.page(for: request) }
///
/// LazyVStack { PagedRows(loader) { Row($0) } }
/// ```
@MainActor @Observable public final class PagedLoader<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// Answers one request; cancelled when nobody wants the answer any more. Called on the main actor: what it awaits runs where that
  /// is declared to.
  public typealias Source = @MainActor @Sendable (PageRequest<Item.ID>) async throws -> LoadedPage<Item>

  /// An end of the list.
  public enum End: Hashable, Sendable, CaseIterable {
    case top
    case bottom
  }

  /// In the order in which they are shown, each id once.
  public var items: [Item] { contents.items }
  /// Where loading stands below the last item.
  public private(set) var bottom = LoadState.idle
  /// Where loading stands above the first item; `ended` until a page says that there is something.
  public private(set) var top = LoadState.ended
  /// Where ``refresh()`` stands: `idle`, `loading` or `failed`.
  public private(set) var refreshing = LoadState.idle

  public let prefetch: PrefetchDistance

  /// So many pages without anything new may follow each other; then it counts as an error, which a person may retry.
  public static var mostFruitlessPages: Int { 5 }

  /// Pages of more items are merged beside the main actor, which may draw frames meanwhile.
  nonisolated static var largePage: Int { 1000 }

  /// What runs one request at a time.
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
  /// Whether a first page has come.
  @ObservationIgnored private var hasBegun = false
  /// A request was cancelled, and nothing is asked for by itself before the person scrolls on.
  private struct Halt {
    /// How far from the content's beginning the person has read then, in points; nil until somebody has said so.
    var place: Double?
  }

  @ObservationIgnored private var halts: [End: Halt] = [:]
  /// What was taken out by hand, and is not to come back with a later page.
  @ObservationIgnored private var removed: Set<Item.ID> = []

  public init(prefetch: PrefetchDistance = PrefetchDistance(), source: @escaping Source) {
    self.prefetch = prefetch
    self.source = source
  }

  isolated deinit {
    for flight in flights.values { flight.task.cancel() }
  }

  public func state(of end: End) -> LoadState { end == .top ? top : bottom }

  // MARK: Loading

  /// Loads the next page at `end`, or the first page if there is none. Nothing while one is on its way, after an error
  /// (see ``retry(_:)``), and where there is nothing more.
  public func load(_ end: End) {
    guard state(of: end) == .idle, let request = nextRequest(at: end) else { return }
    halts[end] = nil
    start(request, in: Lane(end))
  }

  /// Tries again what has failed at `end`; nothing if nothing has.
  public func retry(_ end: End) {
    guard case .failed = state(of: end) else { return }
    fruitlessPages[end] = 0
    set(.idle, Lane(end))
    load(end)
  }

  /// There is more at `end` after all: what `cursor` leads to is loaded next. Nothing where no end was reached.
  public func reopen(_ end: End, at cursor: String) {
    guard state(of: end) == .ended else { return }
    cursors[end] = cursor
    fruitlessPages[end] = 0
    set(.idle, Lane(end))
  }

  /// The row of the item `id` has appeared: loads more if it is one of the first or last rows.
  public func loadMoreIfNeeded(at id: Item.ID) {
    let rows = min(max(prefetch.rows, 0), items.count) + 1
    if items.suffix(rows).contains(where: { $0.id == id }) { load(.bottom) }
    if items.prefix(rows).contains(where: { $0.id == id }) { load(.top) }
  }

  /// Scrolling or layout has changed what is visible: loads more where little is left. So content that is shorter than the view
  /// brings the next page.
  public func loadMoreIfNeeded(in window: LoadWindow) {
    if window.isNear(window.below, within: prefetch), goesOn(.bottom, in: window) { load(.bottom) }
    if window.isNear(window.above, within: prefetch), goesOn(.top, in: window) { load(.top) }
  }

  /// Whether nothing has been cancelled at `end`, or the person has scrolled since.
  private func goesOn(_ end: End, in window: LoadWindow) -> Bool {
    guard let halt = halts[end] else { return true }
    guard let place = halt.place else {
      halts[end]?.place = window.above
      return false
    }
    return abs(window.above - place) >= 1
  }

  /// Looks for what has come in, and returns when that is done. While a refresh runs, waits for that one.
  ///
  /// The request belongs to the loader: it goes on when the task that waits here is cancelled.
  public func refresh() async {
    if flights[.refresh] == nil { startRefresh() }
    await flights[.refresh]?.task.value
  }

  /// Cancels what is on its way. Nothing of it will arrive, and nothing is asked for again by itself until the person scrolls on.
  /// ``load(_:)``, ``retry(_:)`` and ``refresh()`` ask at once.
  public func cancel() {
    for end in End.allCases where isLoading(end) { halts[end] = Halt() }
    for lane in Lane.allCases { drop(lane) }
  }

  /// Whether something is on its way that ``load(_:)`` would bring: a refresh of nothing brings the first page.
  private func isLoading(_ end: End) -> Bool {
    flights[Lane(end)] != nil || (end == .bottom && !hasBegun && flights[.refresh] != nil)
  }

  /// Waits until nothing is on its way.
  package func settle() async {
    while let flight = flights.values.first { await flight.task.value }
  }

  // MARK: Editing

  /// Takes an item out. It does not come back with a page, unless a refresh replaces all items.
  public func remove(_ id: Item.ID) {
    guard contents.contains(id) else { return }
    contents.remove(id)
    removed.insert(id)
  }

  /// Gives the item with the same id a new value; nothing if there is none.
  public func update(_ item: Item) {
    if contents.contains(item.id) { contents.update(item) }
  }

  // MARK: Requests

  private func nextRequest(at end: End) -> PageRequest<Item.ID>? {
    if let cursor = cursors[end] { return end == .top ? .above(cursor: cursor) : .below(cursor: cursor) }
    // A refresh of an empty list brings the first page itself.
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
      // The loader's own cancellations do not come here: the source has given up by itself, and would be asked again at once.
      fail(error is CancellationError ? "The request was cancelled." : error.messageForPeople, lane)
    }
  }

  private func fail(_ message: String, _ lane: Lane) {
    set(.failed(message: message), lane)
    // Nothing is there that could be scrolled: the error has to be seen where the rows would be.
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

  /// Takes the items of a page in: a large one beside the main actor, and again where items have changed meanwhile. Returns whether
  /// anything was new; nil if the request was dropped.
  private func take(
    _ page: [Item], as change: PagedItems<Item>.Change, _ lane: Lane, _ number: Int
  ) async -> Bool? {
    while true {
      // A page that replaces everything brings back what was taken out.
      let wanted = if case .merge = change, !removed.isEmpty { page.filter { !removed.contains($0.id) } } else { page }
      if wanted.isEmpty, case .merge = change { return false }
      guard page.count > Self.largePage else { return contents.take(wanted, as: change) }
      let edits = contents.edits
      let (items, found) = await Self.taking(wanted, as: change, into: contents)
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

  /// What follows when the items of a page are there.
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

  /// The page has replaced all items.
  private func begin(with page: LoadedPage<Item>) {
    set(.idle, .refresh)
    drop(.top)
    drop(.bottom)
    hasBegun = true
    halts = [:]
    removed = []
    fruitlessPages = [:]
    advance(.top, to: page.above, found: true)
    advance(.bottom, to: page.below, found: !items.isEmpty)
  }

  /// Goes on to the next page, at once where the last one has brought nothing.
  private func advance(_ end: End, to cursor: String?, found: Bool) {
    cursors[end] = cursor
    guard cursor != nil else { return set(.ended, Lane(end)) }
    set(.idle, Lane(end))
    fruitlessPages[end] = found ? 0 : fruitlessPages[end, default: 0] + 1
    if found { return }
    if fruitlessPages[end, default: 0] < Self.mostFruitlessPages {
      load(end)
    } else {
      fail("\(Self.mostFruitlessPages) pages in a row had nothing new. Try again to look further.", Lane(end))
    }
  }
}

extension Error {
  /// What a person is told of it: the error's own words, where it has any.
  fileprivate var messageForPeople: String {
    (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
  }
}
