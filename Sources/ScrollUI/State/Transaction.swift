/// What goes with a change of state: how the change is to be shown.
public struct Transaction {
  /// Whether views must change at once although an animation is set for them.
  public var disablesAnimations = false

  public init() {}

  /// The transaction of the write that runs now.
  static var current: Transaction { Transaction() }
}
