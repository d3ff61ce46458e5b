/// Comes to rest where a target of the target layout stands at the container's leading edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, few, one, unlimited
    }

    let kind: Kind

    /// A few in a compact horizontal size class, any number otherwise. The axis does not matter.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// A few: as many as the container is long.
    public static let always = LimitBehavior(kind: .few)
    /// A few: as many as the container is long.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// One.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// Any number.
    public static let never = LimitBehavior(kind: .unlimited)
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// `limitBehavior`: how many views one movement may pass.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// `anchor`: the point of a view that comes to rest at that point of the container; nil for the leading edges.
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = target
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let limit = limit(in: context)
      let frames = candidates(axis, limit: limit, near: start, in: context)
      let fraction = fraction(axis, isRightToLeft: context.isRightToLeft)
      let positions = frames.map {
        $0.origin[axis] + ($0.size[axis] - context.containerSize[axis]) * fraction
      }
      let alignment = context.alignment(axis, of: start)
      if let position = alignment.nearest(among: positions.map { Double($0) }, limit: limit) {
        target.rect.origin[axis] = position
        target.anchor = resting(isRightToLeft: context.isRightToLeft)
      }
    }
  }

  /// The part of a view's length that meets that part of the container's.
  private func fraction(_ axis: Axis, isRightToLeft: Bool) -> CGFloat {
    let fraction = anchor?[axis] ?? 0
    return axis == .horizontal && isRightToLeft ? 1 - fraction : fraction
  }

  private func resting(isRightToLeft: Bool) -> UnitPoint {
    UnitPoint(
      x: fraction(.horizontal, isRightToLeft: isRightToLeft), y: fraction(.vertical, isRightToLeft: isRightToLeft))
  }

  private func limit(in context: TargetContext) -> TargetAlignment.Limit {
    switch limitBehavior.kind {
    case .unlimited: return .none
    case .few: return .few
    case .one: return .one
    case .automatic: return context.horizontalSizeClass == .compact ? .few : .none
    }
  }

  /// The targets around where the movement would end, or, for one that is limited, where it began; and the neighbours of those.
  private func candidates(
    _ axis: Axis, limit: TargetAlignment.Limit, near target: ScrollTarget, in context: TargetContext
  ) -> [CGRect] {
    let length = context.containerSize[axis]
    // Where the content is, what lies ahead of it must be known, too.
    var area = limit == .none ? target.rect.union(context.start) : context.originalTarget.rect
    area.grow(axis, by: limit == .none ? 0 : length)
    for frame in context.targetFrames(in: area) { area = area.union(frame) }
    area.grow(axis, by: max(length, 1))
    return context.targetFrames(in: area)
  }
}

extension CGRect {
  fileprivate mutating func grow(_ axis: Axis, by length: CGFloat) {
    self = axis == .horizontal ? insetBy(dx: -length, dy: 0) : insetBy(dx: 0, dy: -length)
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a target stands at the container's leading edge.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
