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
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// The correction of scroll offsets for the changes of this transaction. Default `.automatic`.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}

private struct PreservesVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}
