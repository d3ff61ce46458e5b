import Geometry

extension LazyNode {
  func layOutLines() {
    guard pipeline != nil, source != nil, !isHandedOver, var area = viewport() else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if let scroll, live.isEmpty, scroll.requests.isAboutToStart {
      takeAcross()
      lastViewport = area
      return
    }
    index.isFrozen = scroll?.indicators.isThumbHeld ?? false
    holdAgainstMovedContainer(&area)
    if let last = lastViewport, area.start != last.start { direction = area.start - last.start }
    // Another width may give lines other numbers, which what waits here follows.
    pendingAnchor = takeAnchor(in: area)
    takeContainer()
    takeAcross()
    let anchor = pendingAnchor ?? LazyAnchor(line: 0, position: 0, isHeld: false)
    pendingAnchor = nil
    measureLive()
    let reach = fill(area, from: anchor)
    entering = []
    dropDistant(area.shifted(by: correction(anchor)), reach: reach)
    runIdleWork(area.shifted(by: correction(anchor)))
    measurePinned(area.shifted(by: correction(anchor)))
    index.adoptFirstEstimates()
    let seen = hold(anchor, in: area)
    lastViewport = seen
    buildPinned(seen)
    adoptNodes()
    // Before anything is placed: places from the right are told from that edge.
    var new = size
    new[axis] = totalLength
    resize(to: new)
    placeLines()
    noteCoverage(seen)
    updatePresence(seen)
    placePinned(seen)
    reportRows()
    scheduleIdleWork()
  }

  private func takeAnchor(in area: LazyViewport) -> LazyAnchor {
    defer { pendingAnchor = nil }
    if following.isMovedAgainstScroll, let anchor = unheldAnchor(in: area) { return anchor }
    if let pendingAnchor, pendingAnchor.line < lines.count { return pendingAnchor }
    return succeedingAnchor(in: area) ?? anchor(in: area)
  }

  /// Changes over to what is known at the length across that the container has now.
  private func takeAcross() {
    let across = size[axis.cross]
    guard across != indexAcross else { return }
    let former = itemsPerLine
    if let indexAcross {
      otherIndices.removeAll { $0.across == indexAcross || $0.index.count != index.count }
      otherIndices.append(Measured(across: indexAcross, index: index))
      if otherIndices.count > 2 { otherIndices.removeFirst() }
      index = otherIndices.first { $0.across == across }?.index ?? index.forgettingMeasures()
      idle.listDidChange(newLines: lines.count, of: lines.count)
    }
    indexAcross = across
    if itemsPerLine != former || (!tracks.isEmpty && lines.count > 0 && former != lines.items(inLine: 0).count) {
      regroup()
    }
  }

  // MARK: Measuring

  var lineLayout: LazyLineLayout {
    let across = size[axis.cross]
    return LazyLineLayout(
      axis: axis, alignment: alignment, spacing: gap, across: across,
      tracks: tracks.isEmpty ? nil : alignedTracks(across))
  }

  /// The tracks of the grid, which stands in the container by its alignment.
  private func alignedTracks(_ across: CGFloat) -> [LazyTracks.Track] {
    var tracks = LazyTracks.tracks(for: self.tracks, available: across)
    let used = tracks.last.map { $0.origin + $0.length } ?? 0
    let whole = ViewDimensions(size: CGSize(along: 0, across: across, axis: axis))
    let block = ViewDimensions(size: CGSize(along: 0, across: used, axis: axis))
    let start = whole[alignment] - block[alignment]
    for number in tracks.indices { tracks[number].origin += start }
    return tracks
  }

  /// Measures a line that is built. Nodes that nothing was changed in answer from what they know.
  func measure(_ place: Int, _ layout: LazyLineLayout) {
    let line = live[place]
    dressRows(of: line)
    let length = layout.length(of: line, isWhole: lines.role(ofLine: line.line) != .row)
    live[place].length = length
    // A negative distance may be larger than a line is long.
    index.measure(line.line, line.isEmpty ? ExtentBlock.emptyExtent : Double(max(0, length + gap)))
  }

  private func measureLive() {
    let layout = lineLayout
    for place in live.indices where live[place].cells.count == lines.items(inLine: live[place].line).count {
      measure(place, layout)
    }
  }

  /// Builds and measures a line, and returns its extent.
  func extent(ofBuilt line: Int, _ layout: LazyLineLayout) -> CGFloat {
    if !isLive(line) { measure(buildLine(line, isPresent: false), layout) }
    return index.extent(of: line)
  }

  // MARK: Places

  /// How much further towards the end the anchor stands than it was seen.
  private func correction(_ anchor: LazyAnchor) -> CGFloat {
    guard anchor.isHeld, anchor.line < lines.count, scroll != nil else { return 0 }
    let distance = index.offset(of: anchor.line) - anchor.position
    return abs(distance) > 1e-9 ? distance : 0
  }

  /// Corrects the scroll offset so that the anchor stays where it was. Returns what is seen then.
  private func hold(_ anchor: LazyAnchor, in area: LazyViewport) -> LazyViewport {
    let distance = correction(anchor)
    guard distance != 0, scroll != nil else { return area }
    correctOffset(by: distance, isOwn: true)
    // Told from the right, nodes have the same true places as before once the container has its new length.
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
      layout.place(line, at: index.offset(of: line.line), isWhole: lines.role(ofLine: line.line) != .row)
    }
    separateRows()
  }

  private func noteCoverage(_ area: LazyViewport) {
    covered = LazyCoverage()
    guard lines.count > 0, let middle = index.row(at: (area.start + area.end) / 2) else { return }
    var place = firstLive(from: min(middle, live.last?.line ?? 0))
    guard place < live.count else { return }
    var first = place
    while first > 0, shownLine(from: live[first - 1].line + 1) >= live[first].line { first -= 1 }
    while place + 1 < live.count, shownLine(from: live[place].line + 1) >= live[place + 1].line { place += 1 }
    covered.start = index.offset(of: live[first].line)
    covered.end = index.offset(of: live[place].line + 1)
    covered.reachesStart = shownLine(from: 0) >= live[first].line
    covered.reachesEnd = shownLine(from: live[place].line + 1) >= lines.count
  }

  // MARK: Pinned headers and footers

  /// The lines that stay at an edge of the viewport now.
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
    for place in live.indices { live[place].isPinned = false }
    for line in pinnedLines(in: area) where isLive(line) { live[firstLive(from: line)].isPinned = true }
  }

  /// Builds and measures the headers and footers that stay at an edge: those before the anchor move it as other lines do.
  private func measurePinned(_ area: LazyViewport) {
    let layout = lineLayout
    for line in pinnedLines(in: area) where !isLive(line) { measure(buildLine(line, isPresent: false), layout) }
  }

  /// Places the headers and footers that stay at an edge: as far as their section reaches, and where they would stand otherwise.
  func placePinned(_ area: LazyViewport) {
    guard !pinnedEdges.isEmpty, scroll != nil else { return }
    let pinned = pinnedLines(in: area)
    if pinned.contains(where: { !isLive($0) }) { return setNeedsOwnLayout() }
    let layout = lineLayout
    for place in live.indices where lines.role(ofLine: live[place].line) != .row {
      let line = live[place]
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
