import Engine

/// A shape rotated about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is rotated.
  public var shape: Content
  /// The angle of the rotation, clockwise.
  public var angle: Angle
  /// The fixed point, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Creates `shape` rotated clockwise by `angle` about `anchor`.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The rotated outline of the shape.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians), around: anchor, in: rect)
  }

  /// The size of the shape: the rotation does not change the layout.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape, the angle and the anchor.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The rotated shape, reduced by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape scaled about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors of width and height; negative factors mirror.
  public var scale: CGSize
  /// The fixed point, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Creates `shape` scaled by the factors `scale` about `anchor`.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = CGSize(
      width: Limits.distance(scale.width, "the scale of a shape"),
      height: Limits.distance(scale.height, "the scale of a shape"))
    self.anchor = anchor
  }

  /// The scaled outline of the shape.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor, in: rect)
  }

  /// The size of the shape: the scale does not change the layout.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape, the factors and the anchor.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape with an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform of the coordinates of the rectangle.
  public var transform: CGAffineTransform

  /// Creates `shape` transformed by `transform`.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The transformed outline of the shape.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The size of the shape: the transform does not change the layout.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape.
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Path {
  /// The path transformed by `transform`, with the point `anchor` of `rect` as its fixed point.
  fileprivate func applying(_ transform: CGAffineTransform, around anchor: UnitPoint, in rect: CGRect) -> Path {
    let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    return applying(
      CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

nonisolated extension Shape {
  /// The shape rotated clockwise by `angle` about the point `anchor` of its rectangle. Changes animate.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape scaled horizontally by `x` and vertically by `y` about the point `anchor` of its rectangle. Changes animate.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled by `scale` about the point `anchor` of its rectangle. Changes animate.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with an affine transform of the coordinates of its rectangle.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
