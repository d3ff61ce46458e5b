/// Makes the rows of a lazy container: the engine's only door to views. Implemented by the container's element.
///
/// Items are the views of the list before any of them is built, counted from 0. An item may turn out to be no node, one or several.
@MainActor package protocol RowSource: AnyObject {
  /// Builds an item. Called in the layout phase; `isPresent` says whether it has appeared, or waits out of sight, and `isEntering` whether
  /// it is new by a change that is animated.
  func buildItem(_ item: Int, isPresent: Bool, isEntering: Bool)
  /// The nodes of an item that is built.
  func nodes(ofItem item: Int) -> [RenderNode]
  /// Ends an item that is built. What it keeps for when it comes back is the source's.
  func dropItem(_ item: Int)
  /// An item that is built has come into sight, or has left it.
  func setPresence(ofItem item: Int, _ isPresent: Bool)
  /// The item with an identity; nil where there is none. Must build nothing.
  func item(for id: AnyHashable) -> Int?
  /// The item of the element with an identity in its collection; nil if there is none. Unlike `item(for:)` it does not look for `id(_:)`
  /// in the views of rows. Must build nothing.
  func item(withElementID id: AnyHashable) -> Int?
  /// The identity of an item; nil where it has none. Must build nothing.
  func id(ofItem item: Int) -> AnyHashable?
}
