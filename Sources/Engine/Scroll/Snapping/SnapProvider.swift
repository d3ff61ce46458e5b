/// An offset that a `SnapProvider` has chosen for the end of a movement.
package struct SnapTarget: Equatable, Sendable {
  /// An offset of the content. `SnapController` clamps it to `ScrollMetrics.range(_:)`.
  package var offset: CGPoint
  /// The unit point of a row that is aligned with the same point of the viewport; `nil` for the top leading corner.
  package var anchor: UnitPoint?

  package init(offset: CGPoint, anchor: UnitPoint? = nil) {
    self.offset = offset
    self.anchor = anchor
  }
}

/// The object that decides the end of a scroll view's movements: a scroll target behavior.
@MainActor package protocol SnapProvider: AnyObject {
  /// True if a pointer's movement is limited to the length of a viewport and decelerates fast.
  var limitsMovements: Bool { get }

  /// Returns the end of `movement` of `node`. Called in the input, tick and place phases.
  func snapTarget(for movement: ScrollMovement, of node: ScrollNode) -> SnapTarget

  /// The unit point of a row that lies at the same point of the viewport while `node` rests; `nil` if rows need not be aligned.
  func restingAnchor(of node: ScrollNode) -> UnitPoint?
}

extension SnapProvider {
  package func restingAnchor(of node: ScrollNode) -> UnitPoint? { nil }
}

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
