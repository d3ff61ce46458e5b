/// Whether scroll views correct their offsets when content before what is seen changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String

  /// They do, so that what is seen stays where it is.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// They do not: the offset stays, and what is seen is what stands there then.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

extension Transaction {
  /// Whether content that moves when a bound position is written goes on moving from there, and does not stop.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// Whether scroll views correct their offsets for the changes of this transaction.
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
