import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The number of rows that a frame builds at most.
@MainActor @Suite struct LazyLimitTests {
  enum Viewport: CaseIterable {
    case inner, tall, horizontal, grid, zero, tiny
  }

  private struct Page: View {
    let viewport: Viewport
    let recorder: Recorder

    var body: some View {
      switch viewport {
      case .inner: ScrollView { ScrollView { LazyVStack(spacing: 0) { rows(20) } } }
      case .tall: LazyVStack(spacing: 0) { rows(1) }.frame(height: 300_000)
      case .horizontal: ScrollView(.horizontal) { ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows(20) } } }
      case .grid: ScrollView { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows(20) } } }
      case .zero: ScrollView { LazyVStack(spacing: 0) { rows(0) } }
      case .tiny: ScrollView { LazyVStack(spacing: 0) { rows(0.01) } }
      }
    }

    private func rows(_ length: CGFloat) -> some View {
      ForEach(0..<60_000, id: \.self) { number in
        Row(number: number, length: length, recorder: recorder)
      }
    }
  }

  private struct Row: View {
    let number: Int
    let length: CGFloat
    let recorder: Recorder

    var body: some View {
      let _ = recorder.note("row")
      Color.blue.frame(width: length, height: length)
    }
  }

  @Test(arguments: Viewport.allCases) func aFrameBuildsALimitedNumberOfRows(viewport: Viewport) {
    let recorder = Recorder()
    let window = TestWindow(width: 400, height: 600) { Page(viewport: viewport, recorder: recorder) }
    let limit = LazyMetrics.maximumLinesPerFrame * (viewport == .grid ? 2 : 1)
    #expect(recorder.take().count <= limit, "in the first frame")
    for _ in 0..<3 {
      window.advance()
      #expect(recorder.take().count <= limit)
    }
  }

  @Test func aViewportWithManyRowsIsFilledInTheNextFrames() {
    let window = TestWindow(width: 400, height: 6000) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Color.blue.frame(height: 1) } }
      }
    }
    for _ in 0..<4 { window.advance() }
    #expect(window.pipeline.work.liveRows >= 6000)
  }
}
