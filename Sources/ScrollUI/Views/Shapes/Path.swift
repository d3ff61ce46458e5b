import Engine

/// An outline of lines and curves, in points. As a view or `Shape` it is drawn at its own coordinates and does not
/// scale with its frame.
public struct Path: Equatable, Sendable {
  var vector: VectorPath

  init(vector: VectorPath) { self.vector = vector }

  /// Creates an empty path.
  public init() { vector = VectorPath() }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) { vector = .rect(rect) }

  /// Creates the path of the ellipse inscribed in `rect`.
  public init(ellipseIn rect: CGRect) { vector = .ellipse(in: rect) }

  /// Creates the path of a rectangle with circular corners of the radius `cornerRadius`; `style` has no effect.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    vector = .roundedRect(rect, radius: cornerRadius)
  }

  /// Creates the path of a rectangle with circular corners. The radius is the smaller side of `cornerSize`; `style` has
  /// no effect.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  /// Creates a path with a closure that adds its elements.
  ///
  /// ```swift
  /// Path { path in
  ///   path.move(to: CGPoint(x: 0, y: 20))
  ///   path.addLine(to: CGPoint(x: 40, y: 0))
  /// }
  /// ```
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// True if the path has no elements.
  public var isEmpty: Bool { vector.isEmpty }
  /// The smallest rectangle that contains the path.
  public var boundingRect: CGRect { vector.boundingBox }
  /// The end of the last element; nil for an empty path.
  public var currentPoint: CGPoint? { vector.currentPoint }

  /// True if `point` is inside of the filled path, by the non-zero winding rule or, with `eoFill`, the even-odd rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    vector.contains(point, rule: eoFill ? .evenOdd : .nonzero)
  }

  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) { vector.move(to: end) }
  /// Adds a line from the current point to `end`.
  public mutating func addLine(to end: CGPoint) { vector.addLine(to: end) }
  /// Adds a quadratic Bézier curve from the current point to `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { vector.addQuad(to: end, control: control) }

  /// Adds a cubic Bézier curve from the current point to `end`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    vector.addCubic(to: end, control1: control1, control2: control2)
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() { vector.close() }
  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(.rect(rect), transform) }
  /// Adds the ellipse inscribed in `rect`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with circular corners. The radius is the smaller side of `cornerSize`; `style` has no effect.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(.roundedRect(rect, radius: min(cornerSize.width, cornerSize.height)), transform)
  }

  /// Adds an open subpath of lines through the points `lines`.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc, connected to the current point by a line; at most a full turn.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start, from the positive x axis, growing clockwise on the screen.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: The direction in coordinates with an upward y axis, as in Core Graphics: false draws clockwise on
  ///     the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let (start, end) = (startAngle.radians, endAngle.radians)
    guard start.isFinite, end.isFinite else { return }
    // The angle in the direction of the arc, reduced to one turn.
    let turn = 2 * Double.pi
    let angle = clockwise ? start - end : end - start
    let reduced = max(0, min(turn, angle < 0 ? angle + turn * (-angle / turn).rounded(.up) : angle))
    vector.addArc(center: center, radius: radius, from: start, to: clockwise ? start - reduced : start + reduced)
  }

  /// Adds the elements of `path`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { add(path.vector, transform) }

  /// The part of the path between two fractions of its length, in 0…1; empty if `from` is not less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(vector: vector.trimmed(from: from, to: to)) }

  /// The outline of a line with `style` along the path, as a path to fill.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(vector: vector.stroked(style.stroke)) }
  /// The path transformed by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(vector: vector.applying(transform)) }

  /// The path moved by a distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

/// The properties of a line along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points. The default is 1.
  public var lineWidth: CGFloat
  /// The shape of the line's ends. The default is `.butt`.
  public var lineCap: CGLineCap
  /// The shape of the line's corners. The default is `.miter`.
  public var lineJoin: CGLineJoin
  /// The limit of mitred corners, as a multiple of the line width; sharper corners are bevelled. The default is 10.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style; by default a solid line with a width of 1 point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = Limits.length(lineWidth, "lineWidth")
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var stroke: PathStroke {
    PathStroke(
      width: lineWidth, cap: lineCap == .butt ? .butt : lineCap == .round ? .round : .square,
      join: lineJoin == .miter ? .miter : lineJoin == .round ? .round : .bevel, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}

/// The shape of the ends of a line: cut off at the end, or extended by a half circle or half square.
public enum CGLineCap: Int32, Sendable {
  /// `butt` ends at the end point, `round` adds a half circle, `square` adds half a square.
  case butt, round, square
}

/// The shape of the corners of a line: pointed, rounded or cut off.
public enum CGLineJoin: Int32, Sendable {
  /// `miter` is pointed up to `StrokeStyle.miterLimit`, `round` is rounded, `bevel` is cut off.
  case miter, round, bevel
}
