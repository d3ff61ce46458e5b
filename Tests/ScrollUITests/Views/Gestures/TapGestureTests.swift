import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct TapGestureTests {
  private let recorder = Recorder()
  private let center = CGPoint(x: 100, y: 100)

  private func window<Content: View>(@ViewBuilder content: @escaping () -> Content) -> TestWindow {
    TestWindow(width: 200, height: 200, content: content)
  }

  @Test func aPressThatMovesIsNotATap() {
    let window = window { Color.red.onTapGesture { recorder.note("tap") } }
    window.drag(from: center, by: CGVector(dx: 11, dy: 0), steps: 1)
    #expect(recorder.take() == [])
    window.drag(from: center, by: CGVector(dx: 9, dy: 0), steps: 1)
    #expect(recorder.take() == ["tap"])
  }

  @Test func theInnerTapWins() {
    let window = window {
      Color.red.onTapGesture { recorder.note("inner") }.onTapGesture { recorder.note("outer") }
    }
    window.click(center)
    #expect(recorder.take() == ["inner"])
  }

  @Test func aTapWaitsForAnInnerDoubleTap() {
    let window = window {
      Color.red.onTapGesture(count: 2) { recorder.note("twice") }.onTapGesture { recorder.note("once") }
    }
    window.click(center)
    window.advance(seconds: 0.3)
    #expect(recorder.take() == [])
    window.advance(seconds: 0.1)
    #expect(recorder.take() == ["once"])
    window.click(center)
    window.click(center)
    window.advance(seconds: 1)
    #expect(recorder.take() == ["twice"])
  }

  @Test func tapsThatAreFarApartAreSingleTaps() {
    let window = window {
      Color.red.onTapGesture(count: 2) { recorder.note("twice") }.onTapGesture { recorder.note("once") }
    }
    window.click(center)
    window.click(CGPoint(x: 150, y: 150))
    window.settle()
    #expect(recorder.take() == ["once", "once"])
  }

  @Test func withoutAWaitingTapNoFrameIsRequested() {
    let window = window { Color.red.onTapGesture(count: 2) {} }
    window.click(center)
    #expect(window.pipeline.nextDeadline != nil)
    window.settle()
    #expect(window.pipeline.nextDeadline == nil)
  }

  @Test func aHighPriorityTapPreventsTheClickOfAButton() {
    let window = window {
      Button("x") { recorder.note("button") }.highPriorityGesture(TapGesture().onEnded { recorder.note("tap") })
    }
    window.click(center)
    #expect(recorder.take() == ["tap"])
  }

  @Test func aSimultaneousTapKeepsTheClickOfAButton() {
    let window = window {
      Button("x") { recorder.note("button") }.simultaneousGesture(TapGesture().onEnded { recorder.note("tap") })
    }
    window.click(center)
    #expect(recorder.take() == ["button", "tap"])
  }

  @Test func theMaskSelectsTheGesturesThatTakePart() {
    for (mask, expected) in [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] {
      let window = window {
        Color.red.onTapGesture { recorder.note("inner") }
          .gesture(TapGesture().onEnded { recorder.note("outer") }, including: mask)
      }
      window.click(center)
      #expect(recorder.take() == expected)
    }
  }

  @Test func aDisabledGestureLeavesTheTapToOtherGestures() {
    let isOn = Knob(true)
    let window = window {
      KnobView(isOn) { isOn in
        Color.red.gesture(TapGesture().onEnded { recorder.note("inner") }, isEnabled: isOn)
      }
      .onTapGesture { recorder.note("outer") }
    }
    window.click(center)
    isOn.value = false
    window.advance()
    window.click(center)
    #expect(recorder.take() == ["inner", "outer"])
  }

  @Test func theLocationUsesTheGivenCoordinateSpace() {
    var places: [CGPoint] = []
    let window = window {
      Color.red.frame(width: 100, height: 100)
        .gesture(SpatialTapGesture().onEnded { places.append($0.location) })
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) })
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("window")).onEnded { places.append($0.location) }
        )
        .frame(width: 180, height: 180)
        .coordinateSpace(.named("window"))
    }
    window.click(CGPoint(x: 60, y: 70))
    #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 70), CGPoint(x: 50, y: 60)])
  }

  @Test func aCancelledFingerDoesNotTap() {
    let window = window { Color.red.onTapGesture { recorder.note("tap") } }
    window.touch(1, center, isDown: true)
    window.touch(1, center, isDown: true)
    #expect(recorder.take() == [])
    window.lift(1, center)
    #expect(recorder.take() == ["tap"])
  }

  @Test func twoFingersAreNotATap() {
    let window = window { Color.red.onTapGesture { recorder.note("tap") } }
    window.touch(1, center, isDown: true)
    window.touch(2, CGPoint(x: 50, y: 50), isDown: true)
    window.lift(1, center)
    window.lift(2, CGPoint(x: 50, y: 50))
    #expect(recorder.take() == [])
  }

  @Test func twoFingersPressTwoButtons() {
    let window = window {
      HStack(spacing: 0) {
        Button(action: { recorder.note("left") }) { Color.red }.buttonStyle(.plain)
        Button(action: { recorder.note("right") }) { Color.blue }.buttonStyle(.plain)
      }
    }
    window.touch(1, CGPoint(x: 50, y: 100), isDown: true)
    window.touch(2, CGPoint(x: 150, y: 100), isDown: true)
    window.lift(1, CGPoint(x: 50, y: 100))
    window.lift(2, CGPoint(x: 150, y: 100))
    #expect(recorder.take() == ["left", "right"])
  }

  @Test func onlyTheLeftButtonTaps() {
    let window = window { Color.red.onTapGesture { recorder.note("tap") } }
    window.send(.mouseDown(center, button: 3))
    window.send(.mouseUp(center, button: 3))
    window.advance()
    #expect(recorder.take() == [])
  }
}
