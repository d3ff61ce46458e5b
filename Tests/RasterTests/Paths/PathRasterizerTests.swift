import Foundation
import Geometry
import Graphics
import Raster
import Testing

@Suite struct PathRasterizerTests {
  private func mask(_ path: VectorPath, _ rule: VectorPath.Rule = .nonzero, in region: CGRect? = nil) -> CoverageMask {
    var rasterizer = PathRasterizer(path, rule: rule, transform: .identity)
    return rasterizer.mask(in: region.map { .init(outside: $0) })
  }

  private func area(_ mask: CoverageMask) -> Double { mask.values.reduce(0) { $0 + Double($1) } / 255 }

  private func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= 0.005 * expected }

  @Test(arguments: [0, 0.25, 0.37, 0.5, 0.9] as [CGFloat])
  func aRectangleCoversItsAreaExactlyWhereverItLies(shift: CGFloat) {
    let rect = CGRect(x: 3 + shift, y: 5 + shift / 2, width: 10.5, height: 7.25)
    #expect(isClose(area(mask(.rect(rect))), 10.5 * 7.25))
  }

  @Test(arguments: [6, 9, 25, 200] as [CGFloat])
  func anEllipseHasItsAreaAndIsSymmetrical(width: CGFloat) {
    let path = VectorPath.ellipse(in: CGRect(x: 1.5, y: 2.5, width: width, height: width * 0.6))
    let mask = mask(path)
    #expect(isClose(area(mask), .pi * Double(width * width) * 0.6 / 4))
    guard width.truncatingRemainder(dividingBy: 5) == 0 else { return }
    let columns = Int(mask.frame.width)
    for row in 0..<Int(mask.frame.height) {
      for column in 0..<columns {
        let (near, far) = (mask.values[row * columns + column], mask.values[row * columns + columns - 1 - column])
        #expect(abs(Int(near) - Int(far)) <= 1)
      }
    }
  }

  @Test func aTriangleHasItsArea() {
    var path = VectorPath()
    for point in [CGPoint(x: 2.3, y: 1.1), CGPoint(x: 31.7, y: 9.6), CGPoint(x: 7.9, y: 28.4)] {
      path.addLine(to: point)
    }
    path.close()
    let expected = (29.4 * 27.3 - 5.6 * 8.5) / 2
    #expect(isClose(area(mask(path)), expected))
  }

  @Test func fillRulesDifferAtOverlaps() {
    var path = VectorPath.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(.rect(CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(isClose(area(mask(path, .nonzero)), 175))
    #expect(isClose(area(mask(path, .evenOdd)), 150))
  }

  @Test func edgesThatCrossInsideAPixelKeepTheirArea() {
    // A bow tie: two triangles of 20 × 10 / 2 … that wind in opposite ways.
    var path = VectorPath()
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 10)] {
      path.addLine(to: point)
    }
    path.close()
    #expect(isClose(area(mask(path, .nonzero)), 100))
    #expect(isClose(area(mask(path, .evenOdd)), 100))
  }

  @Test func aFivePointedStarIsHollowByTheEvenOddRuleOnly() {
    var path = VectorPath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      path.addLine(to: CGPoint(x: 30 + 25 * cos(angle), y: 30 + 25 * sin(angle)))
    }
    path.close()
    let (whole, holed) = (area(mask(path, .nonzero)), area(mask(path, .evenOdd)))
    let inner = 25 * (3 - 5.0.squareRoot()) / 2
    let pentagon = 5.0 / 2 * inner * inner * sin(2 * Double.pi / 5)
    #expect(isClose(whole - holed, pentagon))
  }

  @Test func aRegionOfAMaskEqualsThatPartOfTheWhole() {
    let path = VectorPath.ellipse(in: CGRect(x: -7, y: -5, width: 40, height: 33))
    let whole = mask(path)
    let part = mask(path, in: CGRect(x: 0, y: 0, width: 20, height: 11))
    #expect(part.frame.width == 20 && part.frame.height == 11)
    for row in 0..<11 {
      for column in 0..<20 {
        let index = (row - Int(whole.frame.y)) * Int(whole.frame.width) + column - Int(whole.frame.x)
        #expect(abs(Int(part.values[row * 20 + column]) - Int(whole.values[index])) <= 1)
      }
    }
  }

  @Test func aStrokedRingHasItsArea() {
    let ring = VectorPath.ellipse(in: CGRect(x: 5, y: 5, width: 60, height: 60)).stroked(PathStroke(width: 4))
    #expect(isClose(area(mask(ring)), .pi * (32 * 32 - 28 * 28)))
  }

  @Test func emptyPathsCoverNothing() {
    #expect(mask(VectorPath()).values.isEmpty)
    #expect(mask(.rect(CGRect(x: 3, y: 3, width: 0, height: 9))).values.allSatisfy { $0 == 0 })
  }

  /// Computed by numerical integration, independently of the code. A difference of 1 is rounding.
  @Test func aSmallDiscHasExactlyTheseBytes() {
    let quarter: [[Int]] = [[0, 41, 177, 244], [41, 240, 255, 255], [177, 255, 255, 255], [244, 255, 255, 255]]
    let mask = mask(.ellipse(in: CGRect(x: 0, y: 0, width: 8, height: 8)))
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(abs(Int(mask.values[y * 8 + x]) - quarter[min(y, 7 - y)][min(x, 7 - x)]) <= 1, "\(x), \(y)")
      }
    }
  }
}
