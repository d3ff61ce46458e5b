import Geometry
import Graphics
import Testing

@Suite struct PathStrokeTests {
  private func line(_ points: CGPoint...) -> VectorPath {
    var path = VectorPath()
    for point in points { path.addLine(to: point) }
    return path
  }

  @Test func capsExtendALine() {
    let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    func ends(_ cap: PathStroke.Cap) -> (CGFloat, CGFloat) {
      let box = path.stroked(PathStroke(width: 6, cap: cap)).boundingBox
      #expect(abs(box.height - 6) < 0.01)
      return (box.minX, box.maxX)
    }
    #expect(ends(.butt) == (10, 30) && ends(.square) == (7, 33))
    let round = ends(.round)
    #expect(abs(round.0 - 7) < 0.05 && abs(round.1 - 33) < 0.05)
  }

  @Test func joinsExtendACorner() {
    let corner = line(CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 20))
    func top(_ join: PathStroke.Join, limit: CGFloat = 10) -> CGFloat {
      corner.stroked(PathStroke(width: 4, join: join, miterLimit: limit)).boundingBox.minY
    }
    let root = CGFloat(2).squareRoot()
    #expect(abs(top(.miter) - -2 * root) < 1e-9)
    #expect(abs(top(.round) - -2) < 0.03)
    #expect(abs(top(.bevel) - -root) < 1e-9)
    #expect(top(.miter, limit: 1.4) == top(.bevel))
  }

  @Test func aStrokedClosedLineIsARing() {
    let box = CGRect(x: 10, y: 10, width: 40, height: 40)
    let ring = VectorPath.rect(box).stroked(PathStroke(width: 4))
    #expect(ring.boundingBox == box.insetBy(dx: -2, dy: -2))
    #expect(!ring.contains(CGPoint(x: 30, y: 30)) && ring.contains(CGPoint(x: 8.1, y: 8.1)))
    #expect(ring.contains(CGPoint(x: 11.9, y: 30)) && !ring.contains(CGPoint(x: 12.1, y: 30)))
  }

  @Test func dashesHaveTheirLengths() {
    let path = line(.zero, CGPoint(x: 100, y: 0))
    func pieces(_ dash: [CGFloat], phase: CGFloat = 0) -> [CGRect] {
      let outline = path.stroked(PathStroke(width: 2, dash: dash, dashPhase: phase))
      return outline.flattened().map { line in
        var box = PointBounds()
        for point in line.points { box.add(point) }
        return box.rect
      }
    }
    #expect(pieces([10, 5]).map(\.minX) == [0, 15, 30, 45, 60, 75, 90])
    #expect(pieces([10, 5]).allSatisfy { abs($0.width - 10) < 1e-9 })
    #expect(pieces([10, 5], phase: 12).map(\.minX) == [3, 18, 33, 48, 63, 78, 93])
    #expect(pieces([10, 5], phase: -3).first?.minX == 3)
    #expect(pieces([20]).map(\.minX) == [0, 40, 80])
    #expect(pieces([]).count == 1 && pieces([0, 0]).count == 1 && pieces([-1, 3]).count == 1)
  }

  @Test func aDashContinuesOverTheStartOfAClosedLine() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let outline = VectorPath.rect(box).stroked(PathStroke(width: 2, dash: [10, 10], dashPhase: 5))
    #expect(outline.flattened().count == 4)
    #expect(outline.contains(CGPoint(x: -0.5, y: -0.5)))
  }

  @Test func aLineWithoutLengthShowsItsCaps() {
    let dot = line(CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))
    var point = dot
    point.close()
    #expect(point.stroked(PathStroke(width: 4, cap: .butt)).isEmpty)
    #expect(point.stroked(PathStroke(width: 4, cap: .square)).boundingBox == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(!point.stroked(PathStroke(width: 4, cap: .round)).isEmpty)
    #expect(dot.stroked(PathStroke(width: 0)).isEmpty && dot.stroked(PathStroke(width: .nan)).isEmpty)
  }
}
