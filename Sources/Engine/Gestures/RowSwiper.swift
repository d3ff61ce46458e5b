/// Content that follows fingers sideways. Distances are in points, positive to the right.
@MainActor package protocol SwipeFollower: AnyObject {
  /// Moves the content by a distance from where it was taken.
  func continueSwipe(by translation: CGFloat)
  /// Releases the content with a velocity in points per second.
  func endSwipe(velocity: CGFloat)
  /// Takes the content from the fingers: it returns to its place.
  func cancelSwipe()
}

/// A list with rows that a `RowSwipeDetector` moves aside. Points are in window coordinates; distances are in points, positive to the right.
@MainActor package protocol RowSwiper: SwipeFollower {
  /// Returns true if the row at `point` has swipe actions at the edge that a movement by `translation` uncovers. A translation of 0 stands
  /// for both edges.
  func canSwipeRow(at point: CGPoint, by translation: CGFloat) -> Bool
  /// Begins to move the row at `point`. Returns false if it cannot be moved.
  func beginSwipe(at point: CGPoint, by translation: CGFloat) -> Bool
}
