/// An outline of lines and Bézier curves, made of subpaths; points, y down.
///
/// The fingerprint grows with each element, so that hashing costs the same for every path and unequal paths are told apart at
/// once. Coordinates that are no numbers become 0.
///
/// ```
/// var path = VectorPath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 10, y: 0))
/// path.boundingBox  // (0, 0, 10, 0)
/// ```
package struct VectorPath: Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The rule that determines the enclosed points.
  package enum Rule: Hashable, Sendable {
    /// Points with a winding number other than 0.
    case nonzero
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd
  }

  package private(set) var elements: [Element] = []
  private var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
  private var start = CGPoint.zero
  /// The end of the last element; nil before the first `move`.
  package private(set) var currentPoint: CGPoint?
  private var bounds = PointBounds()

  package init() {}

  /// The rectangle around all points, control points included. It contains `boundingBox` and costs O(1).
  package var controlBounds: CGRect { bounds.rect }

  package var isEmpty: Bool { elements.isEmpty }

  /// The rectangle with this outline; nil if the path is not a rectangle.
  package var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let first) = elements[0], elements.last == .close
    else {
      return nil
    }
    var corners = [first]
    for element in elements[1..<(elements.count - 1)] {
      guard case .line(let corner) = element else { return nil }
      corners.append(corner)
    }
    if corners.count == 5, corners.removeLast() != first { return nil }
    let isAcross = corners[0].y == corners[1].y && corners[1].x == corners[2].x
    let isDown = corners[0].x == corners[1].x && corners[1].y == corners[2].y
    guard
      isAcross && corners[2].y == corners[3].y && corners[3].x == corners[0].x
        || isDown && corners[2].x == corners[3].x && corners[3].y == corners[0].y
    else { return nil }
    return controlBounds
  }

  /// Starts a subpath.
  package mutating func move(to point: CGPoint) {
    let point = VectorPath.number(point)
    start = point
    append(.move(point), 1, end: point)
  }

  /// Adds a straight line from `currentPoint`, or starts a subpath if there is none.
  package mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil else { return move(to: end) }
    let end = VectorPath.number(end)
    append(.line(end), 2, end: end)
  }

  package mutating func addQuad(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    let (end, control) = (VectorPath.number(end), VectorPath.number(control))
    mix(control)
    append(.quad(end, control: control), 3, end: end)
  }

  package mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    let (end, control1, control2) = (VectorPath.number(end), VectorPath.number(control1), VectorPath.number(control2))
    mix(control1)
    mix(control2)
    append(.cubic(end, control1: control1, control2: control2), 4, end: end)
  }

  /// Adds a straight line to the start of the subpath. The next element starts there.
  package mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    append(.close, 5, end: start)
  }

  package mutating func append(_ other: VectorPath) {
    for element in other.elements { append(element) }
  }

  package mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let end): addLine(to: end)
    case .quad(let end, let control): addQuad(to: end, control: control)
    case .cubic(let end, let control1, let control2): addCubic(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  /// The path with every point moved by `transform`.
  package func applying(_ transform: CGAffineTransform) -> VectorPath {
    guard !transform.isIdentity else { return self }
    var result = VectorPath()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: point.applying(transform))
      case .line(let end): result.addLine(to: end.applying(transform))
      case .quad(let end, let control):
        result.addQuad(to: end.applying(transform), control: control.applying(transform))
      case .cubic(let end, let control1, let control2):
        result.addCubic(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .close: result.close()
      }
    }
    return result
  }

  private mutating func append(_ element: Element, _ kind: UInt64, end: CGPoint) {
    mix(kind)
    if kind != 5 { mix(end) }
    elements.append(element)
    currentPoint = end
  }

  /// Extends the bounds and the fingerprint by a point of the next element.
  private mutating func mix(_ point: CGPoint) {
    bounds.add(point)
    mix(Double(point.x).bitPattern)
    mix(Double(point.y).bitPattern)
  }

  /// Mixes a word into the fingerprint, as FNV-1a and MurmurHash's finalizer do.
  private mutating func mix(_ word: UInt64) {
    fingerprint = (fingerprint ^ word) &* 0x0000_0100_0000_01B3
    fingerprint ^= fingerprint >> 29
  }

  /// The point with finite coordinates and without negative zeros, so that equal points have equal bits.
  private static func number(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.isFinite ? point.x + 0 : 0, y: point.y.isFinite ? point.y + 0 : 0)
  }
}

extension VectorPath: Hashable {
  package static func == (lhs: VectorPath, rhs: VectorPath) -> Bool {
    lhs.fingerprint == rhs.fingerprint && lhs.elements == rhs.elements
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
