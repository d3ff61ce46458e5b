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
