import Engine

/// The search in a container: its bar, its matches and the current match.
@MainActor @Observable final class FindController {
  private(set) var isPresented = false
  /// The text of the bar. A change starts the search.
  var text = "" { didSet { if text != oldValue { textDidChange() } } }
  private(set) var summary = FindSummary()
  /// Changes when the bar is to take the keyboard's focus.
  private(set) var focusRequests = 0

  @ObservationIgnored private weak var container: (any LazyListOwner)?
  @ObservationIgnored private unowned let graph: ViewGraph
  @ObservationIgnored private let didEnd: () -> Void
  @ObservationIgnored private(set) var session: FindSession?
  @ObservationIgnored private var current: Match?
  /// The item with which a search begins, in view when the bar was opened.
  @ObservationIgnored private var start = 0
  @ObservationIgnored private var isSearchQueued = false
  @ObservationIgnored private weak var formerFocus: (any FocusTarget)?
  @ObservationIgnored private var popup: PopupHandle?
  /// True if the `FindBar` is at the bottom of `scroll`; see `avoid(_:in:)`.
  @ObservationIgnored private var isAtBottom = false

  /// A match in a row.
  struct Match {
    var item: Int
    /// The index among the matches of the row.
    var index: Int
    /// The identity of the row.
    var id: AnyHashable?
    /// False until the match was found again after a change of the data.
    var isConfirmed = true
  }

  init(_ container: any LazyListOwner, in graph: ViewGraph, didEnd: @escaping () -> Void) {
    self.container = container
    self.graph = graph
    self.didEnd = didEnd
  }

  var scroll: ScrollNode? { container?.lazyNode?.nearestScrollNode() }

  // MARK: The bar

  func open() {
    guard let container, let scroll else { return didEnd() }
    focusRequests += 1
    guard !isPresented else { return }
    (isPresented, isAtBottom) = (true, false)
    formerFocus = graph.focus.current
    start = firstVisibleItem
    popup = graph.popups.show(at: placement, takesPresses: true, environment: container.environment) {
      FindBar(finder: self)
    }
    graph.add(self as any GeometryObserver)
    scroll.indicators.tickColor = Self.tickColor.rgba(in: container.environment)
    scroll.indicators.tickSource = self
    search(keepsCurrent: false)
  }

  func close() {
    guard isPresented else { return }
    isPresented = false
    // A press in the list has moved the focus there.
    let former = formerFocus?.isMounted == true ? formerFocus : nil
    if popup?.contains(graph.focus.current) == true { graph.focus.focus(former, showsRing: false) }
    popup?.hide()
    popup = nil
    graph.remove(self as any GeometryObserver)
    endSession()
    current = nil
    scroll?.indicators.tickSource = nil
    didEnd()
  }

  /// Handles a key in the field or in the container.
  func handle(_ key: KeyStroke) -> Bool {
    guard isPresented else { return false }
    switch (key.key, key.modifiers) {
    case (.escape, []): close()
    case (.function(3), []): move(by: 1)
    case (.function(3), .shift): move(by: -1)
    default: return false
    }
    return true
  }

  private static let tickColor = Color(
    .adaptive(light: RGBAColor(hex: 0xC77700), dark: RGBAColor(hex: 0xFFB340)))

  /// The position of the `FindBar` in a trailing corner of `scroll`: the upper, or the lower while `isAtBottom`.
  private var placement: PopupNode.Placement {
    guard let scroll else { return .at(.zero) }
    let frame = scroll.convert(scroll.bounds, to: nil)
    let visible = scroll.visibleContent.offsetBy(dx: 0, dy: frame.minY - scroll.model.offset.y)
    let x = scroll.isRightToLeft ? frame.minX + FindBar.margin : frame.maxX - FindBar.margin - FindBar.width
    return .at(CGPoint(x: x, y: isAtBottom ? visible.maxY - FindBar.height : visible.minY + FindBar.margin))
  }

  /// Moves the `FindBar` to the other end of `scroll` if it covers `row` at an end of the content, where `reveal(_:)` cannot scroll further.
  private func avoid(_ row: CGRect, in scroll: ScrollNode) {
    let (metrics, visible) = (scroll.model.metrics, scroll.visibleContent)
    guard visible.height >= 3 * FindBar.height else { return }
    let moved = scroll.model.offset.y
    let first = visible.minY - moved + metrics.restingMinimum(.vertical)
    let last = visible.maxY - moved + metrics.maximum(.vertical)
    isAtBottom = isAtBottom ? row.maxY <= last - FindBar.height : row.minY < first + FindBar.height
  }

  // MARK: The search

  private func textDidChange() {
    guard isPresented else { return }
    if let current { start = current.item }
    search(keepsCurrent: false)
  }

  /// Schedules `dataDidChange()`, since views are evaluated now.
  func setNeedsSearch() {
    guard isPresented, !isSearchQueued else { return }
    isSearchQueued = true
    graph.enqueue("findable") { [weak self] in
      self?.isSearchQueued = false
      self?.dataDidChange()
    }
  }

  /// Restarts the search. The current match stays in its row, wherever the row has moved.
  private func dataDidChange() {
    guard isPresented else { return }
    guard let container, container.isMounted, !container.findableParts.isEmpty else { return close() }
    if var match = current {
      if let id = match.id, container.id(ofItem: match.item) != id, let item = container.item(withElementID: id) {
        match.item = item
      }
      match.isConfirmed = false
      current = match
      start = match.item
    }
    search(keepsCurrent: true)
  }

  private func search(keepsCurrent: Bool) {
    endSession()
    if !keepsCurrent { current = nil }
    guard let container, let pattern = TextPattern(text) else {
      current = nil
      return update()
    }
    session = FindSession(pattern, in: container.findableParts, from: start) { [weak self] in self?.didFind() }
    update()
    container.lazyNode?.host?.add(self)
  }

  private func endSession() {
    session?.cancel()
    session = nil
    for part in container?.findableParts ?? [] { part.source.marks?.show(nil, current: nil) }
    scroll?.indicators.setNeedsTicks()
  }

  private func didFind() {
    guard let session else { return }
    if let match = current, !match.isConfirmed {
      confirm(match, session)
    } else if current == nil {
      if let index = session.firstHit { select(index) }
    }
    update()
  }

  /// Finds `match` again after a change of the data: in its row, otherwise in a later row.
  private func confirm(_ match: Match, _ session: FindSession) {
    let hits = session.hits
    guard let index = session.firstHit else {
      if session.isComplete { current = nil }
      return
    }
    let offset = hits[index] == match.item ? min(match.index, hits.index(from: match.item + 1) - index - 1) : 0
    current = self.match(index + offset)
  }

  private func match(_ index: Int) -> Match? {
    guard let hits = session?.hits, hits.count > 0 else { return nil }
    let item = hits[min(index, hits.count - 1)]
    return Match(
      item: item, index: min(index, hits.count - 1) - hits.index(from: item), id: container?.id(ofItem: item))
  }

  private func select(_ index: Int) {
    current = match(index)
    if let current { reveal(current.item) }
  }

  /// Goes to the next match, or to the previous if `direction` is -1. Wraps around at both ends of `FindHits`.
  func move(by direction: Int) {
    guard let hits = session?.hits, hits.count > 0 else { return }
    let present = current.map { hits.index(from: $0.item) + $0.index } ?? (direction > 0 ? -1 : 0)
    select((present + direction + hits.count) % hits.count)
    update()
  }

  /// Scrolls the row of `item` to the middle, unless it is visible below the `FindBar`. Builds no rows between, since `LazyNode` estimates
  /// its frame.
  private func reveal(_ item: Int) {
    guard let lazy = container?.lazyNode, let scroll, item < lazy.itemCount else { return }
    let frame = scroll.contentRect(lazy.frame(ofItem: item), of: lazy)
    avoid(frame, in: scroll)
    var visible = scroll.visibleContent
    if !isAtBottom { visible.origin.y += FindBar.height }
    visible.size.height -= FindBar.height
    guard frame.minY < visible.minY || frame.maxY > visible.maxY else { return }
    let reference = UncheckedHashable(AnyHashable(LazyItemReference(item: item, in: lazy)))
    scroll.requests.add(ScrollRequest(.id(reference, anchor: .center), rank: .explicit))
  }

  private var firstVisibleItem: Int {
    guard let lazy = container?.lazyNode, let scroll else { return 0 }
    let origin = scroll.contentRect(lazy.bounds, of: lazy).minY
    return lazy.item(at: Double(max(0, scroll.visibleContent.minY - origin))) ?? 0
  }

  // MARK: Ticks and marks

  /// Updates `summary`, the ticks and the `TextMarks` of all rows.
  private func update() {
    var summary = FindSummary()
    if let session {
      summary.count = session.hits.count
      summary.isComplete = session.isComplete
      summary.isEmpty = false
      summary.index = current.flatMap { $0.isConfirmed ? session.hits.index(from: $0.item) + $0.index : nil }
    }
    if summary != self.summary { self.summary = summary }
    scroll?.indicators.setNeedsTicks()
    for part in container?.findableParts ?? [] { part.source.marks?.show(session?.pattern, current: marked(in: part)) }
  }

  private func marked(in part: FindablePart) -> TextMarks.Current? {
    guard let current, current.isConfirmed, part.items.contains(current.item) else { return nil }
    return TextMarks.Current(item: current.item, index: current.index) { [weak container] in
      container?.nodes(ofItem: current.item) ?? []
    }
  }
}

/// The figures of a `FindSession` for the `FindBar`.
struct FindSummary: Equatable {
  /// True without a text to be found.
  var isEmpty = true
  var count = 0
  /// The index of the current match, from 0; nil without a current match.
  var index: Int?
  /// False while rows are compared.
  var isComplete = true
}

extension FindController: FrameTicker {
  func tick(at time: Double) -> NextTick {
    guard let session, !session.isComplete else { return .never }
    session.advance()
    guard session.isComplete else { return .nextFrame }
    didFind()
    return .never
  }
}

extension FindController: GeometryObserver {
  /// Moves the bar with `scroll`, and closes it when the scroll view is out of sight. Rows without `findable(text:)` that are inserted or
  /// removed move the items: the search starts again.
  func compareGeometry() {
    guard let popup, scroll?.flags.contains(.layout) != true else { return }
    guard let scroll, scroll.frameInSight != nil else {
      return graph.enqueue("findable") { [weak self] in self?.close() }
    }
    popup.placement = placement
    guard let container, let session, !session.matches(container.findableParts) else { return }
    setNeedsSearch()
  }
}

extension FindController: ScrollTickSource {
  func firstTick(from position: Double) -> Double? {
    guard let hits = session?.hits, let lazy = container?.lazyNode, let scroll else { return nil }
    let origin = Double(scroll.contentRect(lazy.bounds, of: lazy).minY)
    var index = hits.index(from: lazy.item(at: max(0, position - origin)) ?? 0)
    while index < hits.count, hits[index] < lazy.itemCount {
      let middle = Double(lazy.frame(ofItem: hits[index]).midY) + origin
      if middle >= position { return middle }
      index = hits.index(from: hits[index] + 1)
    }
    return nil
  }
}
