extension ScrollNode: ScrollObserver {
  package func scrollOffsetDidChange(_ model: ScrollModel) {
    host?.request(.place, of: self)
    if model.activity != .idle { indicators.motionDidHappen() }
    setNeedsPaint()
  }

  package func scrollOffsetWasCorrected(_ model: ScrollModel) {
    host?.request(.place, of: self)
  }

  package func scrollInsetsDidChange(_ model: ScrollModel) {
    host?.request(.geometry, of: self)
    viewportDidChange()
  }

  package func scrollActivityDidChange(_ model: ScrollModel, from old: ScrollActivity) {
    if model.activity == .idle { indicators.rest() }
    anchoring.activityDidChange()
    requests.activityDidChange()
  }
}

/// Notification of the nodes in the content that depend on its visible part.
extension ScrollNode {
  package func add(_ observer: any ViewportObserver) { viewportObservers.add(observer) }

  package func remove(_ observer: any ViewportObserver) { viewportObservers.remove(observer) }

  /// Notifies the viewport observers that another part of the content is visible or that the content has moved.
  func viewportDidChange() { viewportObservers.notify() }

  /// True if the length of the content is partly estimated.
  var hasEstimatedLength: Bool { viewportObservers.contains { $0.estimatesLength } }

  /// The length in points beyond the viewport in which content is visible along `axis`; 0 for a scroll view that clips.
  ///
  /// Complexity: O(depth) for a scroll view that does not clip.
  func overdraw(_ axis: Axis) -> CGFloat {
    guard !traits.clipsContent, let clipper = nearestAncestor(where: { $0.clipsChildren }) else { return 0 }
    let seen = convert(clipper.bounds, from: clipper)
    return axis == .horizontal
      ? max(0, -seen.minX, seen.maxX - size.width) : max(0, -seen.minY, seen.maxY - size.height)
  }
}
