import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct FrameCostTests {
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 30) } }
    }
  }

  private static let middle = CGPoint(x: 200, y: 300)

  /// Frames of a scroll that moves in each of them, without the first.
  private func scrolledFrames(_ window: TestWindow) -> [FrameCounts] {
    window.wheel(-3, at: Self.middle)
    let before = window.scroll?.model.offset.y ?? 0
    let frames = (0..<5).map { _ in window.advance() }
    #expect((window.scroll?.model.offset.y ?? 0) > before + 1)
    return frames
  }

  @Test func scrollingEvaluatesNoBodyAndMeasuresNothing() {
    let window = TestWindow { ScrollView { Rows() } }
    for frame in scrolledFrames(window) {
      #expect(frame.bodies == 0)
      #expect(frame.measures == 0)
      #expect(frame.places == 1)
      #expect(frame.passes == 0)
    }
  }

  @Test func scrollingEvaluatesOnlyTheBodiesThatObserveIt() {
    struct Header: View {
      let recorder: Recorder
      let offset: CGFloat

      var body: some View {
        let _ = recorder.note("header")
        Text("\(Int(offset))")
      }
    }
    struct Observing: View {
      let recorder: Recorder
      @State private var offset: CGFloat = 0

      var body: some View {
        let _ = recorder.note("observing")
        Header(recorder: recorder, offset: offset)
        ScrollView {
          Rows().onGeometryChange(for: CGFloat.self, of: { -$0.frame(in: .scrollView).minY }) { offset = $0 }
        }
      }
    }
    let recorder = Recorder()
    let window = TestWindow { Observing(recorder: recorder) }
    window.wheel(-3, at: Self.middle)
    _ = recorder.take()
    window.advance()
    #expect(recorder.take() == ["observing", "header"])
    #expect(window.counts.bodies == 2)
    #expect(window.texts.first == "\(Int(window.scroll?.model.offset.y ?? 0))", "observed in the same frame")
  }

  @Test func changingAColorMeasuresAndPlacesNothing() {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isRed = false

      var body: some View {
        let _ = remote.connect($isRed)
        VStack {
          Text("x").foregroundStyle(isRed ? Color.red : Color.blue)
          (isRed ? Color.red : Color.blue).frame(height: 10)
        }
      }
    }
    let remote = Remote<Bool>()
    let window = TestWindow { Root(remote: remote) }
    remote.value = true
    let counts = window.advance()
    #expect(counts.bodies == 1)
    #expect(counts.measures == 0)
    #expect(counts.places == 0)
    #expect(counts.commands > 0)
  }

  @Test func atRestNoFrameIsRequested() {
    let window = TestWindow { ScrollView { Rows() } }
    window.wheel(-3, at: Self.middle)
    #expect(window.pipeline.wantsFrame)
    window.settle()
    #expect(!window.pipeline.wantsFrame)
    #expect(window.pipeline.nextDeadline == nil)
    #expect(window.pipeline.isClean)
    #expect(window.advance() == FrameCounts())
  }

  /// Changing a thousand rows at once takes a constant number of passes over the list, with any wrapping views.
  @Test func changingManyRowsTakesLinearWork() {
    struct Burst: View {
      let flag: Remote<Bool>
      let count: Int
      @State private var showsDetails = false

      var body: some View {
        let _ = flag.connect($showsDetails)
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Color.red.frame(height: 1).padding(1)
            if showsDetails { Color.blue.frame(height: 1).background(Color.green) }
          }
          .padding(1)
        }
      }
    }
    func work(_ count: Int) -> (lists: Int, measures: Int) {
      let flag = Remote<Bool>()
      let window = TestWindow { Burst(flag: flag, count: count) }
      window.settle()
      let before = window.host.graph.nodeListUpdates
      flag.value = true
      let counts = window.advance()
      #expect(counts.measures > count)
      #expect(window.pipeline.isClean)
      return (window.host.graph.nodeListUpdates - before, counts.measures)
    }
    let (small, large) = (work(100), work(1000))
    #expect(small.lists == large.lists)
    #expect((1...4).contains(large.lists))
    #expect(large.measures <= small.measures * 11)
  }

  @Test func aThousandRowsCanBeReplacedAtOnce() {
    struct Rows: View {
      let start: Remote<Int>
      @State private var first = 0

      var body: some View {
        let _ = start.connect($first)
        VStack(spacing: 0) {
          ForEach(first..<(first + 1000), id: \.self) { number in
            Text("\(number)").frame(height: 10)
              .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { _ in }
          }
        }
      }
    }
    let start = Remote<Int>()
    let window = TestWindow { Rows(start: start) }
    let before = window.population
    start.value = 1000
    window.advance()
    #expect(window.population == before)
    #expect(window.pipeline.isClean)
  }
}
