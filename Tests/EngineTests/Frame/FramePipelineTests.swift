import Engine
import Geometry
import ScrollUITesting
import Testing

@MainActor @Suite struct FramePipelineTests {
  private func makePipeline() -> FramePipeline {
    let pipeline = FramePipeline(windowSize: CGSize(width: 100, height: 100), textEngine: FixedTextEngine())
    pipeline.runFrame(at: 0)
    return pipeline
  }

  /// Counts its ticks; in each of them `action` runs.
  private final class CountingTicker: FrameTicker {
    var ticks = 0
    var action: () -> Void = {}

    func tick(at time: Double) -> NextTick {
      ticks += 1
      action()
      return .nextFrame
    }
  }

  @Test func aTickerRemovedByAnotherTickerDoesNotRun() {
    let pipeline = makePipeline()
    let (first, second) = (CountingTicker(), CountingTicker())
    pipeline.add(first)
    pipeline.add(second)
    pipeline.runFrame(at: 1)
    first.action = { pipeline.remove(second) }
    pipeline.runFrame(at: 2)
    pipeline.runFrame(at: 3)
    #expect(first.ticks == 3 && second.ticks == 1)
    second.action = {}
    first.action = {}
    pipeline.add(second)
    pipeline.runFrame(at: 4)
    #expect(first.ticks == 4 && second.ticks == 2)
  }

  @Test func aTickerThatRemovesItselfDoesNotRunAgain() {
    let pipeline = makePipeline()
    let ticker = CountingTicker()
    ticker.action = { pipeline.remove(ticker) }
    pipeline.add(ticker)
    pipeline.runFrame(at: 1)
    pipeline.runFrame(at: 2)
    #expect(ticker.ticks == 1)
    #expect(!pipeline.wantsFrame)
  }

  @Test func removingTheHoveredNodeRequestsAFrame() {
    let pipeline = makePipeline()
    let node = HoverNode()
    var isOver = false
    node.overChanged = { isOver = $0 }
    let content = SpacerNode(minimumLength: nil)
    node.child = content
    pipeline.root.setChildren([node])
    pipeline.runFrame(at: 1, input: [])
    pipeline.runFrame(at: 2, input: [TimedInputEvent(time: 2, event: .mouseMove(CGPoint(x: 50, y: 50)))])
    #expect(isOver && !pipeline.wantsFrame)
    pipeline.input.hover.forget(node)
    #expect(pipeline.wantsFrame)
    node.child = nil
    pipeline.root.setChildren([])
    pipeline.runFrame(at: 3)
    #expect(!isOver && !pipeline.wantsFrame)
  }

  @Test func everyKindOfRequestWantsAFrameThatFulfilsIt() {
    let pipeline = makePipeline()
    let scroll = ScrollNode(axes: .vertical)
    pipeline.root.setChildren([scroll])
    let requests: [(name: String, make: () -> Void)] = [
      ("layout", { scroll.setNeedsLayout() }), ("place", { pipeline.host.request(.place, of: scroll) }),
      ("paint", { scroll.setNeedsPaint() }), ("geometry", { pipeline.requestGeometryUpdate() }),
      ("scroll", { pipeline.host.request(.scroll, of: scroll) }),
      ("hover", { pipeline.input.hover.geometryDidChange() }),
    ]
    for (number, request) in requests.enumerated() {
      pipeline.runFrame(at: Double(number + 1))
      #expect(!pipeline.wantsFrame, "before \(request.name)")
      request.make()
      #expect(pipeline.wantsFrame, "\(request.name)")
    }
    pipeline.runFrame(at: 10)
    #expect(!pipeline.wantsFrame)
  }
}
