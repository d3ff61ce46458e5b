import Geometry

/// Gives the child's coordinates a name that descendants can refer to.
package final class CoordinateSpaceNode: UnaryNode {
  /// Changed without any mark: names are looked up when geometry is asked for.
  package var name: AnyHashable

  package init(name: AnyHashable) {
    self.name = name
    super.init()
  }
}
