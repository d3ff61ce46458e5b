extension ScrollNode: ContentTransforming {
  /// The zoom at which the content is drawn now, 1 without a zoom.
  package var shownZoom: CGFloat { contentTransform?.a ?? 1 }

  /// The origin of the drawn content at offset zero, beyond that of its layout: it lies in the middle of a larger viewport.
  var shownOrigin: CGPoint { CGPoint(x: contentTransform?.tx ?? 0, y: contentTransform?.ty ?? 0) }

  /// The product of the zooms of the scroll views around this node: the number of points of the window in a point of its space. O(depth).
  var magnification: Double {
    var product = 1.0
    var node: RenderNode = self
    while let outer = node.nearest(ScrollFact.self) {
      product *= outer.shownZoom
      node = outer
    }
    return product
  }

  /// Lets the content be zoomed within a range; nil shows it at zoom 1.
  package func zoomContent(in range: ZoomRange?) {
    if let range, let zoom {
      zoom.range = range
    } else if range != nil || zoom != nil {
      zoom?.leave()
      zoom = range.map { ScrollZoom(of: self, in: $0) }
      capabilities.set(.transformsChildren, zoom != nil)
      setNeedsLayout()
    }
  }

  /// The size of the content at a zoom.
  func contentSize(at scale: Double) -> CGSize {
    let size = child?.size ?? .zero
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Converts a rectangle of the content at the present zoom to that at another zoom.
  func zoomed(_ rect: CGRect, to scale: Double) -> CGRect {
    let (former, new) = (shownOrigin, contentOrigin(at: scale))
    let factor = CGFloat(scale) / shownZoom
    return CGRect(
      x: new.x + (rect.minX - former.x) * factor, y: new.y + (rect.minY - former.y) * factor,
      width: rect.width * factor, height: rect.height * factor)
  }

  /// True if input zooms the content.
  package var isZoomEnabled: Bool { zoom != nil && traits.isEnabled && traits.isZoomEnabled }
}

extension ScrollNode: ZoomContainer {
  var zoomOffset: CGPoint { model.offset }
  var isZooming: Bool { model.isRescaling }
  var reducesMotion: Bool { traits.reducesMotion }

  func metrics(at scale: Double) -> ScrollMetrics { metrics(of: contentSize(at: scale)) }

  func contentOrigin(at scale: Double) -> CGPoint { contentOrigin(for: contentSize(at: scale)) }

  func beginZooming(_ activity: ScrollActivity) { model.beginRescaling(activity) }

  func endZooming() { model.endRescaling() }

  func show(_ metrics: ScrollMetrics, at offset: CGPoint) {
    snapping.forget()
    model.rescale(to: metrics, offset: offset)
    indicators.motionDidHappen()
    host?.request(.place, of: self)
    setNeedsPaint()
  }
}
