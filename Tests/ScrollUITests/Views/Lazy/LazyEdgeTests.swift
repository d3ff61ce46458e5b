import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Edge cases of lazy containers.
@MainActor @Suite struct LazyEdgeTests {
  @Test func addingColumnsFarDownAGridKeepsItsPosition() {
    let width = Knob<CGFloat>(160)
    let window = TestWindow(width: 400, height: 300) {
      KnobView(width) { width in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)], spacing: 0) {
            ForEach(0..<1000) { Color.red.frame(height: 50).probe("\($0)") }
          }
        }
        .frame(width: width)
      }
    }
    window.jump(to: 20_000)
    #expect(window.nodes("800").count == 1)
    width.value = 400
    window.settle()
    // Item 800 was in the first visible line; with five columns it is in line 160.
    #expect(window.visibleRows.contains { $0.id == 800 })
    #expect((window.scroll?.model.offset.y ?? 0) <= 160 * 50 && (window.scroll?.model.offset.y ?? 0) > 155 * 50)
    width.value = 160
    window.settle()
    #expect(!window.visibleRows.isEmpty)
  }

  @Test func aListWorksAfterASiblingIsInsertedAndRemoved() {
    let isLoading = Knob(false)
    let window = TestWindow(width: 200, height: 300) {
      KnobView(isLoading) { isLoading in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1000) { Color.red.frame(height: 50).probe("\($0)") } }
          if isLoading { Color.blue.frame(height: 20) }
        }
      }
    }
    isLoading.value = true
    window.settle()
    window.jump(to: 10_000)
    #expect(window.visibleRows.contains { $0.id == 200 } && window.visibleRows.contains { $0.id == 205 })
    isLoading.value = false
    window.settle()
    window.jump(to: 20_000)
    #expect(window.visibleRows.contains { $0.id == 400 } && window.visibleRows.contains { $0.id == 405 })
  }

  @Test func movingAScrollViewInTheTreeDuringAFlingEndsTheFling() {
    let hasFooter = Knob(false)
    let window = TestWindow(width: 200, height: 300) {
      KnobView(hasFooter) { hasFooter in
        ScrollView {
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<200) { Color.red.frame(width: 50, height: 100).probe("\($0)") } }
          }
          if hasFooter { Color.blue.frame(height: 20) }
        }
      }
    }
    window.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: -100, dy: 0), steps: 4)
    #expect(window.pipeline.wantsFrame)
    hasFooter.value = true
    window.settle()
    #expect(!window.pipeline.wantsFrame)
    let scrollers = window.nodes(of: ScrollNode.self)
    #expect(scrollers.count == 2 && scrollers.allSatisfy { $0.model.activity == .idle && !$0.model.isMoving })
  }

  @Test func anEndAnchoredScrollViewWithoutASizeComesToRest() {
    let size = Knob<CGFloat>(0)
    let window = TestWindow(width: 200, height: 300) {
      KnobView(size) { size in
        ScrollView { Color.red.frame(width: 50, height: 1000).probe("content") }
          .defaultScrollAnchor(.bottom)
          .frame(width: size, height: size)
      }
    }
    window.advance(seconds: 0.5)
    #expect(!window.pipeline.wantsFrame)
    size.value = 100
    window.settle()
    #expect(window.scroll?.model.offset.y == 900)
  }

  @Test func linesOfZeroLengthDoNotBuildAllFollowingLines() {
    for spacing in [-20, -50] as [CGFloat] {
      let window = TestWindow(width: 200, height: 300) {
        ScrollView {
          LazyVStack(spacing: spacing) { ForEach(0..<100_000) { Color.red.frame(height: 20).probe("\($0)") } }
        }
      }
      window.settle()
      #expect(window.liveRows.count < 1000, "spacing \(spacing)")
    }
  }

  @Test func anAdaptiveGridInInfiniteSpaceIsFinite() {
    let tracks = LazyTracks.tracks(
      for: [LazyTracks.Item(size: .adaptive(minimum: 80, maximum: 100), spacing: 0, alignment: nil)],
      available: .greatestFiniteMagnitude)
    #expect(!tracks.isEmpty && tracks.count <= 10_000)
  }
}
