/// How much work a frame did. Tests gate on these, since counts are the same on every machine.
package struct FrameCounts: Equatable, Sendable {
  /// View bodies evaluated, content closures of readers included.
  package var bodies = 0
  /// Sizes computed, cache hits not counted.
  package var measures = 0
  /// Nodes given a place, scroll translations included.
  package var places = 0
  /// Commands recorded; 0 in a frame that did not paint.
  package var commands = 0
  /// Pictures of nodes recorded: until something changes there, the nodes need not be asked again.
  package var nodePictures = 0
  /// Passes of body and layout.
  package var passes = 0
  /// Times that changed callbacks ran.
  package var observeRounds = 0

  package init() {}
}
