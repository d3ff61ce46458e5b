import Engine

/// Adapts a `ScrollTargetBehavior` to the engine's `SnapProvider`.
final class ScrollTargetSnapProvider: SnapProvider {
  private let behavior: any ScrollTargetBehavior
  /// The scroll view's element. Its environment is read at each call, as it can change without an update of the view.
  private unowned let element: Element
  let limitsMovements: Bool

  init(_ behavior: any ScrollTargetBehavior, of element: Element, axes: Axis.Set, environment: EnvironmentValues) {
    self.behavior = behavior
    self.element = element
    let context = ScrollTargetBehaviorPropertiesContext(axes: axes, environment: environment)
    limitsMovements = behavior.properties(context: context).limitsScrolls
  }

  func snapTarget(for movement: ScrollMovement, of node: ScrollNode) -> SnapTarget {
    let origin = node.container(at: movement.origin)
    var target = ScrollTarget(rect: node.container(at: natural(movement, in: origin.size)))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: origin), velocity: movement.velocity,
      contentSize: node.model.metrics.contentSize, containerSize: origin.size, axes: node.axes,
      environment: element.environment, start: node.container(at: movement.start), isStep: movement.isStep,
      isRightToLeft: node.isRightToLeft, node: node)
    behavior.updateTarget(&target, context: context)
    return SnapTarget(offset: Self.offset(showing: target, in: node), anchor: target.anchor)
  }

  func restingAnchor(of node: ScrollNode) -> UnitPoint? {
    (behavior as? ViewAlignedScrollTargetBehavior)?.resting(isRightToLeft: node.isRightToLeft)
  }

  /// The natural end of the movement; if movements are limited, at most a container's length from the origin.
  private func natural(_ movement: ScrollMovement, in container: CGSize) -> CGPoint {
    guard limitsMovements else { return movement.natural }
    var natural = movement.natural
    for axis in Axis.allCases {
      let distance = natural[axis] - movement.origin[axis]
      natural[axis] = movement.origin[axis] + min(max(distance, -container[axis]), container[axis])
    }
    return natural
  }

  /// The offset that aligns the target's anchor with the container's. A non-finite rectangle keeps the current
  /// offset.
  private static func offset(showing target: ScrollTarget, in node: ScrollNode) -> CGPoint {
    let container = node.container(at: .zero)
    let anchor = target.anchor ?? .topLeading
    let (targetPoint, own) = (target.rect.point(at: anchor), container.point(at: anchor))
    guard targetPoint.x.isFinite, targetPoint.y.isFinite else { return node.model.offset }
    return CGPoint(x: targetPoint.x - own.x, y: targetPoint.y - own.y)
  }
}
