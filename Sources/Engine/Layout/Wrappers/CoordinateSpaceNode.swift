/// Names the `CoordinateSpace` of its child for descendants.
package final class CoordinateSpaceNode: UnaryNode {
  /// The name of the space. A change marks no work: `CoordinateSpace` looks names up when geometry is read.
  package var name: AnyHashable

  package init(name: AnyHashable) {
    self.name = name
    super.init()
  }
}
