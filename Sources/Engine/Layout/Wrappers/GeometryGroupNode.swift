/// A view that moves as a unit: descendants inserted during a glide move with it.
package final class GeometryGroupNode: UnaryNode {
  override package init() {
    super.init()
    capabilities.insert(.groupsGeometry)
  }

}
