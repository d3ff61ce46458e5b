import Engine
import Graphics

/// An outline made of lines and curves.
public struct Path: Equatable, Sendable {
  var vector: VectorPath

  init(vector: VectorPath) { self.vector = vector }

  public init() { vector = VectorPath() }

  public init(_ rect: CGRect) { vector = .rect(rect) }

  public init(ellipseIn rect: CGRect) { vector = .ellipse(in: rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    vector = .roundedRect(rect, radius: cornerRadius)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  /// Builds the path step by step.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var isEmpty: Bool { vector.isEmpty }
  public var boundingRect: CGRect { vector.boundingBox }
  public var currentPoint: CGPoint? { vector.currentPoint }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    vector.contains(point, rule: eoFill ? .evenOdd : .nonzero)
  }

  public mutating func move(to end: CGPoint) { vector.move(to: end) }
  public mutating func addLine(to end: CGPoint) { vector.addLine(to: end) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { vector.addQuad(to: end, control: control) }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    vector.addCubic(to: end, control1: control1, control2: control2)
  }

  public mutating func closeSubpath() { vector.close() }
  public mutating func addRect(_ rect: CGRect) { vector.append(.rect(rect)) }
  public mutating func addEllipse(in rect: CGRect) { vector.append(.ellipse(in: rect)) }

  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    vector.append(.roundedRect(rect, radius: min(cornerSize.width, cornerSize.height)))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// An arc. `clockwise` is meant in a space whose y points up, as in Core Graphics: false turns clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var (start, end) = (startAngle.radians, endAngle.radians)
    let turn = 2 * Double.pi
    if clockwise {
      while end > start { end -= turn }
      if start - end > turn { end = start - turn }
    } else {
      while end < start { end += turn }
      if end - start > turn { end = start + turn }
    }
    (start, end) = (start, end)
    vector.addArc(center: center, radius: radius, from: start, to: end)
  }

  public mutating func addPath(_ path: Path) { vector.append(path.vector) }

  /// The part between two fractions of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(vector: vector.trimmed(from: from, to: to)) }

  public func strokedPath(_ style: StrokeStyle) -> Path { Path(vector: vector.stroked(style.stroke)) }
  public func applying(_ transform: CGAffineTransform) -> Path { Path(vector: vector.applying(transform)) }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

/// How a line along an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

/// The ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
