import Geometry

/// A view whose parts move as one: what comes into it while it glides to another place glides along.
package final class GeometryGroupNode: UnaryNode {
  override package init() { super.init() }

  override var groupsGeometry: Bool { true }
}
