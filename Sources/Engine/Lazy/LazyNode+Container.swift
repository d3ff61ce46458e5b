import Geometry

extension LazyNode {
  /// A row takes its length from `container`: what is known of rows is void when that has another one, of those that are not built too.
  func follow(_ container: RelativeContainer) {
    guard followed !== container else { return }
    stopFollowing()
    followed = container
    followedLength = container.size[axis]
    container.add(self)
  }

  func stopFollowing() {
    followed?.remove(self)
    followed = nil
  }
}

extension LazyNode: RelativeContainer.Dependent {
  var dependentNode: RenderNode { self }

  /// Across the axis the length of lines changes by itself, and what was measured at the former one is kept.
  func containerDidChange() -> Bool {
    guard let length = followed?.size[axis], length != followedLength else { return false }
    followedLength = length
    if pendingAnchor == nil { captureAnchor() }
    index = index.forgettingEverything()
    otherIndices.removeAll()
    return true
  }
}
