import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The cost of a list does not depend on its length.
@MainActor @Suite struct LazyScaleTests {
  private struct Feed: View {
    let count: Int

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.blue.frame(height: LazyItem($0).height) }
        }
      }
    }
  }

  private func window(_ count: Int) -> TestWindow { TestWindow(width: 400, height: 600) { Feed(count: count) } }

  @Test func theCostOfAFrameDoesNotDependOnTheNumberOfRows() {
    func frames(_ count: Int) -> [FrameCounts] {
      let window = window(count)
      window.settle()
      var frames: [FrameCounts] = []
      for _ in 0..<12 {
        window.wheel(-3, at: CGPoint(x: 200, y: 300))
        frames += window.advance(seconds: 0.4)
      }
      return frames
    }
    let small = frames(1000)
    #expect(small.contains { $0.bodies > 0 || $0.measures > 0 })
    for count in [100_000, 1_000_000] {
      let large = frames(count)
      #expect(large.map(\.bodies) == small.map(\.bodies))
      #expect(large.map(\.measures) == small.map(\.measures))
      #expect(large.map(\.commands) == small.map(\.commands))
    }
  }

  @Test func liveNodesAreBoundedAtEveryOffset() {
    let window = window(1_000_000)
    window.settle()
    let first = window.population
    var random = SeededGenerator(seed: 8)
    var maximum = 0
    for step in 0..<300 {
      if step.isMultiple(of: 4) {
        window.jump(to: Double.random(in: 0...window.contentHeight, using: &random))
      } else {
        window.wheel(step.isMultiple(of: 3) ? 3 : -5, at: CGPoint(x: 200, y: 300))
      }
      maximum = max(maximum, window.population.nodes)
    }
    #expect(maximum <= first.nodes * 3, "\(maximum) nodes, \(first.nodes) at first")
    window.jump(to: 0)
    window.settle()
    #expect(window.population.nodes <= first.nodes * 2)
  }

  @Test func cachedRowDataIsBoundedAndUnchangedByASecondPass() throws {
    let window = window(1_000_000)
    window.settle()
    let scroll = try #require(window.scroll)
    func pass() -> Int {
      for step in 0..<40 {
        let id = UncheckedHashable(AnyHashable(step * 25_000))
        scroll.requests.add(ScrollRequest(.id(id, anchor: .top), rank: .explicit))
        window.advance()
        window.wheel(-3, at: CGPoint(x: 200, y: 300))
        window.advance(seconds: 0.2)
      }
      return window.lazy.storedExtentCount
    }
    let first = pass()
    #expect(first <= 1_000_000, "8 MB at maximum: \(first)")
    #expect(first > 200)
    // The second begins where the first has ended, and may measure a row or two there.
    #expect(pass() - first <= 256)
    #expect(window.lazy.liveItemCount < 60)
  }

  @Test func jumpsAndFlingsThroughTheListLeakNothing() throws {
    let window = window(1_000_000)
    window.settle()
    let scroll = try #require(window.scroll)
    /// The maximum of live elements and nodes during the pass, and the cached extents at its end.
    func pass() -> (elements: Int, nodes: Int, extents: Int) {
      var maximum = (elements: 0, nodes: 0)
      for step in 0...40 {
        let id = UncheckedHashable(AnyHashable(step * 999_999 / 40))
        scroll.requests.add(ScrollRequest(.id(id, anchor: .top), rank: .explicit))
        window.advance()
        window.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -350), steps: 4)
        for _ in 0..<20 {
          window.advance()
          maximum = (max(maximum.elements, window.population.elements), max(maximum.nodes, window.population.nodes))
        }
      }
      window.settle()
      return (maximum.elements, maximum.nodes, window.lazy.storedExtentCount)
    }
    let first = pass()
    let second = pass()
    #expect(first.elements < 400 && first.nodes < 400, "\(first)")
    #expect(second.elements <= first.elements && second.nodes <= first.nodes, "\(second), \(first) at first")
    // The rows at the stops, and a sample of all rows.
    #expect(first.extents < (41 * 4 + 96) * ExtentSpan.rows, "\(first.extents)")
    #expect(second.extents - first.extents <= 2 * ExtentSpan.rows, "\(second.extents - first.extents)")
  }

  /// The rows whose extents are cached.
  private enum ExtentSpan { static let rows = 128 }

  @Test func idleWorkEndsAndIsBounded() {
    for count in [50, 1000, 1_000_000] {
      let window = window(count)
      let frames = window.settle()
      #expect(frames <= 60, "\(frames) frames for \(count) rows")
      #expect(!window.pipeline.wantsFrame)
      #expect(window.pipeline.nextDeadline == nil)
      #expect(window.advance() == FrameCounts())
    }
  }

  @Test func idleWorkImprovesTheEstimate() {
    let window = window(10_000)
    window.settle()
    let truth = (0..<10_000).reduce(0) { $0 + LazyItem($1).height }
    #expect(abs(window.contentHeight - truth) < truth * 0.1)
    let short = self.window(60)
    short.settle()
    #expect(
      abs(short.contentHeight - (0..<60).reduce(0) { $0 + LazyItem($1).height }) < 0.01, "a short list is known wholly")
  }

  @Test func theThumbMovesMonotonicallyAndReachesBothEnds() throws {
    let window = window(100_000)
    window.settle()
    let scroll = try #require(window.scroll)
    window.wheel(-1, at: CGPoint(x: 200, y: 300))
    window.advance(seconds: 0.2)
    let thumb = try #require(scroll.indicators.thumb(.vertical))
    let start = CGPoint(x: thumb.midX, y: thumb.midY)
    window.send(.mouseMove(start))
    window.advance()
    window.send(.mouseDown(start, button: 1))
    window.advance()
    var last = thumb.minY - 1
    var lastOffset = -1.0
    for step in 1...320 {
      window.send(.mouseMove(CGPoint(x: start.x, y: start.y + CGFloat(step) * 2)))
      window.advance()
      let now = try #require(scroll.indicators.thumb(.vertical)).minY
      #expect(now >= last - 0.001, "step \(step)")
      #expect(window.offset >= lastOffset - 0.5)
      (last, lastOffset) = (now, window.offset)
    }
    #expect(abs(window.offset - scroll.model.metrics.maximum(.vertical)) < 0.5)
    for step in stride(from: 320, through: -20, by: -2) {
      window.send(.mouseMove(CGPoint(x: start.x, y: start.y + CGFloat(step) * 2)))
      window.advance()
    }
    #expect(window.offset == 0)
    window.send(.mouseUp(start, button: 1))
    window.advance()
  }

  @Test func aReplayBuildsTheSameRowsInTheSameFrames() {
    func run() -> [FrameCounts] {
      let window = window(20_000)
      var frames: [FrameCounts] = []
      for step in 0..<40 {
        window.wheel(step < 25 ? -2 : 3, at: CGPoint(x: 200, y: 300))
        frames += window.advance(seconds: 0.1)
      }
      return frames
    }
    #expect(run() == run())
  }
}
