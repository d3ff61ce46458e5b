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

  /// Changes over to the container's length of this layout. Before a layout containers take the lengths of all that they are measured
  /// for.
  func takeContainer() {
    guard let length = followed?.size[axis], length != followedLength else { return }
    followedLength = length
    index = index.forgettingEverything()
    otherIndices.removeAll()
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
    followed.map { $0.size[axis] != followedLength } ?? false
  }
}
