/// The effect of a drop, as its target chooses it.
package enum DragEffect: Int, Hashable, Sendable {
  case cancel, forbidden, copy, move, delete, alias

  /// True if the items are not dropped.
  package var isRefusal: Bool { self == .cancel || self == .forbidden }
}
