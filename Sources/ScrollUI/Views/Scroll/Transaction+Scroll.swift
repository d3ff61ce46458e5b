/// The correction of scroll offsets if content before the visible part changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String

  /// The offset is corrected, so that the visible content keeps its position on the screen.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// The offset is kept, so that the visible content moves.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

extension Transaction {
  /// True if content continues with its velocity after a write to a bound position; false (the default) stops it.
  @Entry public var scrollPositionUpdatePreservesVelocity: Bool = false

  /// The correction of scroll offsets for the changes of this transaction. Default `.automatic`.
  @Entry public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior = .automatic
}
