/// The edges at which headers and footers are pinned while their section is visible.
package struct LazyPinnedEdges: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let headers = LazyPinnedEdges(rawValue: 1)
  package static let footers = LazyPinnedEdges(rawValue: 2)
}

/// A container of rows in lines that builds only the lines near the viewport.
///
/// Its length is that of its `ExtentIndex`: exact for measured rows, estimated for others. Layout builds the visible lines and a few
/// ahead, measures them, and corrects `ScrollModel.offset` by the difference between the measured and the estimated length of rows before
/// the first visible row, so that no visible row moves. Outside of a `ScrollNode` the window is the viewport.
package final class LazyNode: RenderNode {
  package weak var source: (any RowSource)?
  /// The owner of the rows' appearance and interaction; `nil` leaves the nodes of items unchanged. Set before the first line is built.
  var rowDelegate: (any LazyRowDelegate)?
  package let axis: Axis
  /// The guide that aligns lines across `axis`.
  package var alignment: AlignmentKey { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// The distance between `lines` in points; `nil` for the default.
  package var spacing: CGFloat? { didSet { if spacing != oldValue { forgetMeasures() } } }
  /// The columns of a grid; empty for a stack.
  package private(set) var tracks: [LazyTracks.Item] = []
  package var pinnedEdges: LazyPinnedEdges = [] { didSet { if pinnedEdges != oldValue { setNeedsOwnLayout() } } }
  /// The distance in points beyond the viewport in which rows count as visible, because effects move them into view or the `ScrollNode`
  /// does not clip.
  package var overdraw: CGFloat {
    get { max(effectOverdraw, scroll?.overdraw(axis) ?? 0) }
    set { effectOverdraw = newValue }
  }
  private var effectOverdraw: CGFloat = 0 { didSet { if effectOverdraw != oldValue { setNeedsOwnLayout() } } }

  package internal(set) var lines = LazyLines()
  /// The built (`live`) lines, in order.
  package var live: [LazyLine] = []
  weak var scroll: ScrollNode?
  /// The extents of `lines`.
  var measurements = LineMeasurements()
  /// The viewport, and the range of lines that are built for it.
  var window = LazyWindow()
  /// The corrections of the scroll offset that keep visible rows in place.
  package var corrections = LazyCorrections()
  /// The replacement of one lazy container by another.
  var succession = LazySuccession()
  var emptyLines = LazyEmptyLines()
  var idle = LazyIdleWork()
  /// True during `layOutLines()`.
  var isLayingOut = false
  /// The number of live rows that were reported to `host` for this container.
  private var reportedRows = 0

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    super.init()
    capabilities.insert([.absorbsChildLayout, .arrangesRows, .buildsRows])
  }

  override func didAttach() {
    scroll = nearest(ScrollFact.self) { $0.axes.contains(axis) }
    scroll?.add(self)
    if scroll == nil || window.departed !== scroll { forgetViewport() }
    window.departed = nil
    // In another scroll view it can be placed at the same position and would not be laid out.
    setNeedsOwnLayout()
  }

  override func willDetach() {
    rowDelegate?.willLeaveWindow()
    window.follower?.willReplaceItems()
    scroll?.remove(self)
    // The rows keep their places through changes while the scroll view is not in the window, as under a pushed page.
    window.departed = scroll
    scroll = nil
    corrections.leaveScroll()
    succession.isHandedOver = false
    idle.isScheduled = false
    host?.remove(self)
    host?.work.liveRows -= reportedRows
    reportedRows = 0
  }

  /// Forgets the rows visible in a scroll view that the container has left.
  private func forgetViewport() {
    window.viewport = nil
    corrections.forgetAnchors()
  }

  /// Reports the number of built rows to `host`.
  func reportRows() {
    let count = liveItemCount
    host?.work.liveRows += count - reportedRows
    reportedRows = count
  }

  // MARK: What it says about itself

  override var stackAxis: Axis? { axis }

  /// The distance after a line, in points.
  var gap: CGFloat { spacing ?? StackArrangement.defaultSpacing }

  /// The length of the whole list, in points.
  var totalLength: CGFloat { length(of: index) }

  func length(of index: ExtentIndex) -> CGFloat { max(0, index.total - (index.total > 0 ? gap : 0)) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.cross] ?? idealAcross
    return CGSize(along: length(across: across), across: across, axis: axis)
  }

  /// The length across `axis` without a proposal: that of the first line, as in SwiftUI.
  private var idealAcross: CGFloat {
    guard lines.count > 0, host != nil else { return 0 }
    if !tracks.isEmpty { return LazyTracks.tracks(for: tracks, available: 0).last.map { $0.origin + $0.length } ?? 0 }
    // The line has no position yet and may be far from the viewport.
    if !isLive(0), !isLayingOut { setNeedsOwnLayout() }
    let first = live[buildLine(0, isPresent: false)]
    let sizes = first.cells.flatMap(\.nodes).map { $0.sizeThatFits(.unspecified)[axis.cross] }
    return sizes.max() ?? 0
  }

  override func isStretchable(along axis: Axis) -> Bool { axis != self.axis }

  override func layoutChildren() { layOutLines() }

  // MARK: The list

  /// The offsets of lines at the present length across `axis`. The extent of a line includes the spacing after it.
  package var index: ExtentIndex { measurements.index }

  /// The number of built items.
  package var liveItemCount: Int { live.reduce(0) { $0 + $1.cells.count } }

  /// The number of stored extents, for all lengths across `axis`.
  package var storedExtentCount: Int { measurements.storedCount }

  /// The number of `lines`, built or not.
  package var lineCount: Int { lines.count }

  /// Sets the columns and assigns items to lines again.
  package func setTracks(_ new: [LazyTracks.Item]) {
    guard new != tracks else { return }
    tracks = new
    regroup()
    setNeedsLayout()
  }

  /// The number of items in a line.
  var itemsPerLine: Int {
    guard !tracks.isEmpty else { return 1 }
    return LazyTracks.tracks(for: tracks, available: measurements.across ?? size[axis.cross]).count
  }

  /// Assigns items to lines again and discards the measurements.
  func regroup() {
    if corrections.pendingAnchor == nil { captureAnchor() }
    let anchorItem = corrections.pendingAnchor.flatMap(keepAnchorItem)
    let cells = live.flatMap { line in line.cells.map { ($0, line.isPresent) } }
    lines = lines.regrouped(itemsPerLine: itemsPerLine)
    measurements.replaceAll(with: lines.allNew)
    live = regrouped(cells)
    if let anchorItem { corrections.pendingAnchor?.line = lines.line(ofItem: anchorItem) }
  }

  /// Stores and returns the item of an anchor that its next line must contain: that of the last change, if it is in the line of `anchor`.
  @discardableResult
  func keepAnchorItem(_ anchor: LazyAnchor) -> Int? {
    guard lines.count > 0 else { return nil }
    let items = lines.items(inLine: min(anchor.line, lines.count - 1))
    if let kept = corrections.anchorItem, items.contains(kept) { return kept }
    corrections.anchorItem = anchor.isHeld ? items.lowerBound : nil
    return items.lowerBound
  }

  /// Changes the list. Kept items keep their measurements, and visible rows keep their positions.
  ///
  /// `successors`: inserted items with the ids of visible items that were removed, by the index of the removed item.
  package func rearrange(_ items: RowRearrangement, groups: [LazyGroup], successors: [Int: Int] = [:]) {
    rowDelegate?.willReplaceItems()
    window.follower?.willReplaceItems()
    corrections.anchorItem = nil
    let old = lines
    let visible = capturesAnchors ? visibleLines() : awaitedLines
    let relocation = RowRelocation(items)
    lines = LazyLines(groups, itemsPerLine: itemsPerLine)
    let list = lines.rearrangement(of: items, from: old)
    measurements.rearrange(list)
    let cells = live.flatMap { line in
      line.cells.compactMap { cell -> (LazyCell, Bool)? in
        guard let item = relocation.newIndex(of: cell.item) else { return nil }
        return (LazyCell(item: item, nodes: cell.nodes), line.isPresent)
      }
    }
    live = regrouped(cells.sorted { $0.0.item < $1.0.item })
    if host?.changes.update.adjustsOffsets == false {
      corrections.pendingAnchor = unheldAnchor
    } else {
      relocateAnchor(visible, by: relocation, successors)
    }
    idle.listDidChange(newLines: list.newCount, of: lines.count)
    scroll?.model.forgetEnds()
    setNeedsOwnLayout()
    listDidChange()
    recordEntering(items)
  }

  /// Prepares the transitions of an animated change: removed rows leave their drawings behind, inserted rows enter when they are built.
  private func recordEntering(_ items: RowRearrangement) {
    guard host?.changes.update.animation != nil else { return window.setEntering([]) }
    adoptNodes()
    window.setEntering(items.newRanges)
  }

  /// The items that keep their positions during a change of the list, the preferred anchor first.
  package var heldItems: [Int] { (capturesAnchors ? visibleLines() : awaitedLines).map(\.item) }

  /// The anchor of the next layout pass, which must follow a second change of the list before that pass.
  private var awaitedLines: [(item: Int, position: CGFloat)] {
    guard let pendingAnchor = corrections.pendingAnchor, pendingAnchor.isHeld, pendingAnchor.line < lines.count else {
      return []
    }
    return lines.items(inLine: pendingAnchor.line).map { ($0, pendingAnchor.position) }
  }

  /// Adopts the nodes of built items after they have changed.
  package func nodesDidChange() {
    guard let source, !isLayingOut else { return }
    for line in live.indices {
      for cell in live[line].cells.indices {
        live[line].cells[cell].nodes = topNodes(ofItem: live[line].cells[cell].item, source)
      }
    }
    adoptNodes()
    setNeedsOwnLayout()
  }

  private func regrouped(_ cells: [(LazyCell, Bool)]) -> [LazyLine] {
    var result: [LazyLine] = []
    for (cell, isPresent) in cells {
      let line = lines.line(ofItem: cell.item)
      if let last = result.last, last.line == line {
        result[result.count - 1].cells.append(cell)
      } else {
        result.append(LazyLine(line: line, cells: [cell], isPresent: isPresent))
      }
    }
    return result
  }

  private func forgetMeasures() {
    measurements.forget()
    setNeedsLayout()
  }

  /// Invalidates the layout after a change of the list.
  private func listDidChange() {
    corrections.lengthFeedback = LengthFeedback()
    guard parent != nil else { return }
    var new = size
    new[axis] = totalLength
    resize(to: new)
  }

  // MARK: Building

  /// Builds a line unless it is built. Returns its index in `live`.
  func buildLine(_ line: Int, isPresent: Bool) -> Int {
    var liveIndex = firstLive(from: line)
    let items = lines.items(inLine: line)
    if liveIndex < live.count, live[liveIndex].line == line {
      if live[liveIndex].cells.count == items.count { return liveIndex }
    } else {
      live.insert(LazyLine(line: line, cells: [], isPresent: isPresent), at: liveIndex)
    }
    window.countBuiltLine()
    for item in items where !live[liveIndex].cells.contains(where: { $0.item == item }) {
      guard let source else { continue }
      source.buildItem(item, isPresent: live[liveIndex].isPresent, isEntering: window.isEntering(item))
      // Building can run code that lays out and changes `live`.
      liveIndex = firstLive(from: line)
      let nodes = topNodes(ofItem: item, source)
      appendChildren(nodes)
      let position = live[liveIndex].cells.firstIndex { $0.item > item } ?? live[liveIndex].cells.count
      live[liveIndex].cells.insert(LazyCell(item: item, nodes: nodes), at: position)
    }
    return liveIndex
  }

  /// The index in `live` of the first line that is not before `line`.
  func firstLive(from line: Int) -> Int {
    var (low, high) = (0, live.count)
    while low < high {
      let middle = (low + high) / 2
      if live[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isLive(_ line: Int) -> Bool {
    let liveIndex = firstLive(from: line)
    return liveIndex < live.count && live[liveIndex].line == line
      && live[liveIndex].cells.count == lines.items(inLine: line).count
  }

  /// The outermost nodes of an item: modifiers around the list insert nodes around those of each item.
  private func topNodes(ofItem item: Int, _ source: any RowSource) -> [RenderNode] {
    var tops: [RenderNode] = []
    for node in source.nodes(ofItem: item) {
      var top = node
      while let parent = top.parent, parent !== self { top = parent }
      if tops.last !== top { tops.append(top) }
    }
    guard let rowDelegate else { return tops }
    return tops.map(rowDelegate.row)
  }

  /// Sets the nodes of the built (`live`) lines as children, pinned lines last, so that they are in front.
  func adoptNodes() {
    var nodes: [RenderNode] = []
    var front: [RenderNode] = []
    for line in live {
      let isPinnable = lines.role(ofLine: line.line) != .row && !pinnedEdges.isEmpty
      for cell in line.cells {
        if isPinnable { front += cell.nodes } else { nodes += cell.nodes }
      }
    }
    replaceChildren(nodes + front)
  }
}

/// The lazy container that a node is.
package enum LazyFact: NodeFact {
  package static var capability: NodeCapabilities { .buildsRows }
  package static func value(of node: RenderNode) -> LazyNode? { node as? LazyNode }
}

extension LazyNode {
  /// The ranges of items with measured lines, at any length across `axis`, in order.
  package func measuredItems(in range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty, range.upperBound <= lines.itemCount else { return [] }
    let within = lines.line(ofItem: range.lowerBound)..<lines.line(ofItem: range.upperBound - 1) + 1
    return measurements.measuredRanges(in: within).compactMap { lines in
      let items =
        self.lines.items(inLine: lines.lowerBound)
        .lowerBound..<self.lines.items(inLine: lines.upperBound - 1).upperBound
      return items.overlaps(range) ? items.clamped(to: range) : nil
    }
  }
}

extension [Range<Int>] {
  /// The same indices as sorted ranges that neither overlap nor touch.
  package var merged: [Range<Int>] {
    var result: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
