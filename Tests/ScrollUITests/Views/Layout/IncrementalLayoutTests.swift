import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A change lays out only the affected nodes, and the result equals a layout from scratch.
@MainActor @Suite struct IncrementalLayoutTests {
  @Test(arguments: 1...40) func incrementalLayoutEqualsLayoutFromScratch(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let knob = Knob(RandomView.page(using: &random))
    let window = show(300, 300) { KnobView(knob) { RandomTree(view: $0) } }
    for step in 1...12 {
      for _ in 1...Int.random(in: 1...3, using: &random) { knob.value.change(using: &random) }
      window.advance()
      #expect(window.pipeline.isClean, "seed \(seed), step \(step)")
      let fresh = show(300, 300) { KnobView(knob) { RandomTree(view: $0) } }
      let (now, wanted) = (TreeSnapshot(window.pipeline.root), TreeSnapshot(fresh.pipeline.root))
      guard now == wanted else {
        Issue.record("seed \(seed), step \(step): \(now.difference(from: wanted) ?? "")\n\(knob.value)")
        return
      }
      #expect(window.drawn.map(\.rounded) == fresh.drawn.map(\.rounded), "seed \(seed), step \(step)")
      #expect(window.pipeline.work.liveNodes == fresh.pipeline.work.liveNodes, "seed \(seed), step \(step)")
    }
  }

  @Test func aChangeInsideAFixedFrameIsLaidOutInsideIt() {
    let knob = Knob("a")
    let window = show {
      VStack {
        ForEach(0..<50) { Text("\($0)") }
        HStack { KnobView(knob) { Text($0).probe("text") } }.frame(width: 100, height: 20)
      }
    }
    knob.value = "bbb"
    let counts = window.advance()
    // The frame is measured again by the column, without its content; then the row, the probe and the text once each.
    #expect(counts.measures <= 6)
    #expect(counts.places <= 3)
    #expect(window.frame("text").width == 15)
  }

  @Test func aBaselineMovedInsideAFixedFrameReachesItsRow() {
    let knob = Knob("a")
    let window = show {
      HStack(alignment: .lastTextBaseline) {
        KnobView(knob) { Text($0).frame(width: 50, height: 40, alignment: .top) }
        Text("next").probe("next")
      }
    }
    #expect(window.frame("next").minY == 0)
    knob.value = "a\nb"
    window.advance()
    #expect(window.frame("next").minY == 10)
  }

  @Test func aPriorityChangedInsideAFixedFrameReachesItsRow() {
    let knob = Knob(0.0)
    let window = show(100, 20) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        KnobView(knob) { Color.red.frame(width: 60).layoutPriority($0).frame(height: 5).frame(width: 60, height: 5) }
        Color.red.layoutPriority(1).probe("b")
      }
    }
    #expect(window.frame("a").width == 0)
    #expect(window.frame("b").width == 40)
    knob.value = 2
    window.advance()
    #expect(window.frame("b").width == 40)
    #expect(window.pipeline.isClean)
  }

  @Test func aChangeInsideAScrollViewOfFixedSizeDoesNotLeaveIt() {
    let knob = Knob(CGFloat(30))
    let window = show(100, 100) {
      VStack {
        ForEach(0..<20) { Text("\($0)") }
        ScrollView { KnobView(knob) { Color.red.frame(width: 50, height: $0).probe("content") } }
      }
    }
    knob.value = 300
    let counts = window.advance()
    // The sizes of the scroll view are unchanged, so the column is not measured.
    #expect(counts.measures <= 12)
    #expect(counts.places <= 3)
    #expect(window.frame("content").height == 300)
    #expect(window.scroll?.model.metrics.contentSize.height == 300)
  }

  @Test func aChangeOfWidthInsideAScrollViewReachesItsContainer() {
    let knob = Knob(CGFloat(30))
    let window = show(100, 100) {
      HStack(spacing: 0) {
        ScrollView { KnobView(knob) { Color.red.frame(width: $0, height: 300) } }.probe("scroll")
        box("next", 10, 10)
      }
    }
    knob.value = 50
    window.advance()
    #expect(window.frame("scroll").width == 50)
    #expect(window.frame("next").minX == 50)
    #expect(window.pipeline.isClean)
  }

  @Test func restoringASizeNeedsNoLayout() {
    let knob = Knob("aa")
    let window = show { KnobView(knob) { Text($0) } }
    knob.value = "bb"
    #expect(window.advance().measures > 0)
    #expect(window.pipeline.isClean)
    #expect(window.advance() == FrameCounts())
  }
}
