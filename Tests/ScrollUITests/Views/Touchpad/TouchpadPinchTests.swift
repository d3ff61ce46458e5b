import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A pinch on a touchpad.
@MainActor @Suite struct TouchpadPinchTests {
  @Test func aPinchZoomsAboutThePointer() throws {
    let sample = ZoomSample()
    let node = try #require(sample.window.scroll)
    let pad = TestTouchpad(sample.window, at: CGPoint(x: 120, y: 200))
    let point = try #require(node.zoom).contentPoint(at: pad.place)
    pad.pinch(.began)
    pad.pinch(.changed, scale: 1.5)
    #expect(abs(try #require(node.zoom).scale - 1.5) < 1e-9)
    let shown = try #require(node.zoom).contentPoint(at: pad.place)
    #expect(abs(shown.x - point.x) < 1e-9 && abs(shown.y - point.y) < 1e-9)
    pad.pinch(.lifted, scale: 1.5)
    sample.window.settle()
    #expect(abs(sample.setting.value.zoom - 1.5) < 1e-9)
  }

  @Test func aPinchMovesTheContentWithTheFingers() throws {
    let sample = ZoomSample { $0.zoom = 2 }
    let node = try #require(sample.window.scroll)
    let pad = TestTouchpad(sample.window)
    node.model.jump(to: CGPoint(x: 100, y: 100))
    sample.window.advance()
    pad.pinch(.began)
    pad.pinch(.changed, translation: CGVector(dx: -30, dy: 12))
    #expect(abs(node.model.offset.x - 130) < 1e-9 && abs(node.model.offset.y - 88) < 1e-9)
  }

  @Test(arguments: [TouchpadPhase.lifted, .cancelled]) func contentReturnsInsideOfItsLimits(end: TouchpadPhase) throws {
    let sample = ZoomSample()
    let pad = TestTouchpad(sample.window)
    pad.pinch(.began)
    pad.pinch(.changed, scale: 20)
    pad.window.advance(seconds: 1)
    #expect(try #require(sample.window.scroll?.zoom).scale > 4)
    pad.pinch(end, scale: 20)
    sample.window.settle()
    #expect(sample.setting.value.zoom == 4)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity]) func anImpossibleScaleIsIgnored(scale: Double) throws {
    let sample = ZoomSample()
    let pad = TestTouchpad(sample.window)
    pad.pinch(.began)
    pad.pinch(.changed, scale: 1.25)
    pad.pinch(.changed, scale: scale)
    #expect(abs(try #require(sample.window.scroll?.zoom).scale - 1.25) < 1e-9)
  }

  private struct Sample: View {
    let recorder: Recorder

    var body: some View {
      Color.blue.frame(width: 300, height: 300)
        .gesture(
          MagnifyGesture(minimumScaleDelta: 0.01)
            .onChanged { recorder.note("\(($0.magnification * 100).rounded() / 100)") }
            .onEnded { _ in recorder.note("end") }
            .simultaneously(
              with: RotateGesture(minimumAngleDelta: .degrees(1))
                .onChanged { recorder.note("\($0.rotation.degrees.rounded())°") }))
    }
  }

  @Test func gesturesSeeTheMagnificationAndTheRotation() throws {
    let recorder = Recorder()
    let window = TestWindow { Sample(recorder: recorder) }
    let pad = TestTouchpad(window)
    pad.pinch(.began)
    pad.pinch(.changed, scale: 1.5)
    #expect(recorder.take().contains("1.5"))
    pad.pinch(.changed, scale: 1.5, rotation: .pi / 6)
    #expect(recorder.take().contains("30.0°"))
    pad.pinch(.lifted, scale: 1.5, rotation: .pi / 6)
    #expect(recorder.take() == ["end"])
  }

  @Test func aCancelledPinchEndsNoGesture() throws {
    let recorder = Recorder()
    let window = TestWindow { Sample(recorder: recorder) }
    let pad = TestTouchpad(window)
    pad.pinch(.began)
    pad.pinch(.changed, scale: 1.5)
    _ = recorder.take()
    pad.pinch(.cancelled)
    #expect(!recorder.take().contains("end"))
  }

  @Test func aPinchEndsAScrollInProgress() throws {
    let window = TestWindow { ScrollView { Color.blue.frame(width: 400, height: 3000) } }
    let pad = TestTouchpad(window)
    for _ in 0..<4 { pad.move(dy: -20) }
    pad.pinch(.began)
    window.settle()
    #expect(try #require(window.scroll).model.offset.y == 0)
  }
}
