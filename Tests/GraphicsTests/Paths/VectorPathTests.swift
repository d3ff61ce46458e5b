import Geometry
import Graphics
import Testing

@Suite struct VectorPathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test func pathsWithTheSameElementsAreEqual() {
    var path = VectorPath()
    path.move(to: CGPoint(x: 10, y: 20))
    for point in [CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 50)] { path.addLine(to: point) }
    path.close()
    #expect(path == .rect(box) && path.hashValue == VectorPath.rect(box).hashValue)
    #expect(path != .rect(box.offsetBy(dx: 1, dy: 0)))
    #expect(VectorPath.rect(box).applying(CGAffineTransform(translationX: -0.0, y: 0)) == path)
  }

  @Test func theBoundingBoxHoldsCurvesAndNotTheirHandles() {
    var path = VectorPath()
    path.move(to: .zero)
    path.addCubic(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 12), control2: CGPoint(x: 10, y: 12))
    #expect(abs(path.boundingBox.maxY - 9) < 1e-9)
    #expect(path.controlBounds.maxY == 12)
    let ellipse = VectorPath.ellipse(in: box).boundingBox
    #expect(abs(ellipse.minX - 10) < 1e-9 && abs(ellipse.maxY - 50) < 1e-9)
    #expect(VectorPath().boundingBox.isNull)
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let path = VectorPath.roundedRect(
      box, radii: CornerRadii(topLeading: 60, topTrailing: 20, bottomTrailing: 0, bottomLeading: 0))
    #expect(abs(path.boundingBox.width - 40) < 1e-9 && abs(path.boundingBox.height - 30) < 1e-9)
    #expect(path.contains(CGPoint(x: 49, y: 49)) && !path.contains(CGPoint(x: 11, y: 21)))
    #expect(VectorPath.roundedRect(box, radius: 0).contains(CGPoint(x: 10.01, y: 20.01)))
  }

  @Test func theFillRuleDecidesWhetherARingIsHollow() {
    var ring = VectorPath.ellipse(in: box)
    ring.append(.ellipse(in: box.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: 30, y: 35)
    #expect(ring.contains(middle, rule: .nonzero) && !ring.contains(middle, rule: .evenOdd))
    #expect(ring.contains(CGPoint(x: 15, y: 35), rule: .evenOdd))
    #expect(!ring.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func theLengthOfAnArcFollowsItsAngle() {
    let arc = VectorPath.arc(center: .zero, radius: 10, from: 0, to: .pi / 3)
    #expect(abs(arc.length - 10 * .pi / 3) < 0.01)
    let back = VectorPath.arc(center: .zero, radius: 10, from: 0, to: -.pi)
    #expect(abs(back.length - 10 * .pi) < 0.02 && back.boundingBox.minY < -9.99 && back.boundingBox.maxY < 1e-9)
    #expect(abs(VectorPath.arc(center: .zero, radius: 1, from: 0, to: 100).length - 2 * .pi) < 0.05)
  }

  @Test(arguments: [(0, 0.5), (0.25, 0.75), (0.1, 0.9), (0, 0.0001)] as [(CGFloat, CGFloat)])
  func aTrimmedPathHasItsFractionOfTheLength(from: CGFloat, to: CGFloat) {
    for path in [VectorPath.rect(box), .ellipse(in: box), .roundedRect(box, radius: 8)] {
      let part = path.trimmed(from: from, to: to)
      #expect(abs(part.length - path.length * (to - from)) < 0.05)
    }
  }

  @Test func trimmingToTheWholeKeepsThePathAndAReversedRangeIsEmpty() {
    #expect(VectorPath.rect(box).trimmed(from: 0, to: 1) == .rect(box))
    #expect(VectorPath.rect(box).trimmed(from: 0.6, to: 0.4).isEmpty)
    let first = VectorPath.rect(box).trimmed(from: 0, to: 40.0 / 140)
    #expect(first.boundingBox == CGRect(x: 10, y: 20, width: 40, height: 0))
  }

  @Test func nonFiniteCoordinatesBecomeZero() {
    var path = VectorPath()
    path.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
    path.addLine(to: CGPoint(x: 4, y: 4))
    path.close()
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}

extension VectorPathTests {
  @Test func rectanglesAreRecognized() {
    let rect = CGRect(x: 3, y: -2, width: 10, height: 4.5)
    #expect(VectorPath.rect(rect).rectangle == rect)
    for isAcross in [true, false] {
      var path = VectorPath()
      path.move(to: CGPoint(x: 3, y: 2))
      path.addLine(to: isAcross ? CGPoint(x: 8, y: 2) : CGPoint(x: 3, y: 9))
      path.addLine(to: CGPoint(x: 8, y: 9))
      path.addLine(to: isAcross ? CGPoint(x: 3, y: 9) : CGPoint(x: 8, y: 2))
      #expect(path.rectangle == nil)
      path.addLine(to: CGPoint(x: 3, y: 2))
      path.close()
      #expect(path.rectangle == CGRect(x: 3, y: 2, width: 5, height: 7))
    }
  }

  @Test func otherPathsAreNotRecognizedAsRectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    var two = VectorPath.rect(rect)
    two.append(.rect(rect.offsetBy(dx: 20, dy: 0)))
    var slanted = VectorPath()
    slanted.move(to: .zero)
    for corner in [CGPoint(x: 10, y: 0), CGPoint(x: 12, y: 10), CGPoint(x: 0, y: 10)] { slanted.addLine(to: corner) }
    slanted.close()
    for path in [VectorPath(), .ellipse(in: rect), two, slanted] { #expect(path.rectangle == nil) }
  }
}
