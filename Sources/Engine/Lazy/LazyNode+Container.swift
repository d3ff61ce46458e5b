extension LazyNode {
  /// Follows the length of `container`, to which rows are relative. A change invalidates all measurements, including those of rows that
  /// are not built.
  func follow(_ container: RelativeContainer) {
    guard followed !== container else { return }
    stopFollowing()
    followed = container
    followedLength = container.size[axis]
    container.add(self)
  }

  /// Adopts the length of `followed` and discards all measurements if it has changed. Called in the layout pass: before it, containers
  /// take intermediate lengths of measurements.
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

  /// True if the length along the axis has changed. A change across the axis selects another index without discarding measurements.
  func containerDidChange() -> Bool {
    followed.map { $0.size[axis] != followedLength } ?? false
  }
}
