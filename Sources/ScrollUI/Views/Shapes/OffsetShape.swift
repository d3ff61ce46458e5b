import Engine

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The offset in points.
  public var offset: CGSize

  /// Creates `shape` moved by `offset` points.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = CGSize(
      width: Limits.distance(offset.width, "the offset of a shape"),
      height: Limits.distance(offset.height, "the offset of a shape"))
  }

  /// The moved outline of the shape.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// The size of the shape: the offset does not change the layout.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The values of the shape and the offset.
  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The moved shape, reduced by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape with the path for a size of its own, at the origin of its rectangle.
public struct _SizedShape<S: Shape>: Shape {
  /// The shape that is drawn.
  public var shape: S
  /// The size of the shape in points.
  public var size: CGSize

  /// Creates `shape` with `size`, in points.
  nonisolated public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = CGSize(
      width: Limits.length(size.width, "the size of a shape"), height: Limits.length(size.height, "the size of a shape")
    )
  }

  /// The outline in a rectangle of `size` at the origin of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

  /// The values of the shape and the size.
  nonisolated public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Shape {
  /// The shape moved by `offset`, in points. Changes animate.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by `offset`, in points. Changes animate.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by `x` and `y`, in points. Changes animate.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape with the path for `size`, at the leading top corner of its rectangle. Changes animate.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape with the path for `width` and `height` in points, at the leading top corner. Changes animate.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape with the path for `size`. The point at `anchor` of the path and of its rectangle are the same.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    AnchoredSizedShape(sized: _SizedShape(shape: self, size: size), anchor: anchor)
  }

  /// The shape with the path for `width` and `height`. The point at `anchor` of the path and of its rectangle are the same.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape with a size of its own at an anchor of its rectangle.
struct AnchoredSizedShape<Base: Shape>: Shape {
  var sized: _SizedShape<Base>
  var anchor: UnitPoint

  nonisolated init(sized: _SizedShape<Base>, anchor: UnitPoint) {
    self.sized = sized
    self.anchor = anchor
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = ((rect.width - sized.size.width) * anchor.x, (rect.height - sized.size.height) * anchor.y)
    return sized.path(in: rect.offsetBy(dx: x, dy: y))
  }

  nonisolated var animatableData: AnimatablePair<_SizedShape<Base>.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(sized.animatableData, anchor.animatableData) }
    set { (sized.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}
