import Engine

/// A slot in a collection of a `reorderContainer`. A nil `before` is the end of the collection.
struct ReorderSlot: Equatable {
  let collection: AnyHashable
  let before: AnyHashable?
}

/// A `reorderContainer` that makes way for the items of drags from outside, which a target around it takes.
@MainActor protocol DropPlacing: AnyObject {
  /// The slot of the last drag; nil if its pointer was not near a collection.
  var slot: ReorderSlot? { get }
  /// Makes way for a pointer at a point of the window. Nil: the drag has left or is dropped, and items return to their slots.
  func visit(at point: CGPoint?)
  /// Moves the gap to a slot, until the pointer of `visit(at:)` moves.
  func setSlot(_ slot: ReorderSlot)
}

extension DropTargetNode {
  /// The `reorderContainer` directly inside of the target: no other view is beside it.
  var placing: (any DropPlacing)? {
    var node: RenderNode = self
    while node.children.count == 1 {
      node = node.children[0]
      if let target = node as? DropTargetNode { return target.context as? any DropPlacing }
    }
    return nil
  }
}

extension DragItem {
  /// `id`, or the identifiers of all items of a `reorderContainer` that are dragged together.
  var ids: [AnyHashable] { (value as? any DraggedItems)?.ids ?? id.map { [$0] } ?? [] }
}

/// Several items that are dragged as a single `DragItem`.
@MainActor protocol DraggedItems {
  var ids: [AnyHashable] { get }
}

extension RenderNode {
  /// Converts a point from the node's coordinates to those of the window.
  func windowPoint(_ point: CGPoint) -> CGPoint { convert(CGRect(origin: point, size: .zero), to: nil).origin }
}
