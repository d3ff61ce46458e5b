/// The visible part of a `LazyNode` along its axis, measured from its leading edge in points. It may extend beyond the container.
struct LazyViewport: Equatable {
  var start: CGFloat
  var end: CGFloat
  /// The insets of the viewport below which content scrolls. Pinned headers keep out of them.
  var startInset: CGFloat = 0
  var endInset: CGFloat = 0
  /// The layout origin of the container in the `ScrollNode`'s content, from the leading edge, without offsets and effects.
  var containerStart: CGFloat = 0
  /// The distance by which offsets and effects move the container from its layout origin, to the right or down.
  var drift: CGFloat = 0
  /// The value of `ScrollModel.totalCorrection` along the axis at the time of this viewport.
  var correction: CGFloat = 0
  /// The zoom of the scroll view: the number of points on the screen in a point of the container.
  var zoom: CGFloat = 1
  /// True at the beginning of the content, or beyond, if rows inserted there become visible.
  var isAtStart = false

  var length: CGFloat { end - start }

  func shifted(by distance: CGFloat) -> LazyViewport {
    var shifted = self
    shifted.start += distance
    shifted.end += distance
    return shifted
  }
}

/// A line that keeps its position during a layout pass.
struct LazyAnchor {
  var line: Int
  /// The start of the line in the `LazyNode`'s coordinates.
  var position: CGFloat
  /// True if `ScrollModel.offset` is corrected so that the line stays in place. False at the beginning of the content.
  var isHeld: Bool
}

extension LazyNode: ViewportObserver {
  package var estimatesLength: Bool { true }

  /// The visible part at the present offset of `scroll`; `nil` outside of a window.
  func viewport() -> LazyViewport? {
    guard host != nil else { return nil }
    guard let scroll else {
      let frame = convert(bounds, to: nil)
      let start = -frame.origin[axis]
      return LazyViewport(start: start, end: start + root.size[axis], isAtStart: true)
    }
    let (model, metrics, zoom) = (scroll.model, scroll.model.metrics, scroll.shownZoom)
    let origin = convert(bounds, to: scroll).origin[axis] - scroll.childTranslation[axis]
    let laidOut = layoutOrigin(in: scroll)[axis]
    let start = (model.offset[axis] - origin) / zoom
    let insets = metrics.insets(at: model.offset)
    let area = LazyViewport(
      start: start, end: start + scroll.size[axis] / zoom,
      startInset: insets.start(axis) / zoom, endInset: insets.end(axis) / zoom, containerStart: laidOut,
      drift: (origin - scroll.shownOrigin[axis]) / zoom - laidOut,
      correction: model.totalCorrection[axis] / zoom, zoom: zoom,
      isAtStart: model.offset[axis] <= metrics.restingMinimum(axis) + 0.01 && showsNewRowsAtStart(scroll))
    return isMirrored ? mirrored(area, in: scroll) : area
  }

  /// True if rows follow each other from right to left.
  var isMirrored: Bool { axis == .horizontal && isRightToLeft }

  /// True if rows inserted at the beginning push the visible rows down. False for scrollable content anchored to its end.
  private func showsNewRowsAtStart(_ scroll: ScrollNode) -> Bool {
    guard !scroll.holdsBeginning else { return false }
    guard let anchor = scroll.anchoring.sizeAnchor, anchor[axis] == 1 else { return true }
    return !scroll.model.metrics.isScrollable(axis)
  }

  /// The viewport `area` measured from the right edge.
  private func mirrored(_ area: LazyViewport, in scroll: ScrollNode) -> LazyViewport {
    let metrics = scroll.model.metrics
    var mirrored = area
    mirrored.start = size.width - area.end
    mirrored.end = size.width - area.start
    (mirrored.startInset, mirrored.endInset) = (area.endInset, area.startInset)
    mirrored.containerStart = (scroll.child?.size.width ?? size.width) - area.containerStart - size.width
    mirrored.correction = -area.correction
    mirrored.isAtStart = scroll.model.offset.x >= metrics.maximum(.horizontal) - 0.01 && showsNewRowsAtStart(scroll)
    return mirrored
  }

  /// Corrects `ScrollModel.offset` by a distance from the leading edge, without motion. `isOwn`: True for a change in this container,
  /// false for a change before it.
  func correctOffset(by distance: CGFloat, isOwn: Bool) {
    guard let scroll else { return }
    var shift = CGVector.zero
    shift[axis] = (isMirrored ? -distance : distance) * scroll.shownZoom
    scroll.model.shift(by: shift)
    scroll.anchoring.recordCorrection(shift, inside: isOwn ? self : nil)
  }

  package func viewportDidChange() {
    guard !isLayingOut, hasLaidOut, !succession.isHandedOver, var area = viewport() else { return }
    compensateContainerShift(&area)
    recordMovement(to: area)
    window.viewport = area
    let needsLines = window.needsLines(
      for: area, overdraw: overdraw, total: totalLength, hasLines: lines.count > 0, at: host?.time)
    // The next frame fills a viewport that this frame leaves unfilled.
    if needsLines, !emptyLines.isUnfilled { setNeedsOwnLayout() }
    guard !flags.contains(.layout) else { return }
    updatePresence(area)
    placePinned(area)
    window.follower?.didMoveLines()
  }

  /// Notes a movement of the viewport. One by a person or by a request ends the life of `LazyCorrections.anchorItem`.
  func recordMovement(to area: LazyViewport) {
    if corrections.anchorItem != nil, let scroll, area.start != window.viewport?.start,
      scroll.model.activity != .idle || scroll.requests.isActive
    {
      corrections.anchorItem = nil
    }
    window.recordMovement(to: area)
  }

  /// Extends `overdraw` for a row that an effect draws at another position: rows as far outside of the viewport may be visible too.
  /// Limited to `LazyViewport.length`, so that an effect that moves all rows into view does not build all.
  func recordReach(of frame: CGRect, drawnAt drawn: CGRect) {
    let reach = max(
      frame.origin[axis] - drawn.origin[axis],
      drawn.origin[axis] + drawn.size[axis] - frame.origin[axis] - frame.size[axis])
    guard reach > overdraw + 1, let length = window.viewport?.length else { return }
    let rounded = (reach / LazyMetrics.overdrawStep).rounded(.up) * LazyMetrics.overdrawStep
    overdraw = max(overdraw, min(rounded, length))
  }

  private var hasLaidOut: Bool { window.viewport != nil }

  /// Corrects the offset if invisible content before the container has changed its length and no other object has corrected it: an
  /// outer list, a list beside this container, or the `ScrollNode`.
  func compensateContainerShift(_ area: inout LazyViewport) {
    guard let host, let scroll else { return }
    let offset = isMirrored ? -scroll.model.offset[axis] : scroll.model.offset[axis]
    switch corrections.movement(to: area, from: window.viewport, offset: offset, at: host.time) {
    case .none: break
    case .fedBack: warnAboutFeedback()
    case .by(let distance):
      correctOffset(by: distance, isOwn: false)
      area = area.shifted(by: distance)
      area.correction += distance
    }
  }

  /// Notifies lines that have become visible or invisible.
  func updatePresence(_ area: LazyViewport) {
    guard let source else { return }
    let overdraw = overdraw
    for liveIndex in live.indices {
      let start = index.offset(of: live[liveIndex].line)
      let isSeen = start < area.end + overdraw && start + live[liveIndex].length > area.start - overdraw
      let isPresent = (isSeen && (live[liveIndex].length > 0 || live[liveIndex].isEmpty)) || live[liveIndex].isPinned
      guard isPresent != live[liveIndex].isPresent else { continue }
      live[liveIndex].isPresent = isPresent
      for cell in live[liveIndex].cells { source.setPresence(ofItem: cell.item, isPresent) }
    }
  }

  // MARK: Anchors

  /// True if `captureAnchor()` can capture an anchor before a change of the list.
  var capturesAnchors: Bool { hasLaidOut && corrections.pendingAnchor == nil }

  /// The visible lines with their positions, the preferred anchor first: the lines that begin inside of the viewport, then a line cut
  /// by its edge.
  func visibleLines() -> [(item: Int, position: CGFloat)] {
    guard let area = window.viewport, !area.isAtStart else { return [] }
    var inside: [(item: Int, position: CGFloat)] = []
    var cut: [(item: Int, position: CGFloat)] = []
    for line in live where !line.isPinned {
      let start = index.offset(of: line.line)
      guard start < area.end, start + line.length > area.start, let item = line.cells.first?.item else { continue }
      if start >= area.start - 0.01 { inside.append((item, start)) } else { cut.append((item, start)) }
    }
    return inside + cut.reversed()
  }

  /// Captures the `LazyAnchor` before items are assigned to other lines.
  func captureAnchor() {
    guard capturesAnchors, let area = window.viewport else { return }
    corrections.pendingAnchor = keptAnchor(in: area) ?? anchor(in: area)
  }

  /// The line that keeps its position when estimated lines are measured.
  func anchor(in area: LazyViewport) -> LazyAnchor {
    guard !area.isAtStart, lines.count > 0 else { return LazyAnchor(line: 0, position: 0, isHeld: false) }
    if let seen = visibleLinesNow(in: area) { return seen }
    let line = index.row(at: area.start) ?? 0
    return LazyAnchor(line: line, position: index.offset(of: line), isHeld: true)
  }

  /// The line at the beginning of the viewport, for a change that leaves the offset unchanged.
  var unheldAnchor: LazyAnchor? { window.viewport.flatMap(unheldAnchor) }

  func unheldAnchor(in area: LazyViewport) -> LazyAnchor? {
    guard lines.count > 0, let line = index.row(at: area.start) else { return nil }
    return LazyAnchor(line: line, position: index.offset(of: line), isHeld: false)
  }

  /// The line of `LazyCorrections.anchorItem`, for a change of the length across the axis or of the items in a line; `nil` outside of the
  /// viewport.
  func keptAnchor(in area: LazyViewport) -> LazyAnchor? {
    guard let item = corrections.anchorItem, item < lines.itemCount else { return nil }
    let line = lines.line(ofItem: item)
    let start = index.offset(of: line)
    guard line < index.count, start < area.end, start + index.extent(of: line) - gap > area.start else { return nil }
    return LazyAnchor(line: line, position: start, isHeld: true)
  }

  private func visibleLinesNow(in area: LazyViewport) -> LazyAnchor? {
    var cut: LazyAnchor?
    for line in live where !line.isPinned && line.line < index.count {
      let start = index.offset(of: line.line)
      guard start < area.end, start + line.length > area.start else { continue }
      let anchor = LazyAnchor(line: line.line, position: start, isHeld: true)
      if start >= area.start - 0.01 { return anchor }
      cut = anchor
    }
    return cut
  }

  /// Finds the captured lines in the changed list. If several were kept, the correction that most of them agree on wins; if none was
  /// kept, a neighbor of the first replaces it. `successors`: inserted items with the ids of removed items.
  func relocateAnchor(
    _ visible: [(item: Int, position: CGFloat)], by relocation: RowRelocation, _ successors: [Int: Int]
  ) {
    guard hasLaidOut, lines.count > 0 else {
      corrections.pendingAnchor = nil
      return
    }
    guard let first = visible.first else { return }
    var candidates: [(anchor: LazyAnchor, shift: CGFloat, votes: Int)] = []
    for (oldItem, position) in visible {
      guard let item = relocation.newIndex(of: oldItem) ?? successors[oldItem] else { continue }
      let line = lines.line(ofItem: item)
      let shift = index.offset(of: line) - position
      if let candidate = candidates.firstIndex(where: { abs($0.shift - shift) < 0.5 }) {
        candidates[candidate].votes += 1
      } else {
        candidates.append((LazyAnchor(line: line, position: position, isHeld: true), shift, 1))
      }
    }
    if let maximumVotes = candidates.map(\.votes).max(),
      let winner = candidates.first(where: { $0.votes == maximumVotes })
    {
      corrections.pendingAnchor = winner.anchor
    } else if let item = relocation.newIndex(atOrAfter: first.item) {
      corrections.pendingAnchor = LazyAnchor(line: lines.line(ofItem: item), position: first.position, isHeld: true)
    } else if let item = relocation.newIndex(before: first.item) {
      let line = lines.line(ofItem: item)
      corrections.pendingAnchor = LazyAnchor(
        line: line, position: first.position - index.extent(of: line), isHeld: true)
    }
  }
}
