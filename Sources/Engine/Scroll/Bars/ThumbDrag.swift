/// The map from a held thumb to an offset, along one axis.
///
/// What is left of the track on either side of the thumb stands for what is left of the content there. When the content changes under
/// the hand, the map begins anew from the thumb and the offset of that moment: neither jumps, and both ends can still be reached.
struct ThumbDrag: Equatable {
  /// Where the thumb may begin.
  let track: ClosedRange<Double>
  /// The thumb's length, which stays what it was.
  let length: Double
  /// From the thumb's beginning to the hand.
  let grip: Double
  /// The thumb's beginning.
  private(set) var thumb: Double
  private var anchor: (thumb: Double, offset: Double)
  private var range: ClosedRange<Double>

  init(_ indicator: ScrollIndicator, grip: Double, offset: Double, range: ClosedRange<Double>) {
    length = indicator.length
    track = indicator.track.lowerBound...max(indicator.track.lowerBound, indicator.track.upperBound - indicator.length)
    self.grip = grip
    thumb = indicator.start
    anchor = (indicator.start, offset)
    self.range = range
  }

  /// Moves the hand to `position` along the track and returns the offset there. `offset` and `range` are what they are now.
  mutating func move(to position: Double, offset: Double, range: ClosedRange<Double>) -> Double {
    if range != self.range || offset != lastOffset {
      anchor = (thumb, min(max(offset, range.lowerBound), range.upperBound))
      self.range = range
    }
    thumb = min(max(position - grip, track.lowerBound), track.upperBound)
    return lastOffset
  }

  /// The offset that the thumb stands for.
  private var lastOffset: Double {
    let isForward = thumb >= anchor.thumb
    let travel = isForward ? track.upperBound - anchor.thumb : anchor.thumb - track.lowerBound
    let rest = isForward ? range.upperBound - anchor.offset : anchor.offset - range.lowerBound
    guard travel > 0 else { return anchor.offset }
    let moved = anchor.offset + (thumb - anchor.thumb) / travel * rest
    return min(max(moved, range.lowerBound), range.upperBound)
  }

  static func == (one: ThumbDrag, other: ThumbDrag) -> Bool {
    one.thumb == other.thumb && one.anchor == other.anchor && one.range == other.range && one.length == other.length
      && one.grip == other.grip && one.track == other.track
  }
}
