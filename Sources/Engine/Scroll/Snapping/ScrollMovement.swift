/// A movement that has been released, or a step of a wheel or a key, as a `SnapProvider` sees it. Points are offsets of the content.
package struct ScrollMovement: Equatable, Sendable {
  /// The offset at which the content would come to rest without snapping.
  package var natural: CGPoint
  /// The offset at the release; for a step, the target of the step before.
  package var start: CGPoint
  /// The offset at rest, or the target, from which the movement began.
  package var origin: CGPoint
  /// The velocity in points per second, positive towards the content's end; for a step, the average velocity of its glide.
  package var velocity = CGVector.zero
  /// True for a wheel notch or a key, which must end beyond `start`.
  package var isStep = false
}
