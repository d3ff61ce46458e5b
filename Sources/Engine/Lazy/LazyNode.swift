import Geometry

/// The edges at which headers and footers stay while their section is seen.
package struct LazyPinnedEdges: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let headers = LazyPinnedEdges(rawValue: 1)
  package static let footers = LazyPinnedEdges(rawValue: 2)
}

/// Rows in a line of which only those near the viewport exist.
///
/// Its length is what its index says: measured rows exactly, the others by an estimate. Layout builds what the viewport shows and a
/// little ahead of it, measures that, and corrects the scroll offset by what rows before the first visible one turned out to be longer
/// or shorter, so that nothing that is seen moves. Outside of a scroll view the window is the viewport.
package final class LazyNode: RenderNode {
  /// What is known of a list whose rows have one length across the axis.
  struct Measured {
    let across: CGFloat
    var index: ExtentIndex
  }

  package weak var source: (any RowSource)?
  /// Makes rows of a list of the items; nil leaves them as they are. Set before anything is built.
  package weak var listStyling: (any ListRowStyling)?
  package let axis: Axis
  /// The guide by which lines stand across the axis.
  package var alignment: AlignmentKey { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// The distance between lines; nil takes the default one.
  package var spacing: CGFloat? { didSet { if spacing != oldValue { forgetMeasures() } } }
  /// The columns of a grid; empty for a stack.
  package private(set) var tracks: [LazyTracks.Item] = []
  package var pinnedEdges: LazyPinnedEdges = [] { didSet { if pinnedEdges != oldValue { setNeedsOwnLayout() } } }
  /// How far beyond the viewport rows are built as if they were seen, in points: as far as effects move rows into sight, or as content
  /// is seen outside of a scroll view that does not clip it.
  package var overdraw: CGFloat {
    get { max(effectOverdraw, scroll?.overdraw(axis) ?? 0) }
    set { effectOverdraw = newValue }
  }
  private var effectOverdraw: CGFloat = 0 { didSet { if effectOverdraw != oldValue { setNeedsOwnLayout() } } }

  /// Where lines stand, at the length across the axis that they have now. Each line's extent has the space behind it in it.
  var index = ExtentIndex(estimate: LazyMetrics.firstEstimate)
  var indexAcross: CGFloat?
  /// What is known at other lengths across, the latest last.
  var otherIndices: [Measured] = []
  package internal(set) var lines = LazyLines()
  private var groups: [LazyGroup] = []
  /// The lines that are built, in order.
  var live: [LazyLine] = []
  /// The lines that are built for the viewport without a gap, in own coordinates.
  var covered = LazyCoverage()
  /// What has to stay in its place in the next layout; nil lets the layout choose.
  var pendingAnchor: LazyAnchor?
  /// The part of this node that was seen when it was last looked at.
  var lastViewport: LazyViewport?
  /// The way in which the viewport last moved: positive towards the end, 0 before it ever has.
  var direction: CGFloat = 0
  /// The frame in which lines were last built ahead: once in each is enough.
  var prefetchTime: Double?
  weak var scroll: ScrollNode?
  /// Whether the container moves with the content of `scroll`.
  var following = ScrollFollowing()
  /// What is known of corrections for content before the container.
  var feedback = CorrectionFeedback()
  /// True once another container may take the place of this one: it is drawn until it is gone, and does nothing else.
  var isHandedOver = false
  /// Nodes that go while this container takes the place of one in them, in its first layout.
  var outgoing: [RenderNode] = []
  var idle = LazyIdleWork()
  var isLayingOut = false
  /// Of whose room rows are a part, and its length along the axis.
  weak var followed: RelativeContainer?
  var followedLength: CGFloat = 0
  /// Whether lines are missing in the viewport because too many of those in front of them turned out to be nothing.
  var isUnfilled = false
  /// Whether so many lines turn out to be nothing that those of which that is known are passed over: they are not built again to see
  /// whether they still are, until their views may be others. Elsewhere each line that would be in sight is built.
  var isSparse = false
  /// The items that are new by an animated change since the last layout.
  var entering: [Range<Int>] = []
  /// How many of the rows that are alive in the window are counted as this container's.
  private var reportedRows = 0

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    super.init()
  }

  override func didAttach() {
    scroll = nearestAncestor { ($0 as? ScrollNode)?.axes.contains(axis) == true } as? ScrollNode
    scroll?.add(self)
    // Elsewhere it may be given the same place, and would not be laid out.
    setNeedsOwnLayout()
  }

  override func willDetach() {
    stopFollowing()
    scroll?.remove(self)
    scroll = nil
    lastViewport = nil
    following = ScrollFollowing()
    isHandedOver = false
    feedback = CorrectionFeedback()
    idle.isScheduled = false
    pipeline?.remove(self)
    pipeline?.liveRows -= reportedRows
    reportedRows = 0
  }

  /// Tells the window how many rows are built.
  func reportRows() {
    let count = liveItemCount
    pipeline?.liveRows += count - reportedRows
    reportedRows = count
  }

  // MARK: What it says about itself

  override var absorbsChildLayout: Bool { true }
  override package var isLayoutContainer: Bool { true }
  override var stackAxis: Axis? { axis }
  override var ordersChildrenByZIndex: Bool { true }

  /// The distance behind a line.
  var gap: CGFloat { spacing ?? StackNode.defaultSpacing }

  /// The length of the whole list.
  var totalLength: CGFloat { max(0, index.total - (index.total > 0 ? gap : 0)) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(along: totalLength, across: proposal[axis.cross] ?? idealAcross, axis: axis)
  }

  /// The length across where nothing is offered: the first line's own, as in SwiftUI.
  private var idealAcross: CGFloat {
    guard lines.count > 0, pipeline != nil else { return 0 }
    if !tracks.isEmpty { return LazyTracks.tracks(for: tracks, available: 0).last.map { $0.origin + $0.length } ?? 0 }
    // The line has no place yet, and may be far from the viewport.
    if !isLive(0), !isLayingOut { setNeedsOwnLayout() }
    let first = live[buildLine(0, isPresent: false)]
    let sizes = first.cells.flatMap(\.nodes).map { $0.sizeThatFits(.unspecified)[axis.cross] }
    return sizes.max() ?? 0
  }

  override func isStretchable(along axis: Axis) -> Bool { axis != self.axis }

  override func layoutChildren() { layOutLines() }

  // MARK: The list

  /// The number of items that are built.
  package var liveItemCount: Int { live.reduce(0) { $0 + $1.cells.count } }

  /// How many numbers are kept of lines that were measured, at this length across and at others.
  package var storedExtentCount: Int { otherIndices.reduce(index.storedCount) { $0 + $1.index.storedCount } }

  /// How many lines there are, built or not.
  package var lineCount: Int { lines.count }

  /// Sets the columns. Lines are made up anew.
  package func setTracks(_ new: [LazyTracks.Item]) {
    guard new != tracks else { return }
    tracks = new
    regroup()
    setNeedsLayout()
  }

  /// How many items stand in a line.
  var itemsPerLine: Int {
    guard !tracks.isEmpty else { return 1 }
    return LazyTracks.tracks(for: tracks, available: indexAcross ?? size[axis.cross]).count
  }

  /// Lines have another number of items now: what was measured is void.
  func regroup() {
    if pendingAnchor == nil { captureAnchor() }
    let anchorItem = pendingAnchor.map {
      lines.count > 0 ? lines.items(inLine: min($0.line, lines.count - 1)).lowerBound : 0
    }
    let cells = live.flatMap { line in line.cells.map { ($0, line.isPresent) } }
    lines = LazyLines(groups, itemsPerLine: itemsPerLine)
    index.rearrange(lines.allNew)
    otherIndices.removeAll()
    live = regrouped(cells)
    if let anchorItem, lines.itemCount > 0 {
      pendingAnchor?.line = lines.line(ofItem: min(anchorItem, lines.itemCount - 1))
    }
  }

  /// Takes a list that has become another one: items that were kept keep what is known of them, and what is seen stays in its place.
  ///
  /// `successors`: items of the new list that are new, but have the ids of items that are seen and are gone.
  package func rearrange(_ items: RowRearrangement, groups: [LazyGroup], successors: [Int: Int] = [:]) {
    let old = lines
    let visible = capturesAnchors ? visibleLines() : awaitedLines
    let relocation = RowRelocation(items)
    self.groups = groups
    lines = LazyLines(groups, itemsPerLine: itemsPerLine)
    let list = lines.rearrangement(of: items, from: old)
    index.rearrange(list)
    for number in otherIndices.indices { otherIndices[number].index.rearrange(list) }
    let cells = live.flatMap { line in
      line.cells.compactMap { cell -> (LazyCell, Bool)? in
        guard let item = relocation.newPlace(of: cell.item) else { return nil }
        return (LazyCell(item: item, nodes: cell.nodes), line.isPresent)
      }
    }
    live = regrouped(cells.sorted { $0.0.item < $1.0.item })
    if pipeline?.change.adjustsOffsets == false {
      pendingAnchor = unheldAnchor
    } else {
      relocateAnchor(visible, by: relocation, successors)
    }
    idle.listDidChange(newLines: list.newCount, of: lines.count)
    scroll?.model.forgetEnds()
    setNeedsOwnLayout()
    listDidChange()
    noteEntering(items)
  }

  /// Where the change is animated, rows that have gone leave their pictures behind now, and those that are new come in when they are built.
  private func noteEntering(_ items: RowRearrangement) {
    entering = []
    guard pipeline?.change.animation != nil else { return }
    adoptNodes()
    var place = 0
    for piece in items.pieces {
      if case .new(let count, _) = piece { entering.append(place..<place + count) }
      place += piece.count
    }
  }

  /// The items that a change of the list keeps in their places, the one to hold first.
  package var heldItems: [Int] { (capturesAnchors ? visibleLines() : awaitedLines).map(\.item) }

  /// What already has to stay in its place in the next layout: lines may have got other numbers before the list changes.
  private var awaitedLines: [(item: Int, position: CGFloat)] {
    guard let pendingAnchor, pendingAnchor.isHeld, pendingAnchor.line < lines.count else { return [] }
    return lines.items(inLine: pendingAnchor.line).map { ($0, pendingAnchor.position) }
  }

  private func isEntering(_ item: Int) -> Bool { entering.contains { $0.contains(item) } }

  /// The nodes of items that are built are others now.
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
    index = index.forgettingMeasures()
    otherIndices.removeAll()
    setNeedsLayout()
  }

  /// The size is another one, because the list is.
  private func listDidChange() {
    guard parent != nil else { return }
    var new = size
    new[axis] = totalLength
    resize(to: new)
  }

  // MARK: Building

  /// Builds a line unless it is, and returns its place in `live`.
  func buildLine(_ line: Int, isPresent: Bool) -> Int {
    var place = firstLive(from: line)
    let items = lines.items(inLine: line)
    if place < live.count, live[place].line == line {
      if live[place].cells.count == items.count { return place }
    } else {
      live.insert(LazyLine(line: line, cells: [], isPresent: isPresent), at: place)
    }
    for item in items where !live[place].cells.contains(where: { $0.item == item }) {
      guard let source else { continue }
      source.buildItem(item, isPresent: live[place].isPresent, isEntering: isEntering(item))
      // Building may run code that lays out; the place may be another one.
      place = firstLive(from: line)
      let nodes = topNodes(ofItem: item, source)
      appendChildren(nodes)
      let position = live[place].cells.firstIndex { $0.item > item } ?? live[place].cells.count
      live[place].cells.insert(LazyCell(item: item, nodes: nodes), at: position)
    }
    return place
  }

  /// The place in `live` of the first line that is not before `line`.
  func firstLive(from line: Int) -> Int {
    var (low, high) = (0, live.count)
    while low < high {
      let middle = (low + high) / 2
      if live[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isLive(_ line: Int) -> Bool {
    let place = firstLive(from: line)
    return place < live.count && live[place].line == line && live[place].cells.count == lines.items(inLine: line).count
  }

  /// Modifiers around the list put nodes around those of each item: the outermost of them are the children.
  private func topNodes(ofItem item: Int, _ source: any RowSource) -> [RenderNode] {
    var tops: [RenderNode] = []
    for node in source.nodes(ofItem: item) {
      var top = node
      while let parent = top.parent, parent !== self { top = parent }
      if tops.last !== top { tops.append(top) }
    }
    return listStyling == nil ? tops : tops.map(listRow)
  }

  /// Makes the nodes of the lines that are built the children, pinned ones last, so that they lie in front.
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

/// Numbers of lazy containers that are ours to choose.
package enum LazyMetrics {
  /// The length of a line before any was measured, in points; UIKit's customary row.
  package static let firstEstimate = 44.0
  /// How far ahead of the viewport lines are built before they are seen, as a part of the viewport's length …
  package static let prefetchDistance = 0.5
  /// … and the distance ahead below which that begins.
  package static let prefetchThreshold = 0.25
  /// How far outside of the viewport lines are kept, as a part of its length.
  package static let keptDistance = 0.75
  /// Lines built ahead in one frame.
  package static let prefetchedLinesPerFrame = 2
  /// Lines measured in a frame that has nothing else to do.
  package static let idleLinesPerFrame = 4
  /// Seconds between two looks at whether idle work may go on, while a hand is on the content.
  package static let idleDelay = 0.1
  /// Reaches of effects are rounded up to multiples of this, in points.
  package static let overdrawStep = 32.0
  /// No window is longer, in points.
  package static let longestViewport = 100_000.0
  /// The most lines that are measured for the sake of the estimates.
  package static let sampleCount = 96
  /// More lines than this that have turned out to be nothing are not kept …
  package static let keptEmptyLines = 512
  /// … but for so many on either side of each that shows something.
  package static let emptyLinesBesideRows = 16
  /// How many lines are looked at where most are nothing, in a frame that has nothing else to do.
  package static let sparseLinesPerFrame = 64
}

extension LazyNode {
  /// The items in `range` whose lines have been measured, at the length across that the container has or at one that it had, in order.
  package func measuredItems(in range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty, range.upperBound <= lines.itemCount else { return [] }
    let within = lines.line(ofItem: range.lowerBound)..<lines.line(ofItem: range.upperBound - 1) + 1
    let measured = ([index] + otherIndices.map(\.index)).flatMap { $0.measuredRanges(in: within) }
    return (otherIndices.isEmpty ? measured : measured.merged).compactMap { lines in
      let items =
        self.lines.items(inLine: lines.lowerBound)
        .lowerBound..<self.lines.items(inLine: lines.upperBound - 1).upperBound
      return items.overlaps(range) ? items.clamped(to: range) : nil
    }
  }
}

extension [Range<Int>] {
  /// The same numbers in ranges that are in order and do not touch each other.
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
