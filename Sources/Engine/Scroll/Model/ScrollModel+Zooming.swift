/// Changes of the content's scale, which change the metrics and the offset at once.
extension ScrollModel {
  /// Ends all motions and the pull, for a zoom that moves the content in `activity` until `endRescaling()`. During `interacting` no pull
  /// or glide begins.
  func beginRescaling(_ activity: ScrollActivity) {
    origin = nil
    stop()
    isHeld = activity == .interacting
    isRescaling = true
    setActivity(activity)
  }

  /// Sets the metrics of content at another scale, and the offset that shows the same part of it. The offset may lie outside of the range
  /// until `endRescaling()`.
  func rescale(to new: ScrollMetrics, offset: CGPoint) {
    if !isRescaling {
      stop()
      isHeld = false
    }
    correction = .zero
    replaceMetrics(new)
    pullRevision += 1
    write(isRescaling ? offset : new.clamped(offset))
    if !isRescaling { setActivity(.idle) }
  }

  /// Ends a change of the scale. The content rests inside of its range.
  func endRescaling() {
    stop()
    isHeld = false
    write(metrics.clamped(offset))
    setActivity(.idle, leaving: .lifted)
  }
}
