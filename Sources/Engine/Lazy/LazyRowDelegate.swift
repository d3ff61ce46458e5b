/// The owner of the appearance and of the interaction of a `LazyNode`'s rows, such as a list. All functions are called on the container's
/// built lines.
@MainActor protocol LazyRowDelegate: AnyObject {
  /// Returns the node that the container places instead of `node`, such as a `ListRowNode` around it. `node` is the outermost node of a view
  /// of an item.
  func row(around node: RenderNode) -> RenderNode
  /// Sets the appearance of the rows of a line before the line is measured.
  func willMeasure(_ line: LazyLine)
  /// Called after the built lines were placed.
  func didPlaceLines()
  /// Returns true if a line stays built outside of the viewport.
  func keeps(_ line: LazyLine) -> Bool
  /// Called before the items are rearranged.
  func willReplaceItems()
  /// Called before the container leaves its window.
  func willLeaveWindow()
}

/// An object that moves the built rows of a `LazyNode` aside, such as a `ReorderGap`.
@MainActor protocol LazyRowFollower: AnyObject {
  /// Called after the built lines or their positions in the viewport have changed.
  func didMoveLines()
  /// Called before the items are rearranged, and before the container leaves its window.
  func willReplaceItems()
}

/// The provider of a `LazyNode`'s rows, implemented by the container's element: the only access from the engine to views.
///
/// Items are the views of the list before they are built, counted from 0. An item can have any number of nodes, including 0.
@MainActor package protocol RowSource: AnyObject {
  /// Builds an item. Called in the layout phase. `isPresent`: True if the item has appeared. `isEntering`: True if it was inserted by
  /// an animated change.
  func buildItem(_ item: Int, isPresent: Bool, isEntering: Bool)
  /// The nodes of a built item.
  func nodes(ofItem item: Int) -> [RenderNode]
  /// Drops a built item. The source keeps state for its return.
  func dropItem(_ item: Int)
  /// Notifies a built item that it has become visible or invisible.
  func setPresence(ofItem item: Int, _ isPresent: Bool)
  /// The item with an identity `id`; `nil` if there is none. Must build no items.
  func item(for id: AnyHashable) -> Int?
  /// The item of the element with an identity `id` in its collection; `nil` if there is none. Unlike `item(for:)` it ignores `id(_:)`
  /// in the views of rows. Must build no items.
  func item(withElementID id: AnyHashable) -> Int?
  /// The identity `id` of an item; `nil` if it has none. Must build no items.
  func id(ofItem item: Int) -> AnyHashable?
  /// The texts of items by the data, nil for an item without; an array of any length counts from the first item. Must build no items.
  func texts(ofItems items: Range<Int>) -> [String?]
  /// The label of an item beside the thumb of the `ScrollIndicator`; `nil` without a label. Must build no items.
  func label(ofItem item: Int) -> String?
}

extension RowSource {
  package func label(ofItem item: Int) -> String? { nil }
}
