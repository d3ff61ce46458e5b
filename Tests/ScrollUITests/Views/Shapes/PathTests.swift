import Foundation
import ScrollUI
import Testing

/// The elements of paths, and paths as texts.
@Suite struct PathTests {
  @Test func aPathIsReadFromItsDescription() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0.5))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 15, y: 0))
    path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 0, y: 20))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 0.5 l 15 0 20 10 q 20 20 0 20 0 10 c h")
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
  }

  @Test(arguments: ["0 m", "0 0", "0 0 x", "1 2 3 q", "0 0 m 5 5 h", "a b l"])
  func otherTextsAreNoPaths(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func elementsAreVisitedInOrder() {
    var elements: [Path.Element] = []
    Path("0 0 m 3 0 l h")?.forEach { elements.append($0) }
    #expect(elements == [.move(to: .zero), .line(to: CGPoint(x: 3, y: 0)), .closeSubpath])
  }

  @Test func addedFiguresAreTransformed() {
    let shift = CGAffineTransform(translationX: 100, y: 0)
    var path = Path()
    path.addRects([CGRect(x: 0, y: 0, width: 5, height: 5)], transform: shift)
    #expect(path.boundingRect == CGRect(x: 100, y: 0, width: 5, height: 5))
    path.addPath(Path(CGRect(x: 10, y: 10, width: 5, height: 5)), transform: shift)
    #expect(path.boundingRect == CGRect(x: 100, y: 0, width: 15, height: 15))
  }

  @Test func aCornerIsRoundedByAnArcThatTouchesBothLines() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 10) < 1e-9)
    var lines: [CGPoint] = []
    path.forEach { if case .line(let end) = $0 { lines.append(end) } }
    #expect(lines.count == 1 && abs(lines[0].x - 90) < 1e-9 && abs(lines[0].y) < 1e-9)
    #expect(
      path.boundingRect.maxX <= 100 + 1e-9 && path.boundingRect.minY >= -1e-9, "the arc stays inside of the corner")
    path.addArc(tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 100, y: 90), radius: 10)
    #expect(path.currentPoint == CGPoint(x: 100, y: 50), "points in a line have no corner")
  }

  @Test func aRelativeArcRunsByItsAngle() throws {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-180))
    let back = try #require(path.currentPoint)
    #expect(abs(back.x) < 1e-9 && abs(back.y + 10) < 1e-9)
  }

  @Test func cornersOfARectangleHaveTheirOwnRadii() {
    var path = Path()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadii: RectangleCornerRadii(topLeading: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func pointsAndSizesAreDescribedByTheirNumbers() {
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGSize(width: 40, height: 30).debugDescription == "(40.0, 30.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
  }
}
