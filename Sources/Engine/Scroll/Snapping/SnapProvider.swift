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
