/// The outline of a simple shape in a rectangle.
package enum ShapeOutline: Hashable, Sendable {
  case rectangle
  case roundedRectangle(radius: CGFloat)
  /// The largest circle in the middle of the rectangle.
  case circle

  /// The rectangle and the corner radius of the outline in `rect`.
  func resolved(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
    switch self {
    case .rectangle: return (rect, 0)
    case .roundedRectangle(let radius): return (rect, max(0, min(radius, rect.width / 2, rect.height / 2)))
    case .circle:
      let side = min(rect.width, rect.height)
      return (CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side), side / 2)
    }
  }
}

/// The drawing of an outline: filled, or as a line.
package enum ShapeDrawing: Hashable, Sendable {
  case fill
  /// A line of `lineWidth` points, centered on the outline.
  case stroke(lineWidth: CGFloat)
  /// A line of `lineWidth` points inside the outline.
  case innerStroke(lineWidth: CGFloat)
}

/// Draws a shape or a color over the size it is given.
package final class ShapeNode: RenderNode, SafeAreaChanging {
  /// The length of a shape for an unspecified proposal, in points: 10, as in SwiftUI.
  nonisolated static let idealLength: CGFloat = 10

  package var outline: ShapeOutline {
    didSet { if outline != oldValue { outline.isSizeChange(from: oldValue) ? setNeedsLayout() : setNeedsPaint() } }
  }
  package var drawing: ShapeDrawing { didSet { if drawing != oldValue { invalidateVisualBounds() } } }
  package var color: RGBAColor {
    didSet {
      guard color != oldValue else { return }
      color.isClear == oldValue.isClear ? setNeedsPaint() : invalidateVisualBounds()
    }
  }

  /// The paint of the shape; nil paints with `color`.
  package var fillPaint: RelativePaint? {
    didSet {
      guard fillPaint != oldValue else { return }
      fillPaint?.isClear == oldValue?.isClear ? setNeedsPaint() : invalidateVisualBounds()
    }
  }
  /// The drop shadows and inner shadows of the shape.
  package var shadows: [PaintShadow] = [] { didSet { if shadows != oldValue { invalidateVisualBounds() } } }
  /// The edges at which the shape extends into the safe area.
  package var safeAreaEdges: Edge.Set = [] {
    didSet {
      guard safeAreaEdges != oldValue else { return }
      capabilities.set(.changesSafeArea, !safeAreaEdges.isEmpty)
      setNeedsLayout()
    }
  }
  /// The fill rule of the shape's path.
  package var rule = VectorPath.Rule.nonzero { didSet { if rule != oldValue { setNeedsPaint() } } }
  /// Makes the path of the shape for a rectangle; nil if `outline` describes the shape.
  private var makePath: ((CGRect) -> VectorPath)?
  /// The size of the path of `makePath` for a proposal; nil if it takes the proposed size.
  private var makeSize: ((ProposedViewSize) -> CGSize)?
  /// True if the shape takes the proposed length along each axis, independent of the other axis.
  private var isFlexible = true
  /// The cached path, with the size, the drawing and the direction it was made for.
  private var drawnPath: (path: VectorPath, size: CGSize, drawing: ShapeDrawing, isMirrored: Bool)?

  package init(outline: ShapeOutline, drawing: ShapeDrawing, color: RGBAColor) {
    self.outline = outline
    self.drawing = drawing
    self.color = color
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !isFlexible, let makeSize { return makeSize(proposal) }
    return outline.size(for: proposal)
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    (makePath == nil ? outline != .circle : isFlexible) ? .flexible : nil
  }

  var safeAreaReach: EdgeInsets {
    safeAreaEdges.isEmpty
      ? EdgeInsets() : outerSafeArea.insets.masked(to: isRightToLeft ? safeAreaEdges.mirrored : safeAreaEdges)
  }

  override var drawsOneStep: Bool { isLeaf }

  override var inkBounds: CGRect {
    guard isVisible, size.width > 0, size.height > 0 else { return .null }
    return shadows.reduce(ownBounds) { area, shadow in
      shadow.isInner
        ? area
        : LayerEffect.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset).reach(of: area)
    }
  }

  private var ownBounds: CGRect {
    if makePath != nil { return pathToFill.boundingBox.union(bounds) }
    guard case .stroke(let lineWidth) = drawing else { return bounds }
    return bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }

  private var isVisible: Bool { fillPaint.map { !$0.isClear } ?? !color.isClear }

  /// Replaces the outline by a path. `makeSize` returns its size for a proposal: not negative, and infinite only if proposed. Nil restores
  /// `outline`. Invalidates the layout only if a cached size has changed.
  package func setPath(
    _ makePath: ((CGRect) -> VectorPath)?, size makeSize: ((ProposedViewSize) -> CGSize)? = nil
  ) {
    guard makePath != nil || self.makePath != nil else { return }
    self.makePath = makePath
    self.makeSize = makeSize
    let wasFlexible = isFlexible
    isFlexible = makeSize.map(Self.isFlexible) ?? true
    drawnPath = nil
    if !(wasFlexible && isFlexible), !cachedSizesHold { setNeedsLayout() }
    invalidateVisualBounds()
  }

  /// True if `size` returns each of three sample proposals: then changes of the path do not change the layout.
  private static func isFlexible(_ size: (ProposedViewSize) -> CGSize) -> Bool {
    let (short, long) = (CGFloat(1), CGFloat(100_000))
    return size(.unspecified) == CGSize(width: idealLength, height: idealLength)
      && size(ProposedViewSize(width: short, height: long)) == CGSize(width: short, height: long)
      && size(ProposedViewSize(width: long, height: short)) == CGSize(width: long, height: short)
  }

  /// The color of a rectangle that is filled with `color` alone; nil for other shapes.
  var plainColor: RGBAColor? {
    guard makePath == nil, fillPaint == nil, shadows.isEmpty, outline == .rectangle, drawing == .fill else {
      return nil
    }
    return color
  }

  /// The path to fill if the shape cannot be drawn as a rectangle. Cached.
  private var pathToFill: VectorPath {
    if let drawnPath, drawnPath.size == size, drawnPath.drawing == drawing, drawnPath.isMirrored == isRightToLeft {
      return drawnPath.path
    }
    var path = Self.filled(drawing, in: bounds, makePath ?? outline.path)
    if makePath != nil, isRightToLeft { path = path.applying(.reflection(in: size.width)) }
    drawnPath = (path, size, drawing, isRightToLeft)
    return path
  }

  /// The rule for `pathToFill`: `rule` for a fill, `nonzero` for the path of a stroked line.
  private var fillRule: VectorPath.Rule { drawing == .fill ? rule : .nonzero }

  private static func filled(
    _ drawing: ShapeDrawing, in rect: CGRect, _ makePath: (CGRect) -> VectorPath
  ) -> VectorPath {
    switch drawing {
    case .fill: return makePath(rect)
    case .stroke(let lineWidth): return makePath(rect).stroked(PathStroke(width: lineWidth))
    case .innerStroke(let lineWidth):
      let half = min(lineWidth, rect.width, rect.height) / 2
      return makePath(rect.insetBy(dx: half, dy: half)).stroked(PathStroke(width: 2 * half))
    }
  }

  override func paint(_ context: inout PaintContext) {
    guard makePath == nil, fillPaint == nil, shadows.isEmpty else {
      let path = pathToFill
      let (rect, paint, rule) = (bounds, fillPaint ?? .color(color), fillRule)
      return context.withShadows(shadows, of: path, rule: rule) {
        $0.fill(path, rule: rule, paint: paint, in: rect)
      }
    }
    let (rect, radius) = outline.resolved(in: bounds)
    switch drawing {
    case .fill:
      context.fill(rect, radius: radius, color: color)
    case .innerStroke(let lineWidth):
      context.frame(rect, radius: radius, lineWidth: lineWidth, color: color)
    case .stroke(let lineWidth):
      let outer = rect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
      context.frame(outer, radius: radius > 0 ? radius + lineWidth / 2 : 0, lineWidth: lineWidth, color: color)
    }
  }

  override func hitPart(at point: CGPoint) -> HitPart { contains(point) ? .node : .children }

  /// True if the visible shape contains `point`. The area that a stroke encloses is not hit.
  private func contains(_ point: CGPoint) -> Bool {
    guard isVisible else { return false }
    if makePath != nil { return pathToFill.contains(point, rule: fillRule) }
    let (rect, radius) = outline.resolved(in: bounds)
    switch drawing {
    case .fill:
      return Self.contains(point, rect, radius: radius)
    case .innerStroke(let lineWidth):
      return Self.contains(point, rect, radius: radius) && !Self.contains(point, rect, radius: radius, inset: lineWidth)
    case .stroke(let lineWidth):
      let half = lineWidth / 2
      return Self.contains(point, rect, radius: radius, inset: -half)
        && !Self.contains(point, rect, radius: radius, inset: half)
    }
  }

  /// True if `rect` with corners of `radius`, inset by `inset` points, contains `point`.
  static func contains(_ point: CGPoint, _ rect: CGRect, radius: CGFloat, inset: CGFloat = 0) -> Bool {
    guard 2 * inset < min(rect.width, rect.height) else { return false }
    let rect = rect.insetBy(dx: inset, dy: inset)
    guard rect.contains(point) else { return false }
    let radius = radius > 0 ? max(0, radius - inset) : 0
    let x = max(rect.minX + radius - point.x, point.x - (rect.maxX - radius), 0)
    let y = max(rect.minY + radius - point.y, point.y - (rect.maxY - radius), 0)
    return radius == 0 || x * x + y * y <= radius * radius
  }
}

extension ShapeOutline {
  /// True if the two outlines return different sizes for the same proposal.
  fileprivate func isSizeChange(from other: ShapeOutline) -> Bool { (self == .circle) != (other == .circle) }
}

extension ShapeOutline {
  /// The size of the outline for a proposal, in points.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: ShapeNode.idealLength, height: ShapeNode.idealLength)
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    let lengths = CGSize(width: max(0, size.width), height: max(0, size.height))
    guard self == .circle else { return lengths }
    let side = min(lengths.width, lengths.height)
    return CGSize(width: side, height: side)
  }

  /// The outline as a path.
  func path(in rect: CGRect) -> VectorPath {
    let (rect, radius) = resolved(in: rect)
    return .roundedRect(rect, radius: radius)
  }
}
