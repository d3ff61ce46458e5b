import Engine
import Graphics
import ScrollInstruments
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct DisplayListCacheTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// A square that records its drawing.
  private func recordingSquare(_ name: String, _ recorder: Recorder, _ color: Color) -> some View {
    Canvas { context, size in
      recorder.note(name)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
    }
    .frame(width: 40, height: 40)
  }

  private func list(_ count: Int, _ recorder: Recorder) -> TestWindow {
    TestWindow(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { recordingSquare("\($0)", recorder, red).padding(5) } }
      }
    }
  }

  private func scroll(_ window: TestWindow, by points: Double) {
    window.wheel(-points / ScrollConstants.notchLength, at: CGPoint(x: 100, y: 50), isPrecise: true)
  }

  @Test func aScrolledRowIsDrawnAtMostTwice() {
    let recorder = Recorder()
    let window = list(40, recorder)
    var drawn = recorder.take()
    for _ in 0..<30 {
      scroll(window, by: 7)
      drawn += recorder.take()
      #expect(window.untrueStep == nil)
      _ = recorder.take()
    }
    #expect(window.scroll?.model.offset.y == 210)
    let counts = Dictionary(drawn.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.keys.count == 11)
    #expect(counts.values.allSatisfy { $0 <= 2 }, "\(counts)")
  }

  @Test func scrolledFramesRecordEachRowOnce() {
    let window = list(40, Recorder())
    var recordedLists = 0
    for _ in 0..<30 {
      scroll(window, by: 7)
      recordedLists += window.counts.nodeCaches
    }
    #expect(recordedLists == 11)
  }

  @Test func aNestedChangeIsDrawnAndTheNextFrameRecordsAgain() {
    let knob = Knob(red)
    let other = Knob(0.0)
    let window = TestWindow(width: 200, height: 200) {
      VStack(spacing: 0) {
        HStack {
          VStack { KnobView(knob) { Rectangle().fill($0).frame(width: 20, height: 20).padding(3) } }
        }
        KnobView(other) { Text("\($0)") }
      }
    }
    /// A sibling changes, so that a frame runs.
    func turnOther() -> FrameCounts {
      other.value += 1
      return window.advance()
    }
    func color() -> RGBAColor? { window.drawnColors.first }
    #expect(turnOther().nodeCaches == 1)
    #expect(turnOther().nodeCaches == 0)
    #expect(color() == RGBAColor(red: 1, green: 0, blue: 0))
    knob.value = blue
    #expect(window.advance().nodeCaches <= 1)
    #expect(color() == RGBAColor(red: 0, green: 0, blue: 1))
    _ = turnOther()
    knob.value = red
    window.advance()
    #expect(color() == RGBAColor(red: 1, green: 0, blue: 0))
    #expect(window.untrueStep == nil)
  }

  @Test func changesOutsideTheViewportAreShownWhenScrolledIntoView() {
    let knob = Knob(red)
    let window = TestWindow(width: 200, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 150)
          VStack { KnobView(knob) { Rectangle().fill($0).frame(width: 20, height: 20) } }
          Color.clear.frame(height: 400)
        }
      }
    }
    func drawnColors() -> [RGBAColor] {
      window.scroll?.model.jump(to: CGPoint(x: 0, y: 100))
      window.advance()
      let colors = window.drawnColors
      window.scroll?.model.jump(to: CGPoint(x: 0, y: 300))
      window.advance()
      return colors
    }
    for _ in 0..<3 { #expect(drawnColors().contains(RGBAColor(red: 1, green: 0, blue: 0))) }
    knob.value = blue
    window.advance()
    #expect(drawnColors().contains(RGBAColor(red: 0, green: 0, blue: 1)))
  }

  @Test func onlyTheVisiblePartOfARowAtTheEdgeIsDrawn() {
    let window = TestWindow(width: 200, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            VStack(spacing: 0) {
              Text("a\(index)").frame(height: 40)
              Text("b\(index)").frame(height: 40)
            }
          }
        }
      }
    }
    for _ in 0..<4 { scroll(window, by: 10) }
    #expect(window.drawnTexts == ["b0", "a1", "b1"])
    for _ in 0..<4 { scroll(window, by: 10) }
    #expect(window.drawnTexts == ["a1", "b1", "a2"])
    #expect(window.untrueStep == nil)
  }

  @Test func frameFiguresAreDrawnAgainInEachFrame() {
    let other = Knob(0)
    let window = TestWindow(width: 200, height: 200) {
      VStack {
        VStack { FrameFigure(.bodies) }
        KnobView(other) { Text("\($0)") }
      }
    }
    for turn in 1...4 {
      other.value = turn
      window.advance()
      #expect(window.drawnTexts.contains("1"), "\(turn)")
    }
    window.pipeline.services.background = .black
    window.advance()
    #expect(window.drawnTexts.contains("0"))
  }

  @Test func changingTheScaleDrawsHairlinesAgain() {
    let window = TestWindow(width: 200, height: 200) {
      List(0..<5, id: \.self) { Text("\($0)") }
    }
    for _ in 0..<3 { scroll(window, by: 1) }
    window.pipeline.services.scale = 2
    window.advance()
    #expect(window.untrueStep == nil)
  }
}
