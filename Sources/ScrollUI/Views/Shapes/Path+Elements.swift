import Engine
import Motion

extension Path {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A line from the present point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the present point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the present point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath.
    case closeSubpath
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { vector.elements.forEach { body(Element($0)) } }

  /// Adds closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with circular corners of different radii. Leading is the left side; `style` has no effect.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CornerRadii(
      topLeading: cornerRadii.topLeading, topTrailing: cornerRadii.topTrailing,
      bottomTrailing: cornerRadii.bottomTrailing, bottomLeading: cornerRadii.bottomLeading)
    add(.roundedRect(rect, radii: radii), transform)
  }

  /// Adds an arc, connected to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start, from the positive x axis, growing clockwise on the screen.
  ///   - delta: The angle from the start to the end; positive angles run clockwise on the screen.
  ///   - transform: The transform of the arc.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    addArc(center, radius, from: startAngle.radians, to: startAngle.radians + delta.radians, transform)
  }

  /// Adds a line and an arc that rounds the corner `tangent1End` of the lines from the current point to `tangent1End` and on to `tangent2End`.
  ///
  /// The arc touches both lines. Without a corner, because the points are in a line, the line to `tangent1End` is added alone.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the second line.
  ///   - radius: The radius of the circle, in points.
  ///   - transform: The transform of the line and the arc.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint?.applying(transform.inverted()) ?? tangent1End
    let (first, second) = ((start - tangent1End).unit, (tangent2End - tangent1End).unit)
    let cosine = first.x * second.x + first.y * second.y
    let sine = abs(first.x * second.y - first.y * second.x)
    guard radius > 0, sine > 1e-9 else { return addLine(to: tangent1End.applying(transform)) }
    // The arc touches both lines at the same distance from the corner: the radius over the tangent of half of the angle between them.
    let distance = radius * (1 + cosine) / sine
    let (begin, end) = (tangent1End + first.scaled(by: distance), tangent1End + second.scaled(by: distance))
    let reach = (distance * distance + radius * radius).squareRoot()
    let center = tangent1End + (first + second).unit.scaled(by: reach)
    let angle = ScalarMath.atan2(begin.y - center.y, begin.x - center.x)
    let turn = ScalarMath.atan2(end.y - center.y, end.x - center.x) - angle
    let delta = turn - 2 * .pi * (turn / (2 * .pi)).rounded()
    addArc(center, radius, from: angle, to: angle + delta, transform)
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, to end: Double, _ transform: CGAffineTransform
  ) {
    var arc = VectorPath()
    arc.addArc(center: center, radius: radius, from: start, to: end)
    for element in arc.applying(transform).elements {
      // The arc begins with a move, which becomes the line from the current point.
      if case .move(let point) = element { vector.addLine(to: point) } else { vector.append(element) }
    }
  }

  /// Adds the elements of another path, transformed.
  mutating func add(_ other: VectorPath, _ transform: CGAffineTransform) {
    vector.append(transform.isIdentity ? other : other.applying(transform))
  }
}

extension Path.Element {
  fileprivate init(_ element: VectorPath.Element) {
    switch element {
    case .move(let end): self = .move(to: end)
    case .line(let end): self = .line(to: end)
    case .quad(let end, let control): self = .quadCurve(to: end, control: control)
    case .cubic(let end, let control1, let control2): self = .curve(to: end, control1: control1, control2: control2)
    case .close: self = .closeSubpath
    }
  }
}

extension CGPoint {
  /// The vector from the origin in the direction of this point, with the length 1; not a number for the origin.
  fileprivate var unit: CGPoint { scaled(by: 1 / (x * x + y * y).squareRoot()) }

  fileprivate func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}

// MARK: - Text

extension Path: LosslessStringConvertible {
  /// The elements as numbers before a letter: `m` starts a subpath, `l` is a line, `q` and `c` are curves with their control points first, `h`
  /// closes the subpath. For example `0 0 m 10 0 l h`.
  public var description: String {
    vector.elements.map { element in
      switch element {
      case .move(let end): Self.text([end]) + "m"
      case .line(let end): Self.text([end]) + "l"
      case .quad(let end, let control): Self.text([control, end]) + "q"
      case .cubic(let end, let control1, let control2): Self.text([control1, control2, end]) + "c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ points: [CGPoint]) -> String {
    points.flatMap { [$0.x, $0.y] }.map { value in
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value)) " : "\(value) "
    }.joined()
  }

  /// Creates the path of a `description`; nil for another text.
  public init?(_ string: String) {
    var vector = VectorPath()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): vector.move(to: points[0])
      case ("l", 2): vector.addLine(to: points[0])
      case ("q", 4): vector.addQuad(to: points[1], control: points[0])
      case ("c", 6): vector.addCubic(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): vector.close()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(vector: vector)
  }
}
