/// The scroll view of a `ScrollZoom`, as the zoom knows it.
///
/// Content size and offset change in one call of `show(_:at:)`, so that no frame and no `ScrollObserver` sees them apart.
@MainActor protocol ZoomContainer: RenderNode {
  /// The content offset, in points of the zoomed content.
  var zoomOffset: CGPoint { get }
  /// The scroll metrics of the content at a zoom.
  func metrics(at scale: Double) -> ScrollMetrics
  /// The origin of the content at a zoom, at offset zero: beside content that is smaller than the viewport.
  func contentOrigin(at scale: Double) -> CGPoint
  /// Shows the content at the zoom that `ScrollZoom.scale` has now, and at `offset`.
  func show(_ metrics: ScrollMetrics, at offset: CGPoint)

  /// True from `beginZooming(_:)` to `endZooming()`, unless the content was moved otherwise meanwhile.
  var isZooming: Bool { get }
  /// Ends all other movements of the content, for zooming in `activity`.
  func beginZooming(_ activity: ScrollActivity)
  /// Ends zooming; the content rests.
  func endZooming()
  /// True if a change of the zoom is not animated.
  var reducesMotion: Bool { get }
}
