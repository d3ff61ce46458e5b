/// A scroll behavior that rests with a target of the target layout at the container's leading edge, or at an anchor.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that a single movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, few, one, unlimited
    }

    let kind: Kind

    /// `alwaysByFew` in a compact horizontal size class, otherwise `never`. Independent of the axis.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// As many views as fit into the container. Equal to `alwaysByFew`.
    public static let always = LimitBehavior(kind: .few)
    /// As many views as fit into the container.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// A single view.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// No limit.
    public static let never = LimitBehavior(kind: .unlimited)
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Limits movements by `limitBehavior` and aligns the point at `anchor` of a view with that point of the container; nil aligns the leading edges.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves `target` to the aligned position nearest to its natural end, along each scroll axis.
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

  /// The anchor as a fraction of the axis, from left or top; 0 without an anchor, 1 for right-to-left rows.
  private func fraction(_ axis: Axis, isRightToLeft: Bool) -> CGFloat {
    let fraction = anchor?[axis] ?? 0
    return axis == .horizontal && isRightToLeft ? 1 - fraction : fraction
  }

  /// The unit point of a row that is aligned with the same point of the container.
  func resting(isRightToLeft: Bool) -> UnitPoint {
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

  /// The frames around the natural end of the movement (around its start, if limited), and their neighbors.
  private func candidates(
    _ axis: Axis, limit: TargetAlignment.Limit, near target: ScrollTarget, in context: TargetContext
  ) -> [CGRect] {
    let length = context.containerSize[axis]
    // The frames between the current position and the natural end are required as well.
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
  /// Aligns the leading edges of targets, with the automatic limit.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Limits movements by `limitBehavior` and aligns the point at `anchor` of a target with that point of the container; nil aligns the leading edges.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint? = nil
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
