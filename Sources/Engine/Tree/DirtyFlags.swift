/// What a node has to do again. The node and its pipeline write them; all are clear after a frame.
package struct DirtyFlags: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Its size or its children's places may have changed. Set on every node up to the next one that absorbs the change.
  package static let layout = DirtyFlags(rawValue: 1)
  /// Its scroll translation has changed.
  package static let place = DirtyFlags(rawValue: 2)
  /// The rectangle it may draw in is unknown. Not work to do: it is computed when painting asks.
  package static let visualBounds = DirtyFlags(rawValue: 4)
  /// It, or something below it, may draw otherwise than when it was drawn last. Whatever is marked so hangs below nodes that are.
  package static let paint = DirtyFlags(rawValue: 8)
}
