import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct Rotation3DTests {
  private func frame(_ degrees: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> CGRect {
    TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 60).probe("box").rotation3DEffect(.degrees(degrees), axis: axis)
    }.frame("box")
  }

  @Test func aRotationAroundTheVerticalAxisNarrowsAView() {
    let frame = frame(60, axis: (0, 1, 0))
    #expect((frame.width - 50).magnitude < 1e-9 && (frame.height - 60).magnitude < 1e-9)
    #expect((frame.midX - 200).magnitude < 1e-9)
  }

  @Test func aRotationAroundTheZAxisIsInThePlane() {
    let frame = frame(90, axis: (0, 0, 2))
    #expect((frame.width - 60).magnitude < 1e-9 && (frame.height - 100).magnitude < 1e-9)
  }

  @Test func anAxisOfZeroLengthRotatesNothing() {
    #expect(frame(45, axis: (0, 0, 0)) == CGRect(x: 150, y: 170, width: 100, height: 60))
  }
}
