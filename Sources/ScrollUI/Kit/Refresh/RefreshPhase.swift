/// The phase of a pull to refresh.
package enum RefreshPhase: Equatable, Sendable {
  /// No pull and no run; the indicator is hidden.
  case idle
  /// A drag below the threshold. `progress` is the fraction of the threshold; above 1 if the drag has caught content
  /// that was already displaced.
  case pulling(progress: Double)
  /// Beyond the threshold: lifting starts the action.
  case armed
  /// The action runs, or has ended and is shown for the minimum time.
  case refreshing
  /// The content returns to its resting position.
  case settling
}

/// The effects that the caller must apply after a call to `RefreshMachine`.
package struct RefreshEffects: OptionSet, Equatable, Sendable {
  /// The bits of the set: 1 for `startsAction`, 2 for `changesHeld`.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Start the action. `RefreshMachine` must be notified of its end.
  package static let startsAction = RefreshEffects(rawValue: 1 << 0)
  /// `RefreshMachine.held`, a part of the scroll view's minimum offset, has changed.
  package static let changesHeld = RefreshEffects(rawValue: 1 << 1)
}
