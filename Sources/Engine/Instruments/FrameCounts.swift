/// How much work a frame did. Tests gate on these, since counts are the same on every machine.
public struct FrameCounts: Equatable, Sendable {
  /// View bodies evaluated, content closures of readers included.
  public package(set) var bodies = 0
  /// Sizes computed, cache hits not counted.
  public package(set) var measures = 0
  /// Nodes given a place, scroll translations included.
  public package(set) var places = 0
  /// Commands recorded; 0 in a frame that did not paint.
  public package(set) var commands = 0
  /// Pictures of nodes recorded: until something changes there, the nodes need not be asked again.
  public package(set) var nodePictures = 0
  /// Passes of body and layout.
  public package(set) var passes = 0
  /// Times that changed callbacks ran.
  public package(set) var observeRounds = 0

  package init() {}
}
