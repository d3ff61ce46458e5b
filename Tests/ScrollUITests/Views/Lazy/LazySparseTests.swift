import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Lists in which many elements have no view.
@MainActor @Suite struct LazySparseTests {
  private struct Filtered: View {
    let count: Int
    let recorder: Recorder?
    let shows: (Int) -> Bool

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            let _ = recorder?.note("\(number)")
            if shows(number) { Color.red.frame(height: 50).probe("\(number)") }
          }
        }
      }
    }
  }

  private func window(_ count: Int, _ recorder: Recorder? = nil, shows: @escaping (Int) -> Bool) -> TestWindow {
    TestWindow(width: 400, height: 600) { Filtered(count: count, recorder: recorder, shows: shows) }
  }

  @Test func rowsAfterManyEmptyElementsAreShownAfterAFewFrames() {
    let window = window(20_000) { $0 >= 5000 }
    var frames = 0
    while window.visibleRows.isEmpty, frames < 50 {
      window.advance()
      frames += 1
    }
    // A frame evaluates at most as many elements as rows of one point fill the viewport.
    #expect(frames <= 5000 / 600, "\(frames) frames")
    #expect(window.visibleRows.first?.id == 5000)
    #expect(window.visibleRows.first?.y == 0)
    window.settle()
    #expect(!window.pipeline.wantsFrame)
    #expect(window.visibleRows.map(\.id) == Array(5000..<5012))
    #expect(window.lazy.liveItemCount < 700, "\(window.lazy.liveItemCount) rows are alive")
  }

  @Test func sparseRowsAreFoundThroughoutTheList() {
    let recorder = Recorder()
    let window = window(10_000, recorder) { $0.isMultiple(of: 250) }
    window.settle()
    #expect(window.visibleRows.map(\.id) == stride(from: 0, to: 3000, by: 250).map { $0 })
    for _ in 0..<60 {
      window.wheel(-2, at: CGPoint(x: 200, y: 300))
      window.advance(seconds: 0.3)
    }
    window.settle()
    #expect(window.visibleRows.last?.id == 9750)
    _ = recorder.take()
    for _ in 0..<60 {
      window.wheel(2, at: CGPoint(x: 200, y: 300))
      window.advance(seconds: 0.3)
    }
    window.settle()
    #expect(window.offset == 0)
    #expect(window.visibleRows.first?.id == 0)
    // Elements known to be empty are not evaluated again.
    #expect(recorder.take().count < 2000)
  }

  @Test func changingTheFilterShowsRowsThatWereEmpty() {
    let first = Knob(4000)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(first) { first in Filtered(count: 10_000, recorder: nil) { $0 >= first } }
    }
    window.settle()
    #expect(window.visibleRows.first?.id == 4000)
    first.value = 100
    window.settle()
    #expect(window.lazy.frame(ofItem: 100).height == 50)
    window.jump(to: 0)
    window.settle()
    #expect(window.visibleRows.first?.id == 100)
    first.value = 0
    window.settle()
    window.jump(to: 0)
    window.settle()
    #expect(window.visibleRows.map(\.id) == Array(0..<12))
  }

  @Test func aListOfOnlyEmptyRowsSettles() {
    let window = window(6000) { _ in false }
    #expect(window.settle() <= 6000 / 600 + 3)
    #expect(window.contentHeight == 0)
    #expect(window.advance() == FrameCounts())
  }

  @Test func viewsOfZeroLengthDoNotExtendTheSearch() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<5000, id: \.self) { Color.red.frame(height: 0).probe("\($0)") } }
      }
    }
    #expect(window.settle() <= 60)
    #expect(window.lazy.liveItemCount < 1000)
  }

  @Test func aFewEmptyRowsAreEvaluatedAgainWhenTheyWouldBeVisible() {
    let recorder = Recorder()
    let window = window(2000, recorder) { !(100..<110).contains($0) }
    window.settle()
    window.jump(to: 5000)
    window.settle()
    window.jump(to: 40_000)
    window.settle()
    _ = recorder.take()
    window.jump(to: 5000)
    window.settle()
    #expect(Set(recorder.take()).isSuperset(of: (100..<110).map { "\($0)" }))
  }
}
