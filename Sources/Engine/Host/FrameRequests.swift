/// A node with requests of the program for scroll offsets.
@MainActor protocol ScrollRequester: RenderNode {
  /// Turns requests into offsets. Called once no layout is pending that could change the position of their targets.
  func resolveScrollRequests()
  /// Removes the requests that are fulfilled, or without a target in the window. Returns true if requests are left for the next frame.
  func finishScrollRequests(isSettled: Bool) -> Bool
}

/// The work that is marked for the current or the next frame: one list or flag for each kind.
@MainActor final class FrameRequests {
  /// A node at which layout starts again, and the change that made it necessary.
  struct Layout {
    let node: RenderNode
    let change: ChangeContext
  }

  /// A ticker and the time in seconds from which on it is due; −∞ means in the next frame.
  typealias Ticker = (ticker: any FrameTicker, due: Double)

  /// Nodes to be laid out, in the order of their requests.
  var layouts: [Layout] = []
  /// Nodes with the `place` flag, for `PlacePass`.
  var places: [any Translating] = []
  /// The nodes with scroll requests that have not been fulfilled.
  var scrolls: [any ScrollRequester] = []
  /// True if observers of geometry must compare their values.
  var comparesGeometry = false
  /// True if a new `DisplayList` must be recorded.
  var paints = false
  private(set) var tickers: [Ticker] = []
  /// The tickers of the running tick pass. Kept between frames for its capacity.
  private var runningTickers: [Ticker] = []
  /// The tickers that were removed during the running tick pass, and not added again.
  private var endedTickers: [ObjectIdentifier] = []

  /// True if any work but that of `tickers` is marked.
  var isMarked: Bool { paints || comparesGeometry || !layouts.isEmpty || !places.isEmpty || !scrolls.isEmpty }

  /// True if work is marked, or a ticker is due at `time`.
  func wantsFrame(at time: Double) -> Bool { isMarked || tickers.contains { time.hasReached($0.due) } }

  /// The earliest time at which a ticker is due; nil without tickers. O(tickers).
  var nextDeadline: Double? {
    var first: Double?
    for (_, due) in tickers where due < first ?? .infinity { first = due }
    return first
  }

  /// Adds a node, which is a `ScrollRequester`, to `scrolls`.
  func addScroll(of node: RenderNode) {
    guard let node = node as? any ScrollRequester, !scrolls.contains(where: { $0 === node }) else { return }
    scrolls.append(node)
  }

  /// Removes the place and scroll requests of a node that leaves the tree. Its layout requests are skipped by `LayoutPass`.
  func forget(_ node: RenderNode) {
    scrolls.removeAll { $0 === node }
    if node.clearPlaceMark() { places.removeAll { $0 === node } }
  }

  // MARK: Tickers

  /// Schedules `ticker` for the first frame at or after `due`, in seconds on the frame clock: by default the next frame.
  func add(_ ticker: any FrameTicker, due: Double = -.infinity) {
    endedTickers.removeAll { $0 == ObjectIdentifier(ticker) }
    if let index = tickers.firstIndex(where: { $0.ticker === ticker }) {
      tickers[index].due = due
    } else {
      tickers.append((ticker, due))
    }
  }

  /// Ends the calls of `ticker`, also in the running tick pass.
  func remove(_ ticker: any FrameTicker) {
    tickers.removeAll { $0.ticker === ticker }
    if !runningTickers.isEmpty { endedTickers.append(ObjectIdentifier(ticker)) }
  }

  /// Calls `body` with each scheduled ticker, which returns the next due time, or nil to remove it. A ticker that is added
  /// again while `body` runs keeps its new entry.
  func forEachTicker(_ body: (Ticker) -> Double?) {
    guard !tickers.isEmpty else { return }
    swap(&tickers, &runningTickers)
    defer {
      runningTickers.removeAll(keepingCapacity: true)
      endedTickers.removeAll(keepingCapacity: true)
    }
    for entry in runningTickers where !hasEnded(entry.ticker) {
      guard let next = body(entry), !hasEnded(entry.ticker),
        !tickers.contains(where: { $0.ticker === entry.ticker })
      else { continue }
      tickers.append((entry.ticker, next))
    }
  }

  private func hasEnded(_ ticker: any FrameTicker) -> Bool { endedTickers.contains(ObjectIdentifier(ticker)) }
}
