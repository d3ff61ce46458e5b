import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollingGestureTests {
  private let recorder = Recorder()
  private let center = CGPoint(x: 100, y: 100)

  /// A list of 1000 points in a window of 200 × 200, all of whose content is `content`.
  private func window<Content: View>(@ViewBuilder content: @escaping () -> Content) -> TestWindow {
    TestWindow(width: 200, height: 200) { ScrollView { content().frame(width: 200, height: 1000) } }
  }

  private func offset(_ window: TestWindow) -> CGFloat { window.scroll?.model.offset.y ?? -1 }

  @Test func aDragInTheContentWinsWithTheSameMovement() {
    let window = window { Color.red.gesture(DragGesture().onChanged { _ in recorder.note("drag") }) }
    window.drag(from: center, by: CGVector(dx: 0, dy: -40), steps: 2)
    #expect(recorder.take() == ["drag", "drag"])
    #expect(offset(window) == 0)
  }

  @Test func aDragWithALargerMinimumDistanceLosesToScrolling() {
    let window = window {
      Color.red.gesture(DragGesture(minimumDistance: 30).onChanged { _ in recorder.note("drag") })
    }
    window.drag(from: center, by: CGVector(dx: 0, dy: -60), steps: 4, rest: 0.2)
    #expect(recorder.take() == [])
    #expect(offset(window) == 50)
  }

  @Test func aSimultaneousDragLeavesScrollingAlone() {
    let window = window {
      Color.red.simultaneousGesture(DragGesture().onChanged { recorder.note("\(Int($0.translation.height))") })
    }
    window.drag(from: center, by: CGVector(dx: 0, dy: -60), steps: 2, rest: 0.2)
    #expect(recorder.take() == ["-30", "-60"])
    #expect(offset(window) == 50)
  }

  @Test func aDragOfAnAncestorNeedsHighPriority() {
    for isHigh in [false, true] {
      let drag = DragGesture().onChanged { _ in recorder.note("drag") }
      let window = TestWindow(width: 200, height: 200) {
        let list = ScrollView { Color.red.frame(width: 200, height: 1000) }
        if isHigh { list.highPriorityGesture(drag) } else { list.gesture(drag) }
      }
      window.drag(from: center, by: CGVector(dx: 0, dy: -60), steps: 1, rest: 0.2)
      #expect(recorder.take() == (isHigh ? ["drag"] : []))
      #expect(offset(window) == (isHigh ? 0 : 50))
    }
  }

  @Test func aButtonDelaysItsPressAndActsAtOnce() {
    let window = window { Button("x") { recorder.note("action") }.buttonStyle(RecordingStyle(recorder: recorder)) }
    _ = recorder.take()
    window.wheel(-400 / 53, at: center, isPrecise: true)
    window.settle()
    let button = window.frame(ofText: "x")!
    let point = CGPoint(x: button.midX, y: button.midY)
    window.press(point)
    #expect(recorder.take() == [])
    window.advance(seconds: 0.12)
    #expect(recorder.take() == ["down"])
    window.release(point)
    #expect(recorder.take() == ["action", "up"])
    window.click(point)
    #expect(recorder.take() == ["action"])
  }

  private struct RecordingStyle: ButtonStyle {
    let recorder: Recorder

    func makeBody(configuration: Configuration) -> some View {
      let _ = recorder.note(configuration.isPressed ? "down" : "up")
      configuration.label.frame(width: 200, height: 200)
    }
  }

  @Test func scrollingCancelsThePressOfAButton() {
    let window = TestWindow(width: 200, height: 200) {
      ScrollView {
        Button("x") { recorder.note("action") }.buttonStyle(RecordingStyle(recorder: recorder))
        Color.red.frame(height: 1000)
      }
    }
    _ = recorder.take()
    window.press(center)
    window.advance(seconds: 0.2)
    window.move(CGPoint(x: 100, y: 80))
    window.release(CGPoint(x: 100, y: 80))
    #expect(recorder.take() == ["down", "up"])
    #expect(offset(window) == 10)
  }

  @Test func aPressThatCatchesAMovingListTapsNothing() {
    let window = window { Color.red.onTapGesture { recorder.note("tap") } }
    window.drag(from: CGPoint(x: 100, y: 180), by: CGVector(dx: 0, dy: -100), steps: 4)
    window.advance()
    #expect(window.scroll?.model.isMoving == true)
    window.click(center)
    #expect(recorder.take() == [])
    #expect(window.scroll?.model.isMoving == false)
    window.click(center)
    #expect(recorder.take() == ["tap"])
  }

  // MARK: Several fingers

  /// Moves fingers at one time and runs a frame, and a second one in which they rest, so that nothing is predicted.
  private func touch(_ window: TestWindow, _ points: [(id: Int, y: CGFloat)]) {
    for (id, y) in points { window.send(.fingerMove(id: id, CGPoint(x: 50 * CGFloat(id), y: y))) }
    window.advance()
    window.advance(seconds: 0.1)
  }

  /// Puts two fingers down, of which the first has dragged the content by 30 points.
  private func twoFingers(_ window: TestWindow) {
    window.touch(1, CGPoint(x: 50, y: 100), isDown: true)
    touch(window, [(1, 60)])
    window.touch(2, CGPoint(x: 100, y: 150), isDown: true)
  }

  @Test func aSecondFingerContinuesADrag() {
    let window = window { Color.red }
    twoFingers(window)
    #expect(offset(window) == 30, "it does not jump there")
    touch(window, [(2, 110)])
    #expect(offset(window) == 70)
    touch(window, [(1, 40)])
    #expect(offset(window) == 90, "the first finger continues")
    touch(window, [(1, 30), (2, 100)])
    #expect(offset(window) == 100, "together they move it as far as one")
    touch(window, [(1, 20), (2, 110)])
    #expect(offset(window) == 100, "apart they move it along both axes")
    window.lift(1, CGPoint(x: 50, y: 20))
    window.advance(seconds: 0.1)
    #expect(offset(window) == 100)
    #expect(window.scroll?.model.activity == .interacting)
    touch(window, [(2, 90)])
    #expect(offset(window) == 120)
  }

  /// `rate`: the number of frames per report of the second finger; `delay`: its delay after the first finger, in seconds.
  @Test(arguments: [(1, 0), (2, 0), (1, 0.004), (1, 0.01), (2, 0.01)] as [(Int, Double)])
  func fingersWithDifferentReportTimesMoveContentLikeOneFinger(rate: Int, delay: Double) {
    let window = window { Color.red }
    twoFingers(window)
    let (offset, time) = (offset(window), window.time)
    for step in 1...12 {
      let distance = 5 * CGFloat(step)
      let report = time + Double(step) / 60 - 0.011
      window.send(.fingerMove(id: 1, CGPoint(x: 50, y: 60 - distance)), at: report)
      if step % rate == 0 { window.send(.fingerMove(id: 2, CGPoint(x: 100, y: 150 - distance)), at: report + delay) }
      window.advance()
    }
    window.advance(seconds: 0.1)
    #expect(self.offset(window) == offset + 60)
  }

  /// Moves a finger up by 10 points in each of ten frames.
  private func flick(_ window: TestWindow, _ id: Int, from y: CGFloat) {
    for step in 1...10 { window.touch(id, CGPoint(x: 50 * CGFloat(id), y: y - 10 * CGFloat(step))) }
  }

  @Test func liftingOneOfTwoFingersDoesNotFling() {
    let window = window { Color.red }
    twoFingers(window)
    flick(window, 2, from: 150)
    window.lift(2, CGPoint(x: 100, y: 50))
    window.advance(seconds: 0.1)
    #expect(window.scroll?.model.activity == .interacting)
    #expect(offset(window) == 130)
    window.lift(1, CGPoint(x: 50, y: 60))
    window.advance(seconds: 0.1)
    #expect(window.scroll?.model.activity == .idle)
    #expect(offset(window) == 130)
  }

  @Test func theLastFingerFlingsWithItsVelocity() {
    let window = window { Color.red }
    twoFingers(window)
    window.lift(1, CGPoint(x: 50, y: 60))
    window.advance(seconds: 0.1)
    flick(window, 2, from: 150)
    window.lift(2, CGPoint(x: 100, y: 50))
    #expect(window.scroll?.model.activity == .decelerating)
    let velocity = Double(window.scroll?.model.velocity.dy ?? 0)
    #expect(velocity > 570 && velocity <= 600.001, "\(velocity)")
  }

  @Test func aRestingFingerDoesNotPreventScrollingByASecondFinger() {
    let window = window { Color.red }
    window.touch(1, CGPoint(x: 50, y: 100), isDown: true)
    window.touch(2, CGPoint(x: 100, y: 150), isDown: true)
    touch(window, [(2, 100)])
    #expect(offset(window) == 40)
  }

  @Test func aFingerThatJoinsADragDoesNotTap() {
    let window = window {
      HStack(spacing: 0) {
        Color.red
        Color.blue.onTapGesture { recorder.note("tap") }
      }
    }
    twoFingers(window)
    window.lift(2, CGPoint(x: 100, y: 150))
    #expect(recorder.take() == [])
    window.lift(1, CGPoint(x: 50, y: 60))
    window.settle()
    window.touch(1, CGPoint(x: 50, y: 100), isDown: true)
    window.touch(2, CGPoint(x: 100, y: 150), isDown: true)
    window.lift(2, CGPoint(x: 100, y: 150))
    #expect(recorder.take() == ["tap"], "beside one that only rests it does")
    touch(window, [(1, 60)])
    #expect(offset(window) == 60, "which may scroll nevertheless")
  }

  @Test func aFingerInASecondScrollViewDragsThatScrollView() {
    let window = TestWindow(width: 200, height: 200) {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 75, height: 1000) }
        ScrollView { Color.blue.frame(width: 125, height: 1000) }
      }
    }
    twoFingers(window)
    touch(window, [(2, 100)])
    #expect(window.nodes(of: ScrollNode.self).map(\.model.offset.y) == [30, 40])
  }

  @Test func twoFingersMagnifyInsideAScrollView() {
    let window = window { Color.red.gesture(MagnifyGesture().onEnded { recorder.note("\($0.magnification)") }) }
    window.touch(1, CGPoint(x: 100, y: 80), isDown: true)
    window.touch(2, CGPoint(x: 100, y: 120), isDown: true)
    window.touch(1, CGPoint(x: 100, y: 60))
    window.touch(2, CGPoint(x: 100, y: 140))
    window.lift(1, CGPoint(x: 100, y: 60))
    window.lift(2, CGPoint(x: 100, y: 140))
    window.settle()
    #expect(recorder.take() == ["2.0"])
    #expect(offset(window) == 0)
  }

  private func turnWithControl(_ notches: Double, _ window: TestWindow) {
    let wheel = WheelEvent(
      location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: notches), isPrecise: false, modifiers: .control)
    window.send(.wheel(wheel))
    window.advance()
  }

  @Test func theWheelWithControlMagnifies() throws {
    var changes: [Double] = []
    let window = window {
      Color.red.gesture(
        MagnifyGesture().onChanged { changes.append($0.magnification) }
          .onEnded { recorder.note(String(format: "%.3f", $0.magnification)) })
    }
    turnWithControl(1, window)
    turnWithControl(1, window)
    #expect(try #require(changes.last) > 1.2)
    #expect(recorder.take() == [])
    window.settle()
    #expect(recorder.take() == ["1.210"])
    turnWithControl(-1, window)
    window.settle()
    #expect(recorder.take() == ["0.909"])
    #expect(offset(window) == 0)
  }

  @Test func theWheelWithControlScrollsWhereNothingMagnifies() {
    let window = window { Color.red.gesture(RotateGesture().onEnded { _ in recorder.note("rotated") }) }
    turnWithControl(-1, window)
    window.settle()
    #expect(offset(window) == 53)
    #expect(recorder.take() == [])
  }

  @Test func thePointerShowsThatTheMouseHoldsTheContent() {
    let window = window { Color.red }
    let start = CGPoint(x: 100, y: 150)
    window.press(start)
    #expect(window.pipeline.input.hover.shape == .arrow)
    window.move(CGPoint(x: 100, y: 120))
    #expect(window.pipeline.input.hover.shape == .grabbing)
    window.release(CGPoint(x: 100, y: 120))
    #expect(window.pipeline.input.hover.shape == .arrow)
    window.touch(1, start, isDown: true)
    window.touch(1, CGPoint(x: 100, y: 120))
    #expect(window.pipeline.input.hover.shape == .arrow)
    window.lift(1, CGPoint(x: 100, y: 120))
  }
}
