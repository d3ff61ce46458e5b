/// A scroll behavior that rests at multiples of the container's size, at most a single page away from the start of
/// the movement.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behavior; `.paging` is shorter.
  public init() {}

  /// Moves `target` to a page boundary along each scroll axis. Pages count from the right edge in right-to-left
  /// layouts.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let alignment = context.alignment(axis, of: target)
      let isMirrored = axis == .horizontal && context.isRightToLeft
      target.rect.origin[axis] = isMirrored ? alignment.end - alignment.mirrored.page : alignment.page
    }
  }

  /// Limits a movement to the container's length: `limitsScrolls` is true.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that rests at multiples of the container's size: `scrollTargetBehavior(.paging)`.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
