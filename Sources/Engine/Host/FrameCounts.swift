/// The counted work of a frame. Tests gate on counts, which are the same on every machine.
public struct FrameCounts: Equatable, Sendable {
  /// The number of evaluated `body` properties, content closures of readers included.
  public package(set) var bodies = 0
  /// The number of computed sizes; answers from a `SizeCache` are not counted.
  public package(set) var measures = 0
  /// The number of placed nodes, scroll translations included.
  public package(set) var places = 0
  /// The number of recorded drawing commands; 0 in a frame that did not paint.
  public package(set) var commands = 0
  /// The number of recorded `DisplayListCache`s.
  public package(set) var nodeCaches = 0
  /// The number of passes of bodies and layout.
  public package(set) var passes = 0
  /// The number of rounds in which callbacks ran.
  public package(set) var observeRounds = 0

  package init() {}
}
