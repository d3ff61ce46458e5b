extension LazyNode {
  func layOutLines() {
    guard let host, source != nil, !succession.isHandedOver, var area = viewport() else { return }
    isLayingOut = true
    window.beginPass(at: host.time)
    defer {
      isLayingOut = false
      assert(
        window.builtLines <= LazyMetrics.maximumLinesPerFrame,
        "A frame has built \(window.builtLines) lines for the viewport \(area.start)…\(area.end).")
    }
    if let scroll, live.isEmpty, scroll.requests.isAboutToStart {
      takeAcross()
      window.viewport = area
      return
    }
    measurements.index.isFrozen = scroll?.indicators.isThumbHeld ?? false
    compensateContainerShift(&area)
    recordMovement(to: area)
    // Another width can change the numbers of lines; the pending anchor follows them.
    corrections.pendingAnchor = takeAnchor(in: area)
    takeContainer()
    takeAcross()
    let anchor = corrections.pendingAnchor ?? LazyAnchor(line: 0, position: 0, isHeld: false)
    corrections.pendingAnchor = nil
    measureLive()
    let reach = fill(area, from: anchor)
    window.setEntering([])
    dropDistant(area.shifted(by: correction(anchor)), reach: reach)
    runIdleWork(area.shifted(by: correction(anchor)))
    measurePinned(area.shifted(by: correction(anchor)))
    measurements.index.adoptFirstEstimates()
    takeContainer()
    let seen = hold(anchor, in: area)
    window.viewport = seen
    buildPinned(seen)
    adoptNodes()
    // Set before the placement of rows: in right-to-left layout positions are measured from the right edge.
    var new = size
    new[axis] = takeLength()
    resize(to: new)
    placeLines()
    recordCoverage(seen)
    updatePresence(seen)
    placePinned(seen)
    window.follower?.didMoveLines()
    reportRows()
    scheduleIdleWork()
  }

  private func takeAnchor(in area: LazyViewport) -> LazyAnchor {
    let pending = corrections.takePendingAnchor(lineCount: lines.count)
    if corrections.isMovedAgainstScroll, let anchor = unheldAnchor(in: area) { return anchor }
    let kept = size[axis.cross] == measurements.across ? nil : keptAnchor(in: area)
    return pending ?? succeedingAnchor(in: area) ?? kept ?? anchor(in: area)
  }

  /// Selects the measurements for the present length across the axis.
  private func takeAcross() {
    let across = size[axis.cross]
    guard across != measurements.across else { return }
    let former = itemsPerLine
    if let anchor = corrections.pendingAnchor { keepAnchorItem(anchor) }
    if measurements.select(across: across) { idle.listDidChange(newLines: lines.count, of: lines.count) }
    if itemsPerLine != former || (!tracks.isEmpty && lines.count > 0 && former != lines.items(inLine: 0).count) {
      regroup()
    }
  }

  // MARK: Measuring

  var lineLayout: LazyLineLayout { lineLayout(across: size[axis.cross]) }

  func lineLayout(across: CGFloat) -> LazyLineLayout {
    LazyLineLayout(
      axis: axis, alignment: alignment, spacing: gap, across: across,
      tracks: tracks.isEmpty ? nil : alignedTracks(across))
  }

  /// The tracks of the grid, aligned in the container.
  private func alignedTracks(_ across: CGFloat) -> [LazyTracks.Track] {
    var tracks = LazyTracks.tracks(for: self.tracks, available: across)
    let used = tracks.last.map { $0.origin + $0.length } ?? 0
    let whole = ViewDimensions(size: CGSize(along: 0, across: across, axis: axis))
    let block = ViewDimensions(size: CGSize(along: 0, across: used, axis: axis))
    let start = whole[alignment] - block[alignment]
    for number in tracks.indices { tracks[number].origin += start }
    return tracks
  }

  /// Measures a built line. Unchanged nodes return their cached sizes.
  func measure(_ liveIndex: Int, _ layout: LazyLineLayout) {
    let line = live[liveIndex]
    rowDelegate?.willMeasure(line)
    let length = layout.length(of: line, isWhole: isWhole(line.line))
    live[liveIndex].length = length
    measurements.index.measure(line.line, extent(of: line, length: length))
  }

  /// The extent of a line of `length` points, including the spacing after it.
  func extent(of line: LazyLine, length: CGFloat) -> Double {
    // A negative spacing can exceed the length of a line.
    line.isEmpty ? ExtentBlock.emptyExtent : Double(max(0, length + gap))
  }

  /// True if the line with this number spans all tracks, as headers do in a grid.
  func isWhole(_ line: Int) -> Bool { lines.role(ofLine: line) != .row }

  private func measureLive() {
    let layout = lineLayout
    for liveIndex in live.indices where live[liveIndex].cells.count == lines.items(inLine: live[liveIndex].line).count {
      measure(liveIndex, layout)
    }
  }

  /// Builds and measures a line. Returns its extent in points.
  func extent(ofBuilt line: Int, _ layout: LazyLineLayout) -> CGFloat {
    if !isLive(line) { measure(buildLine(line, isPresent: false), layout) }
    return index.extent(of: line)
  }

  // MARK: Places

  /// The distance by which the `anchor` has moved towards the end since it was captured.
  private func correction(_ anchor: LazyAnchor) -> CGFloat {
    guard anchor.isHeld, anchor.line < lines.count, scroll != nil else { return 0 }
    let distance = index.offset(of: anchor.line) - anchor.position
    return abs(distance) > 1e-9 ? distance : 0
  }

  /// Corrects `ScrollModel.offset` so that the `anchor` keeps its position. Returns the viewport `area` after the correction.
  private func hold(_ anchor: LazyAnchor, in area: LazyViewport) -> LazyViewport {
    let distance = correction(anchor)
    guard distance != 0, scroll != nil else { return area }
    correctOffset(by: distance, isOwn: true)
    // In right-to-left layout the nodes keep their positions once the container has its new length.
    if !isMirrored {
      var shift = CGVector.zero
      shift[axis] = distance
      for line in live {
        for cell in line.cells { for node in cell.nodes { node.rebase(by: shift) } }
      }
      for node in leaving { node.rebase(by: shift) }
      moveOutgoing(by: shift)
    }
    var seen = area.shifted(by: distance)
    seen.correction += distance
    return seen
  }

  private func placeLines() {
    let layout = lineLayout
    for line in live where line.cells.count == lines.items(inLine: line.line).count {
      layout.place(line, at: index.offset(of: line.line), isWhole: isWhole(line.line))
    }
    rowDelegate?.didPlaceLines()
  }

  private func recordCoverage(_ area: LazyViewport) {
    var covered = LazyCoverage()
    defer { window.covered = covered }
    guard lines.count > 0, let middle = index.row(at: (area.start + area.end) / 2) else { return }
    var liveIndex = firstLive(from: min(middle, live.last?.line ?? 0))
    guard liveIndex < live.count else { return }
    var first = liveIndex
    while first > 0, shownLine(from: live[first - 1].line + 1) >= live[first].line { first -= 1 }
    while liveIndex + 1 < live.count, shownLine(from: live[liveIndex].line + 1) >= live[liveIndex + 1].line {
      liveIndex += 1
    }
    covered.start = index.offset(of: live[first].line)
    covered.end = index.offset(of: live[liveIndex].line + 1)
    covered.reachesStart = shownLine(from: 0) >= live[first].line
    covered.reachesEnd = shownLine(from: live[liveIndex].line + 1) >= lines.count
  }

  // MARK: Pinned headers and footers

  /// The lines that are pinned to an edge of the viewport `area` now.
  func pinnedLines(in area: LazyViewport) -> [Int] {
    guard !pinnedEdges.isEmpty, scroll != nil, !lines.sections.isEmpty else { return [] }
    var pinned: [Int] = []
    if pinnedEdges.contains(.headers), let line = index.row(at: area.start + area.startInset),
      area.start + area.startInset > 0, let number = lines.section(ofLine: line)
    {
      pinned += lines.sections[number].header
    }
    if pinnedEdges.contains(.footers), let line = index.row(at: area.end - area.endInset - 0.01),
      area.end - area.endInset < totalLength, let number = lines.section(ofLine: line)
    {
      pinned += lines.sections[number].footer
    }
    return pinned
  }

  private func buildPinned(_ area: LazyViewport) {
    measurePinned(area)
    for liveIndex in live.indices { live[liveIndex].isPinned = false }
    for line in pinnedLines(in: area) where isLive(line) { live[firstLive(from: line)].isPinned = true }
  }

  /// Builds and measures pinned headers and footers. A pinned line before the `anchor` moves it like any other line.
  private func measurePinned(_ area: LazyViewport) {
    let layout = lineLayout
    for line in pinnedLines(in: area) where !isLive(line) { measure(buildLine(line, isPresent: false), layout) }
  }

  /// Places pinned headers and footers at the edge, limited by the end of their section and by their position in the list.
  func placePinned(_ area: LazyViewport) {
    guard !pinnedEdges.isEmpty, scroll != nil else { return }
    let pinned = pinnedLines(in: area)
    if pinned.contains(where: { !isLive($0) }) { return setNeedsOwnLayout() }
    let layout = lineLayout
    for liveIndex in live.indices where lines.role(ofLine: live[liveIndex].line) != .row {
      let line = live[liveIndex]
      guard let number = lines.section(ofLine: line.line) else { continue }
      let section = lines.sections[number]
      var start = index.offset(of: line.line)
      let sectionEnd = index.offset(of: section.lines.upperBound) - gap
      if lines.role(ofLine: line.line) == .header, pinnedEdges.contains(.headers) {
        let footer =
          section.footer.isEmpty
          ? 0 : index.offset(of: section.footer.upperBound) - index.offset(of: section.footer.lowerBound)
        start = max(start, min(area.start + area.startInset, sectionEnd - footer - line.length))
      } else if lines.role(ofLine: line.line) == .footer, pinnedEdges.contains(.footers) {
        let header = index.offset(of: max(section.header.upperBound, section.lines.lowerBound))
        start = min(start, max(area.end - area.endInset - line.length, header))
      }
      layout.place(line, at: start, isWhole: true)
    }
  }
}
