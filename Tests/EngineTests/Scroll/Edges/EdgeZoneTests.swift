import Engine
import Geometry
import Testing

@Suite struct EdgeZoneTests {
  private let inside = EdgeZone(width: 44, speed: .velocity(1100))
  private let outside = EdgeZone(speed: .distance(20))

  @Test func theDepthGrowsFromTheZoneToTheEdgeAndNoFurther() {
    #expect(inside.depth(of: 200, from: 0, to: 400) == 0)
    #expect(inside.depth(of: 44, from: 0, to: 400) == 0, "exactly at the inner edge of the zone")
    #expect(inside.depth(of: 22, from: 0, to: 400) == -0.5)
    #expect(inside.depth(of: -100, from: 0, to: 400) == -1)
    #expect(inside.depth(of: 378, from: 0, to: 400) == 0.5)
    #expect(inside.depth(of: 900, from: 0, to: 400) == 1)
  }

  @Test func theZonesOfAShortViewportAreAQuarterOfIt() {
    #expect(inside.depth(of: 5, from: 0, to: 40) == -0.5)
    #expect(inside.depth(of: 20, from: 0, to: 40) == 0)
    #expect(inside.depth(of: 0, from: 0, to: 0) == 0, "a viewport without length has no zones")
  }

  @Test func aZoneWithoutWidthBeginsOutsideOfTheViewport() {
    #expect(outside.depth(of: 0, from: 0, to: 100) == 0)
    #expect(outside.depth(of: -1, from: 0, to: 100) == -1)
    #expect(outside.depth(of: 101, from: 0, to: 100) == 1)
  }

  @Test func theVelocityGrowsWithTheSquareOfTheDepth() {
    #expect(inside.distance(at: 1, beyond: 9, seconds: 0.01) == 11)
    #expect(inside.distance(at: -0.5, beyond: -22, seconds: 0.01) == -2.75)
    #expect(inside.distance(at: 1, beyond: 9, seconds: nil) == nil, "the first frame starts the motion")
  }

  @Test func aDistanceIsThatOfThePointerUpToTheMaximumSixtyTimesASecond() {
    #expect(outside.distance(at: 1, beyond: 5, seconds: 1) == 300)
    #expect(outside.distance(at: -1, beyond: 90, seconds: 0.5) == -600)
    #expect(outside.distance(at: 1, beyond: 5, seconds: nil) == nil, "the first frame starts the motion")
  }

  /// The distance of a second in `EdgeZone.distance(at:beyond:seconds:)`, summed over frames.
  @Test(arguments: [30.0, 60, 144, 240]) func theDistanceInASecondDoesNotDependOnTheFrameRate(rate: Double) {
    for zone in [inside, outside] {
      let distance = (0..<Int(rate)).reduce(CGFloat(0)) { sum, _ in
        sum + (zone.distance(at: 1, beyond: 10, seconds: 1 / rate) ?? 0)
      }
      let whole = zone.distance(at: 1, beyond: 10, seconds: 1) ?? 0
      #expect(abs(distance - whole) < 0.001)
    }
  }
}
