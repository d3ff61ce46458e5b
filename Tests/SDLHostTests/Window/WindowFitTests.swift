import Geometry
import SDLHost
import Testing

@Suite struct WindowFitTests {
  /// A display of 1366 × 768 with a panel of 28 at its top.
  private let area = CGRect(x: 0, y: 28, width: 1366, height: 740)

  @Test func aFittingWindowKeepsItsSizeAndIsPlacedByTheSystem() {
    let fit = WindowFit(size: CGSize(width: 900, height: 640), position: nil, scale: 1, in: area)
    #expect(fit.size == CGSize(width: 900, height: 640) && fit.position == nil)
  }

  @Test func anOversizedWindowIsCutToWholePointsAndCentered() {
    let fit = WindowFit(size: CGSize(width: 900, height: 640), position: nil, scale: 1.5, in: area)
    #expect(fit.size == CGSize(width: 900, height: 493))
    #expect(fit.position == CGPoint(x: 8, y: 28 + (740 - 493 * 1.5) / 2))
  }

  @Test func aPositionIsMovedUntilTheWindowIsVisible() {
    let size = CGSize(width: 300, height: 200)
    func position(_ x: CGFloat, _ y: CGFloat) -> CGPoint? {
      WindowFit(size: size, position: CGPoint(x: x, y: y), scale: 2, in: area).position
    }
    #expect(position(100, 100) == CGPoint(x: 100, y: 100))
    #expect(position(-50, 0) == CGPoint(x: 0, y: 28))
    #expect(position(1300, 700) == CGPoint(x: 766, y: 368))
  }

  @Test func aWindowKeepsAtLeastOnePoint() {
    let fit = WindowFit(
      size: CGSize(width: 9000, height: 9000), position: nil, scale: 8, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(fit.size == CGSize(width: 1, height: 1))
  }
}
