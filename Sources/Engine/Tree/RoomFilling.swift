/// A node whose children may cover its whole room.
@MainActor protocol RoomFilling: RenderNode {
  /// The children that may cover the whole room of this node; empty if the node keeps room for itself or arranges its children.
  var fillingChildren: [RenderNode] { get }
}
