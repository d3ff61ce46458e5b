import Engine
import Geometry
import ScrollUITesting

/// The geometry of a render tree.
struct TreeSnapshot: Equatable {
  let type: String
  let origin: CGPoint
  let size: CGSize
  let visualBounds: CGRect
  let children: [TreeSnapshot]

  @MainActor init(_ node: RenderNode) {
    type = "\(Swift.type(of: node))"
    origin = node.origin
    size = node.size
    visualBounds = node.visualBounds
    children = node.children.map { TreeSnapshot($0) }
  }

  /// The first node that differs by more than `tolerance` points, and how.
  func difference(from other: TreeSnapshot, tolerance: CGFloat = 0) -> String? {
    if type != other.type || children.count != other.children.count { return "\(type) instead of \(other.type)" }
    let distances = [
      origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
      size.height - other.size.height,
    ]
    if !distances.allSatisfy({ abs($0) <= tolerance }) {
      return "\(type) at \(origin) with \(size) instead of \(other.origin) with \(other.size)"
    }
    let (drawn, wanted) = (visualBounds, other.visualBounds)
    guard drawn.isNull == wanted.isNull, drawn.isNull || drawn.isNearly(wanted, tolerance: tolerance) else {
      return "\(type) draws in \(drawn) instead of \(wanted)"
    }
    for (child, wanted) in zip(children, other.children) {
      if let difference = child.difference(from: wanted, tolerance: tolerance) { return "\(type) › \(difference)" }
    }
    return nil
  }
}

extension CGRect {
  /// True if no edge of the rectangles differs by more than `tolerance` points.
  fileprivate func isNearly(_ other: CGRect, tolerance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) <= tolerance }
  }
}
