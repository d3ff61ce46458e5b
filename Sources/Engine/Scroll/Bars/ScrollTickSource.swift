/// The positions along the content that the vertical bar of a scroll view marks with ticks, such as the matches of a search.
@MainActor package protocol ScrollTickSource: AnyObject {
  /// The first marked position at or after `position`, in points from the beginning of the content; `nil` if there is none. O(log n).
  func firstTick(from position: Double) -> Double?
}
