extension LazyNode: ScrollTargetSource {
  package func targetFrame(for id: AnyHashable) -> CGRect? {
    if let reference = id.base as? LazyItemReference { return frame(of: reference) }
    guard let item = source?.item(for: id), item < lines.itemCount else { return nil }
    return frame(ofItem: item)
  }

  package func targets(in area: CGRect) -> [ScrollTargetItem] {
    items(in: area).compactMap { item, frame in
      source?.id(ofItem: item).map { ScrollTargetItem(id: $0, frame: frame) }
    }
  }

  package func targetFrames(in area: CGRect) -> [CGRect] { items(in: area).map(\.frame) }

  /// The rows that intersect `area` with their frames, without headers and footers.
  private func items(in area: CGRect) -> [(item: Int, frame: CGRect)] {
    let start = isMirrored ? size.width - area.maxX : area.origin[axis]
    guard lines.count > 0, let first = index.row(at: start), let last = index.row(at: start + area.size[axis])
    else { return [] }
    var found: [(item: Int, frame: CGRect)] = []
    for line in first...max(first, last) where lines.role(ofLine: line) == .row {
      for item in lines.items(inLine: line) {
        let frame = frame(ofItem: item)
        if frame.meets(area) { found.append((item, frame)) }
      }
    }
    return found
  }

  /// The first item in the line that ends after `position`, in points along the axis from the beginning of the container. O(log n).
  package func item(at position: Double) -> Int? {
    guard lines.count > 0, let line = index.row(at: position) else { return nil }
    return lines.items(inLine: line).lowerBound
  }

  /// The frame of an item in the container's coordinates, estimated for an unmeasured line.
  package func frame(ofItem item: Int) -> CGRect {
    let line = lines.line(ofItem: item)
    let liveIndex = firstLive(from: line)
    let isBuilt = liveIndex < live.count && live[liveIndex].line == line
    let start = index.offset(of: line)
    let length = isBuilt ? live[liveIndex].length : max(0, index.extent(of: line) - gap)
    var frame = CGRect.zero
    frame.origin[axis] = isMirrored ? self.size.width - start - length : start
    var size = CGSize(along: length, across: self.size[axis.cross], axis: axis)
    if isBuilt, let cell = live[liveIndex].cells.first(where: { $0.item == item }), let node = cell.nodes.first {
      frame.origin[axis.cross] = node.origin[axis.cross]
      size[axis.cross] = node.size[axis.cross]
    } else if !tracks.isEmpty, lines.role(ofLine: line) == .row {
      let tracks = lineLayout.tracks ?? []
      let column = item - lines.items(inLine: line).lowerBound
      if column < tracks.count {
        frame.origin[axis.cross] = tracks[column].origin
        size[axis.cross] = tracks[column].length
      }
    }
    return CGRect(origin: frame.origin, size: size)
  }
}

extension LazyNode: ScrollLabelSource {
  package func label(at position: Double) -> String? {
    guard axis == .vertical else { return nil }
    return item(at: min(max(0, position), Double(size.height))).flatMap { source?.label(ofItem: $0) }
  }

  package var labelInset: CGFloat { list?.indexWidth ?? 0 }
}

/// The identity of an item of a `LazyNode` by its index, for a `ScrollRequest`.
package struct LazyItemReference: Hashable {
  let container: ObjectIdentifier
  let item: Int

  @MainActor package init(item: Int, in container: LazyNode) {
    self.container = ObjectIdentifier(container)
    self.item = item
  }
}

extension LazyNode {
  /// The frame of an item that is revealed by its index, extended by the pinned header above it; `nil` for another container.
  func frame(of reference: LazyItemReference) -> CGRect? {
    guard reference.container == ObjectIdentifier(self), reference.item < lines.itemCount else { return nil }
    let frame = frame(ofItem: reference.item)
    let line = lines.line(ofItem: reference.item)
    guard pinnedEdges.contains(.headers), lines.role(ofLine: line) == .row, let section = lines.section(ofLine: line)
    else { return frame }
    let header = lines.sections[section].header
    guard !header.isEmpty else { return frame }
    var higher = frame
    let length = index.offset(of: header.upperBound) - index.offset(of: header.lowerBound)
    higher.origin[axis] -= length
    higher.size[axis] += length
    return higher
  }
}
