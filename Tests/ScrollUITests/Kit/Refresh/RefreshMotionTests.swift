import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The motion of content at the end of a refresh: the position of rows in each frame.
@MainActor @Suite struct RefreshMotionTests {
  /// The window position of the first row in each frame, and the time of the frame.
  private struct Path {
    private(set) var times: [Double] = []
    private(set) var positions: [Double] = []

    @MainActor mutating func record(_ list: RefreshWindow) {
      times.append(list.window.time)
      positions.append(list.firstRow)
    }

    /// The differences of the steps of adjacent frames, in points, scaled to `rate` frames per second.
    func secondDifferences(at rate: Double) -> [Double] {
      var secondDifferences: [Double] = []
      for number in positions.indices.dropFirst(2) {
        let change: Double = abs(speed(number) - speed(number - 1))
        let span: Double = times[number] - times[number - 2]
        secondDifferences.append(2 * change / (span * rate * rate))
      }
      return secondDifferences
    }

    /// In points per second, between a frame and the previous one.
    private func speed(_ number: Int) -> Double {
      (positions[number] - positions[number - 1]) / (times[number] - times[number - 1])
    }
  }

  /// A list whose action has just ended, after two frames at rest.
  private func ended() async -> RefreshWindow {
    let list = RefreshWindow()
    #expect(await list.refresh())
    list.action.finish()
    for _ in 0..<50 { await Task.yield() }
    return list
  }

  private func path(_ list: RefreshWindow, intervals: some Sequence<Double>) -> Path {
    var path = Path()
    path.record(list)
    for interval in intervals {
      list.window.frameInterval = interval
      list.window.advance()
      path.record(list)
      #expect(abs(list.firstRow + list.offset) < 1e-9, "the rows are at the sum of offset and inset")
    }
    return path
  }

  /// Bug 5: second differences of row positions of half a point at most.
  @Test(arguments: [60.0, 90, 120, 144]) func theEndOfARefreshHasNoAbruptAcceleration(rate: Double) async {
    let list = await ended()
    let path = path(list, intervals: Array(repeating: 1 / rate, count: Int(1.5 * rate)))
    #expect(path.positions.first == 60 && path.positions.last == 0)
    let maximum = path.secondDifferences(at: rate).max() ?? 0
    #expect(maximum <= 0.5)
    let part = 60 / rate
    #expect(maximum > 0.3 * part * part, "it moves")
    #expect(zip(path.positions.dropFirst(), path.positions).allSatisfy { $0 <= $1 }, "and never back")
    #expect(list.scroll.model.activity == .idle && list.look == .hidden)
  }

  /// A display of 30 frames a second shows twice the steps, and so four times the differences.
  @Test func theAccelerationIsTheSameAt30FramesPerSecond() async {
    let path = path(await ended(), intervals: Array(repeating: 1.0 / 30, count: 45))
    #expect(path.positions.last == 0)
    #expect((path.secondDifferences(at: 30).max() ?? 0) <= 4 * 0.5)
  }

  @Test func irregularFramesHaveNoAbruptAcceleration() async {
    let rates: [Double] = [60, 144, 30, 75, 24]
    var intervals: [Double] = []
    for number in 0..<90 { intervals.append(1 / rates[number * 7 % 5]) }
    let path = path(await ended(), intervals: intervals)
    #expect(path.positions.first == 60 && path.positions.last == 0)
    #expect((path.secondDifferences(at: 60).max() ?? 0) <= 0.5)
  }

  @Test(arguments: 1...30) func aTouchStopsTheReturningContent(frame: Int) async {
    let list = await ended()
    for _ in 0..<frame { list.window.advance() }
    let (place, speed) = (list.firstRow, list.scroll.model.velocity.dy)
    list.window.press(CGPoint(x: 200, y: 300))
    // The press comes in the next frame, before anything moves.
    #expect(abs(list.firstRow - place) <= max(speed / 60, 0) + 0.5)
    let caught = list.firstRow
    list.window.advance(seconds: 0.3)
    #expect(list.firstRow == caught)
    list.window.release(CGPoint(x: 200, y: 300))
    list.window.advance(seconds: 2)
    #expect(list.firstRow == 0 && list.look == .hidden)
    #expect(list.action.starts == 1)
  }

  /// The velocity is kept when another motion takes over during the return.
  @Test(arguments: [3, 8, 13, 18, 24]) func restartingDuringTheReturnHasNoAbruptAcceleration(frame: Int) async {
    let list = await ended()
    var path = path(list, intervals: Array(repeating: 1.0 / 60, count: frame))
    list.window.send(.keyDown(KeyStroke(.function(5))))
    list.window.send(.keyUp(KeyStroke(.function(5))))
    for _ in 0..<90 {
      list.window.advance()
      path.record(list)
    }
    #expect(await list.started(2))
    #expect(path.positions.last == 60)
    #expect((path.secondDifferences(at: 60).max() ?? 0) <= 0.5)
  }

  @Test func openingByAKeyHasNoAbruptAcceleration() async {
    let list = RefreshWindow()
    var path = path(list, intervals: [1.0 / 60, 1.0 / 60])
    list.window.send(.keyDown(KeyStroke(.function(5))))
    for _ in 0..<60 {
      list.window.advance()
      path.record(list)
    }
    #expect(path.positions.last == 60)
    #expect((path.secondDifferences(at: 60).max() ?? 0) <= 0.5)
  }

  @Test func aWheelNotchContinuesTheVelocityOfTheReturn() async {
    let list = await ended()
    for _ in 0..<12 { list.window.advance() }
    let speed = list.scroll.model.velocity.dy
    #expect(speed > 100)
    list.window.wheel(-1, at: RefreshWindow.top)
    #expect(abs(list.scroll.model.velocity.dy - speed) < speed)
    list.window.advance(seconds: 1)
    #expect(list.offset > 0 && list.look == .hidden)
  }

  /// A pull released after the end of the action returns like any other pull.
  @Test func aPullReleasedAfterTheEndBounces() async {
    let list = RefreshWindow()
    #expect(await list.refresh())
    let start = CGPoint(x: 200, y: 200)
    list.window.press(start)
    for step in 1...20 { list.window.move(CGPoint(x: 200, y: 200 + 8 * Double(step))) }
    list.action.finish()
    for _ in 0..<50 { await Task.yield() }
    list.window.advance(seconds: 0.5)
    let pulled = list.firstRow
    #expect(pulled > 80)
    list.window.release(CGPoint(x: 200, y: 360))
    let path = path(list, intervals: Array(repeating: 1.0 / 120, count: 240))
    #expect(path.positions.last == 0)
    // The maximum acceleration of the bounce spring: distance · (2π/0.575 s)² at its start, of which frames sample a mean.
    let spring = pulled * 119.406 / 14_400
    let maximum = path.secondDifferences(at: 120).max() ?? 0
    #expect(maximum > 0.75 * spring && maximum < spring)
  }
}

extension RefreshWindow {
  /// The top of the first row in the window. Its text is in the middle of 50 points.
  @MainActor fileprivate var firstRow: Double {
    window.frame(ofText: "Row 0").map { Double($0.midY) - 25 } ?? .nan
  }
}
