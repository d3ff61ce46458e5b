/// Comes to rest at multiples of the container's size, and at most one of them away from where a movement began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let alignment = context.alignment(axis, of: target)
      let isMirrored = axis == .horizontal && context.isRightToLeft
      target.rect.origin[axis] = isMirrored ? alignment.end - alignment.mirrored.page : alignment.page
    }
  }

  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the container's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
