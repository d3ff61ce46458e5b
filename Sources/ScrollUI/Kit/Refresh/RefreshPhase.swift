/// Where a pull to refresh stands.
package enum RefreshPhase: Equatable, Sendable {
  /// Nothing is shown.
  case idle
  /// A finger pulls; `progress` is the part of the threshold that it has come, more than 1 where the finger has caught
  /// content that hung there already.
  case pulling(progress: Double)
  /// Far enough: lifting the finger starts the action.
  case armed
  /// The action runs, or has just ended and is shown a moment longer.
  case refreshing
  /// Content goes back to its place.
  case settling
}

/// What has to be done after something was told to a ``RefreshMachine``.
package struct RefreshEffects: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Start the action; tell the machine ``RefreshMachine/run`` when it has ended, in whatever way.
  package static let startsAction = RefreshEffects(rawValue: 1 << 0)
  /// ``RefreshMachine/held`` has changed: it is part of the scroll view's least offset.
  package static let changesHeld = RefreshEffects(rawValue: 1 << 1)
}
