/// The map from the position of a held thumb to an offset, along one axis.
///
/// The track on either side of the thumb is mapped linearly to the content on that side. If the content changes during the drag, the
/// map is rebased at the current thumb and offset: neither jumps, and both ends stay reachable.
package struct ThumbDrag: Equatable {
  /// The range of the thumb's origin.
  package let track: ClosedRange<Double>
  /// The length of the thumb at the beginning of the drag; constant.
  let length: Double
  /// The distance from the thumb's origin to the pointer.
  let grip: Double
  /// The current origin of the thumb.
  package private(set) var thumb: Double
  private var anchor: (thumb: Double, offset: Double)
  private var range: ClosedRange<Double>

  package init(_ indicator: ScrollIndicator, grip: Double, offset: Double, range: ClosedRange<Double>) {
    length = indicator.length
    track = indicator.track.lowerBound...max(indicator.track.lowerBound, indicator.track.upperBound - indicator.length)
    self.grip = grip
    thumb = indicator.start
    anchor = (indicator.start, offset)
    self.range = range
  }

  /// Moves the pointer to `position` along the track and returns the new offset. `offset` and `range` are the current values of the
  /// model.
  package mutating func move(to position: Double, offset: Double, range: ClosedRange<Double>) -> Double {
    if range != self.range || offset != lastOffset {
      anchor = (thumb, min(max(offset, range.lowerBound), range.upperBound))
      self.range = range
    }
    thumb = min(max(position - grip, track.lowerBound), track.upperBound)
    return lastOffset
  }

  /// The offset that corresponds to `thumb`.
  private var lastOffset: Double {
    let isForward = thumb >= anchor.thumb
    let travel = isForward ? track.upperBound - anchor.thumb : anchor.thumb - track.lowerBound
    let rest = isForward ? range.upperBound - anchor.offset : anchor.offset - range.lowerBound
    guard travel > 0 else { return anchor.offset }
    let moved = anchor.offset + (thumb - anchor.thumb) / travel * rest
    return min(max(moved, range.lowerBound), range.upperBound)
  }

  package static func == (one: ThumbDrag, other: ThumbDrag) -> Bool {
    one.thumb == other.thumb && one.anchor == other.anchor && one.range == other.range && one.length == other.length
      && one.grip == other.grip && one.track == other.track
  }
}
