import Engine
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// Colors at the points of a grid.
@MainActor @Suite struct MeshGradientTests {
  private func colors(of gradient: MeshGradient, at points: [CGPoint]) throws -> [UInt32] {
    let window = TestWindow(width: 100, height: 100) { gradient }
    let picture = try window.picture()
    return points.map { picture.pixels[Int($0.y) * picture.width + Int($0.x)] & 0xFFFFFF }
  }

  private let corners = [CGPoint(x: 1, y: 1), CGPoint(x: 98, y: 1), CGPoint(x: 1, y: 98), CGPoint(x: 98, y: 98)]
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test(arguments: [true, false]) func theCornersHaveTheirColors(isSmooth: Bool) throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, blue, red],
      smoothsColors: isSmooth)
    let found = try colors(of: mesh, at: corners + [CGPoint(x: 50, y: 50)])
    for (color, isRed) in zip(found, [true, false, false, true]) {
      #expect((color >> 16 > 240) == isRed && (color & 0xFF > 240) == !isRed)
    }
    #expect((100...155).contains(found[4] >> 16) && (100...155).contains(found[4] & 0xFF))
  }

  @Test func aPointInTheMiddleMovesItsColor() throws {
    func mesh(_ x: Float) -> MeshGradient {
      MeshGradient(
        width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
        colors: [red, blue, red, red, blue, red])
    }
    let point = [CGPoint(x: 25, y: 50)]
    #expect(try colors(of: mesh(0.25), at: point)[0] & 0xFF > colors(of: mesh(0.75), at: point)[0] & 0xFF + 60)
  }

  @Test func outsideOfTheGridIsTheBackground() throws {
    func point(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.1, y], topControlPoint: [x, y - 0.1],
        trailingControlPoint: [x + 0.1, y], bottomControlPoint: [x, y + 0.1])
    }
    let mesh = MeshGradient(
      width: 2, height: 2, bezierPoints: [point(0.3, 0.3), point(0.7, 0.3), point(0.3, 0.7), point(0.7, 0.7)],
      colors: [red, red, red, red], background: blue)
    #expect(try colors(of: mesh, at: corners + [CGPoint(x: 50, y: 50)]) == [0xFF, 0xFF, 0xFF, 0xFF, 0xFF0000])
  }

  @Test func aWrongNumberOfPointsIsReported() throws {
    let messages = Diagnostics.collecting {
      let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [red], background: blue)
      #expect((try? colors(of: mesh, at: [CGPoint(x: 50, y: 50)])) == [0xFF])
    }
    #expect(messages.contains { $0.contains("MeshGradient of 2 × 2") })
  }
}
