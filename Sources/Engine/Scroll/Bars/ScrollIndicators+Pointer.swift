/// The mouse on the bars: hovering, dragging a thumb, paging in a track.
extension ScrollIndicators {
  /// The axis of the indicator at `point`, which receives a press there before the content; `nil` without an indicator.
  package func axis(at point: CGPoint) -> Axis? {
    Axis.allCases.first { axis in indicator(axis)?.zone.contains(point) == true }
  }

  /// Updates the hover state for the pointer at `point` in the scroll view's space; `nil` if the pointer has left.
  func hover(_ point: CGPoint?) {
    for axis in Axis.allCases {
      setUnderPointer(point.map { indicator(axis)?.zone.contains($0) == true } ?? false, axis)
    }
  }

  private func setUnderPointer(_ isUnder: Bool, _ axis: Axis) {
    guard isUnder != self[axis].isUnderPointer else { return }
    changingWidth(axis) { self[axis].isUnderPointer = isUnder }
    show(axis, until: isUnder ? nil : now)
  }

  /// Handles a mouse press at `point`. Returns true if an indicator captures the mouse.
  ///
  /// - Parameter goesToPlace: True if a press in the track centers the thumb at the pointer and holds it, instead of paging.
  func press(_ point: CGPoint, goesToPlace: Bool, at time: Double) -> Bool {
    guard let axis = axis(at: point), let bar = indicator(axis) else { return false }
    let location = Double(point[axis])
    changingWidth(axis) { hold = take(axis, bar, at: location, goesToPlace: goesToPlace, time: time) }
    showLabel()
    if goesToPlace { move(point) }
    guard case .track = hold else { return true }
    pageTowards(location, axis, at: time)
    node.host?.add(self)
    return true
  }

  private func take(
    _ axis: Axis, _ bar: ScrollIndicator, at location: Double, goesToPlace: Bool, time: Double
  ) -> Hold? {
    let isOnThumb = location >= bar.start && location <= bar.start + bar.length
    guard isOnThumb || goesToPlace else {
      return .track(axis, location: location, next: time + ScrollConstants.pagingDelay)
    }
    // Content past an end returns into the range first, and the indicator with it.
    node.model.hold()
    guard let bar = indicator(axis) else {
      node.model.releaseHold(at: time)
      return nil
    }
    let grip = isOnThumb ? min(max(location - bar.start, 0), bar.length) : bar.length / 2
    let (offset, range) = (Double(node.model.offset[axis]), node.model.metrics.range(axis))
    return .thumb(axis, ThumbDrag(bar, grip: grip, offset: offset, range: range))
  }

  func move(_ point: CGPoint) {
    switch hold {
    case .thumb(let axis, var drag):
      let offset = drag.move(to: point[axis], offset: node.model.offset[axis], range: node.model.metrics.range(axis))
      hold = .thumb(axis, drag)
      node.model.move(axis, to: offset)
    case .track(let axis, _, let next): hold = .track(axis, location: point[axis], next: next)
    case nil: break
    }
  }

  /// Ends the hold of a thumb or track because the button was released or the mouse was lost.
  func release() {
    guard let hold else { return }
    releaseLabel()
    switch hold {
    case .thumb(let axis, _):
      changingWidth(axis) { self.hold = nil }
      node.model.releaseHold(at: node.host?.time ?? 0)
    case .track(let axis, _, _): changingWidth(axis) { self.hold = nil }
    }
    rest()
  }

  /// Pages again if the track is held and the interval has passed. Returns the time of the next page; `nil` without a hold.
  func page(at time: Double) -> Double? {
    guard case .track(let axis, let location, let next) = hold else { return nil }
    guard time.hasReached(next) else { return next }
    pageTowards(location, axis, at: time)
    let following = time + ScrollConstants.pagingInterval
    hold = .track(axis, location: location, next: following)
    return following
  }

  /// Glides by a page towards the pointer unless the thumb has reached it.
  private func pageTowards(_ location: Double, _ axis: Axis, at time: Double) {
    let model = node.model
    var resting = model.offset
    resting[axis] = model.glideTarget(axis)
    guard let bar = bar(axis, offset: resting) else { return }
    let page = model.metrics.pageLength(axis)
    if location < bar.start { model.step(axis, by: -page, at: time) }
    if location > bar.start + bar.length { model.step(axis, by: page, at: time) }
  }
}
