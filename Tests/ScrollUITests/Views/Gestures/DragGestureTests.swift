import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct DragGestureTests {
  private let recorder = Recorder()

  /// A box of 100 × 100 at (50, 50) of a window of 200 × 200 that records its drags.
  private func window(_ gesture: DragGesture, note: @escaping (DragGesture.Value) -> String) -> TestWindow {
    TestWindow(width: 200, height: 200) {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          gesture.onChanged { recorder.note("changed \(note($0))") }.onEnded { recorder.note("ended \(note($0))") })
    }
  }

  @Test func aDragIsMeasuredFromItsPress() {
    let window = window(DragGesture()) {
      "\(Int($0.startLocation.x)),\(Int($0.startLocation.y)) \(Int($0.translation.width)),\(Int($0.translation.height))"
    }
    window.press(CGPoint(x: 60, y: 70))
    window.move(CGPoint(x: 69, y: 70))
    #expect(recorder.take() == [])
    window.move(CGPoint(x: 70, y: 70))
    window.move(CGPoint(x: 80, y: 60))
    #expect(recorder.take() == ["changed 10,20 10,0", "changed 10,20 20,-10"])
    window.release(CGPoint(x: 80, y: 60))
    #expect(recorder.take() == ["ended 10,20 20,-10"])
  }

  @Test func aDragWithoutMinimumDistanceStartsWithThePress() {
    let window = window(DragGesture(minimumDistance: 0, coordinateSpace: .global)) {
      "\(Int($0.location.x)),\(Int($0.location.y))"
    }
    window.press(CGPoint(x: 60, y: 70))
    window.release(CGPoint(x: 60, y: 70))
    #expect(recorder.take() == ["changed 60,70", "ended 60,70"])
  }

  @Test func aPressBesideOrWithoutMovementDragsNothing() {
    let window = window(DragGesture()) { _ in "" }
    window.drag(from: CGPoint(x: 10, y: 10), by: CGVector(dx: 100, dy: 0), steps: 4)
    window.click(CGPoint(x: 100, y: 100))
    #expect(recorder.take() == [])
  }

  @Test func thePredictedEndIsAQuarterSecondOfVelocityAway() throws {
    var last: DragGesture.Value?
    let window = TestWindow(width: 400, height: 200) {
      Color.red.gesture(DragGesture().onEnded { last = $0 })
    }
    window.drag(from: CGPoint(x: 20, y: 100), by: CGVector(dx: 120, dy: 0), steps: 12)
    let value = try #require(last)
    #expect(abs(value.velocity.width - 600) < 1)
    #expect(abs(value.predictedEndTranslation.width - 270) < 1)
    #expect(value.predictedEndLocation.y == 100)
  }

  @Test func theTimesOfADragAreThoseOfItsEvents() throws {
    var times: [Date] = []
    let window = TestWindow(width: 200, height: 200) {
      Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { times.append($0.time) })
    }
    window.press(CGPoint(x: 60, y: 70))
    window.advance(seconds: 0.5)
    window.move(CGPoint(x: 61, y: 70))
    try #require(times.count == 2)
    #expect(abs(times[1].timeIntervalSince(times[0]) - 31.0 / 60) < 0.0001)
  }

  @Test func aViewMovedByItsDragFollowsSmoothly() {
    struct Card: View {
      let recorder: Recorder
      @State private var distance = CGSize.zero

      var body: some View {
        Color.red.frame(width: 40, height: 40)
          .gesture(
            DragGesture().onChanged {
              recorder.note("\(Int($0.translation.width))")
              distance = $0.translation
            }
          )
          .offset(distance)
      }
    }
    let window = TestWindow(width: 400, height: 200) { Card(recorder: recorder) }
    window.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 100, dy: 0), steps: 5)
    #expect(recorder.take() == ["20", "40", "60", "80", "100"])
  }

  @Test func theGestureStateFollowsAndResets() {
    struct Card: View {
      let recorder: Recorder
      @GestureState private var distance = CGFloat(0)

      var body: some View {
        let _ = recorder.note("\(Int(distance))")
        Color.red.gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation.width })
      }
    }
    let window = TestWindow(width: 400, height: 200) { Card(recorder: recorder) }
    window.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 40, dy: 0), steps: 2)
    #expect(recorder.take() == ["0", "20", "40", "0"])
    window.press(CGPoint(x: 100, y: 100))
    window.move(CGPoint(x: 130, y: 100))
    window.send(.focusLost)
    window.advance()
    #expect(recorder.take() == ["30", "0"])
  }

  @Test func removingTheGesturesViewResetsTheGestureState() {
    struct Card: View {
      let recorder: Recorder
      let shows: Remote<Bool>
      @State private var isShown = true
      @GestureState private var isDragged = false

      var body: some View {
        let _ = shows.connect($isShown)
        let _ = recorder.note("\(isDragged)")
        if isShown { Color.red.gesture(DragGesture().updating($isDragged) { _, state, _ in state = true }) }
      }
    }
    let shows = Remote<Bool>()
    let window = TestWindow(width: 400, height: 200) { Card(recorder: recorder, shows: shows) }
    window.press(CGPoint(x: 100, y: 100))
    window.move(CGPoint(x: 130, y: 100))
    shows.value = false
    window.settle()
    #expect(recorder.take() == ["false", "true", "true", "false"])
  }

  @Test func theResetCanBeAnimated() {
    struct Card: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.5))) private var distance = CGFloat(0)

      var body: some View {
        Color.red.frame(width: 40, height: 40).probe("card")
          .offset(x: distance)
          .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation.width })
      }
    }
    let window = TestWindow(width: 400, height: 200) { Card() }
    window.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 60, dy: 0), steps: 3)
    #expect(window.frame("card").minX == 240)
    window.advance(seconds: 0.25)
    #expect(abs(window.frame("card").minX - 210) < 2)
    window.settle()
    #expect(window.frame("card").minX == 180)
  }
}
