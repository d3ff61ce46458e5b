import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct CombinedGestureTests {
  private let recorder = Recorder()
  private let center = CGPoint(x: 100, y: 100)

  private func window(_ gesture: some Gesture) -> TestWindow {
    TestWindow(width: 200, height: 200) { Color.red.gesture(gesture) }
  }

  @Test func aDragSequencedAfterALongPressUsesTheSamePress() {
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressed): recorder.note("first \(isPressed)")
        case .second(_, let drag): recorder.note("second \(drag.map { "\(Int($0.translation.width))" } ?? "nil")")
        }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value { recorder.note("ended \(Int(drag.translation.width))") }
      }
    let window = window(gesture)
    window.press(center)
    window.advance(seconds: 0.6)
    window.move(CGPoint(x: 130, y: 100))
    window.release(CGPoint(x: 130, y: 100))
    #expect(recorder.take() == ["first true", "second nil", "second 30", "ended 30"])
    window.drag(from: center, by: CGVector(dx: 50, dy: 0), steps: 5)
    #expect(recorder.take() == ["first true"])
  }

  @Test func aSequenceWithoutItsSecondGestureIsCancelled() {
    let window = window(
      TapGesture().sequenced(before: LongPressGesture(minimumDuration: 0.2)).onEnded { _ in recorder.note("both") })
    window.click(center)
    window.settle()
    window.press(center)
    window.advance(seconds: 0.5)
    window.release(center)
    #expect(recorder.take() == [])
    window.settle()
    window.click(center)
    window.press(center)
    window.advance(seconds: 0.5)
    #expect(recorder.take() == ["both"])
  }

  @Test func theSecondOfTwoExclusiveGesturesWaitsForTheFirst() {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: recorder.note("twice")
        case .second: recorder.note("once")
        }
      }
    let window = window(gesture)
    window.click(center)
    #expect(recorder.take() == [])
    window.settle()
    #expect(recorder.take() == ["once"])
    window.click(center)
    window.click(center)
    window.settle()
    #expect(recorder.take() == ["twice"])
  }

  @Test func simultaneousGesturesAreReportedTogether() {
    let gesture = LongPressGesture(minimumDuration: 0.2).simultaneously(with: DragGesture())
      .onChanged {
        recorder.note("\($0.first.map { "\($0)" } ?? "-") \($0.second.map { "\(Int($0.translation.width))" } ?? "-")")
      }
      .onEnded { _ in recorder.note("ended") }
    let window = window(gesture)
    window.press(center)
    window.advance(seconds: 0.3)
    window.move(CGPoint(x: 120, y: 100))
    window.release(CGPoint(x: 120, y: 100))
    #expect(recorder.take() == ["true -", "true 20", "ended"])
  }

  @Test func twoFingersMagnifyAndRotate() {
    var magnifications: [CGFloat] = []
    var turns: [Double] = []
    var starts: [UnitPoint] = []
    let gesture = MagnifyGesture()
      .onChanged { starts.append($0.startAnchor) }
      .onEnded { magnifications.append($0.magnification) }
      .simultaneously(with: RotateGesture().onEnded { turns.append($0.rotation.degrees) })
    let window = window(gesture)
    window.touch(1, CGPoint(x: 100, y: 50), isDown: true)
    window.touch(2, CGPoint(x: 100, y: 100), isDown: true)
    window.touch(2, CGPoint(x: 150, y: 100), isDown: false)
    window.touch(2, CGPoint(x: 200, y: 50), isDown: false)
    window.lift(2, CGPoint(x: 200, y: 50))
    window.lift(1, CGPoint(x: 100, y: 50))
    #expect(magnifications == [2])
    #expect(turns.map { ($0 * 1000).rounded() / 1000 } == [-90])
    #expect(starts.first == UnitPoint(x: 0.5, y: 0.375))
  }

  @Test func oneFingerMagnifiesNothing() {
    let window = window(MagnificationGesture().onChanged { _ in recorder.note("magnified") })
    window.touch(1, CGPoint(x: 50, y: 50), isDown: true)
    window.touch(1, CGPoint(x: 150, y: 50))
    window.lift(1, CGPoint(x: 150, y: 50))
    #expect(recorder.take() == [])
  }

  @Test func mappedValuesAreReported() {
    let window = window(DragGesture().map { Int($0.translation.width) }.onChanged { recorder.note("\($0)") })
    window.drag(from: center, by: CGVector(dx: 40, dy: 0), steps: 2)
    #expect(recorder.take() == ["20", "40"])
  }

  @Test func aTypeErasedGestureMayBeReplaced() {
    let taps = Knob(true)
    let window = TestWindow(width: 200, height: 200) {
      KnobView(taps) { taps in
        Color.red.gesture(
          taps
            ? AnyGesture(TapGesture().onEnded { recorder.note("tap") })
            : AnyGesture(LongPressGesture().onEnded { _ in recorder.note("long") }.map { _ in () }))
      }
    }
    window.click(center)
    taps.value = false
    window.advance()
    window.click(center)
    #expect(recorder.take() == ["tap"])
    window.press(center)
    window.advance(seconds: 0.6)
    #expect(recorder.take() == ["long"])
  }

  @Test func aUserDefinedGestureUsesItsBody() {
    struct TwoTaps: Gesture {
      typealias Value = Void
      var body: some Gesture<Void> { TapGesture(count: 2) }
    }
    let window = window(TwoTaps().onEnded { recorder.note("twice") })
    window.click(center)
    window.click(center)
    #expect(recorder.take() == ["twice"])
  }
}
