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
  /// Called after the built lines or their positions in the viewport have changed.
  func didMoveLines()
  /// Returns true if a line stays built outside of the viewport.
  func keeps(_ line: LazyLine) -> Bool
  /// Called before the items are rearranged.
  func willReplaceItems()
  /// Called before the container leaves its window.
  func willLeaveWindow()
}
