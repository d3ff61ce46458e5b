import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct Rotation3DTests {
  private typealias SpaceAxis = (x: CGFloat, y: CGFloat, z: CGFloat)

  private func frame(_ degrees: Double, axis: SpaceAxis, perspective: CGFloat = 0, anchorZ: CGFloat = 0) -> CGRect {
    TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 60).probe("box")
        .rotation3DEffect(.degrees(degrees), axis: axis, anchorZ: anchorZ, perspective: perspective)
    }.frame("box")
  }

  @Test func aRotationAroundTheVerticalAxisNarrowsAView() {
    let frame = frame(60, axis: (0, 1, 0))
    #expect((frame.width - 50).magnitude < 1e-9 && (frame.height - 60).magnitude < 1e-9)
    #expect((frame.midX - 200).magnitude < 1e-9)
  }

  @Test func aRotationAroundTheZAxisIsInThePlane() {
    for perspective in [0.0, 1, 3] {
      let frame = frame(90, axis: (0, 0, 2), perspective: perspective)
      #expect((frame.width - 60).magnitude < 1e-9 && (frame.height - 100).magnitude < 1e-9)
    }
  }

  @Test func anAxisOfZeroLengthRotatesNothing() {
    #expect(frame(45, axis: (0, 0, 0), perspective: 1) == CGRect(x: 150, y: 170, width: 100, height: 60))
  }

  /// The viewer is 100 points away: the left edge is 43.3 points near, the right edge 43.3 points far.
  @Test func perspectiveMakesTheNearSideLarger() {
    let frame = frame(60, axis: (0, 1, 0), perspective: 1)
    let depth = 50 * 3.0.squareRoot() / 2
    #expect((frame.minX - (200 - 25 / (1 - depth / 100))).magnitude < 1e-6)
    #expect((frame.maxX - (200 + 25 / (1 + depth / 100))).magnitude < 1e-6)
    #expect((frame.height - 60 / (1 - depth / 100)).magnitude < 1e-6)
  }

  @Test func aPointBehindTheViewIsTheCenterOfTheRotation() {
    // 50 points behind the view: the view moves by the sine of the angle.
    let frame = frame(90, axis: (0, 1, 0), anchorZ: -50)
    #expect((frame.midX - 250).magnitude < 1e-6 && frame.width < 1e-6)
    // A view in front of the anchor is nearer to the viewer.
    #expect((self.frame(0, axis: (0, 1, 0), perspective: 1, anchorZ: -50).width - 200).magnitude < 1e-6)
  }

  @Test func aTapReachesThePointThatIsDrawnThere() {
    var taps: [CGPoint] = []
    let window = TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 200, height: 200)
        .onTapGesture(coordinateSpace: .local) { taps.append($0) }
        .rotation3DEffect(.degrees(45), axis: (1, 0, 0), perspective: 0.8)
    }
    let transform = ProjectionTransform(CGAffineTransform(translationX: -100, y: -100))
      .concatenating(tilt(45, nearness: 0.8 / 200))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 200, y: 200)))
    for point in [CGPoint(x: 10, y: 10), CGPoint(x: 190, y: 60), CGPoint(x: 100, y: 100), CGPoint(x: 30, y: 195)] {
      window.tap(point.applying(transform))
      window.settle()
      let tapped = taps.last ?? .zero
      #expect(hypot(tapped.x - point.x, tapped.y - point.y) < 1e-6)
    }
    let count = taps.count
    // The upper corners are far: the bounding box is not the view.
    let corner = CGPoint(x: 0, y: 0).applying(transform)
    window.tap(CGPoint(x: corner.x - 10, y: corner.y + 2))
    window.settle()
    #expect(taps.count == count)
  }

  /// The rotation about the horizontal axis as a matrix.
  private func tilt(_ degrees: Double, nearness: Double) -> ProjectionTransform {
    let angle = Angle.degrees(degrees).radians
    var transform = ProjectionTransform()
    transform.m22 = cos(angle)
    transform.m23 = -nearness * sin(angle)
    return transform
  }

  @Test func thePictureIsATrapezium() throws {
    let window = TestWindow(width: 300, height: 300) {
      Color(red: 1, green: 0, blue: 0).frame(width: 200, height: 200)
        .rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 1)
    }
    let picture = try window.picture()
    func height(at x: Int) -> Int { (0..<300).filter { picture[x, $0] & 0xFFFFFF == 0xFF0000 }.count }
    let columns = (0..<300).filter { height(at: $0) > 0 }
    let depth = 100 * 3.0.squareRoot() / 2
    let (left, right) = (150 - 50 / (1 - depth / 200), 150 + 50 / (1 + depth / 200))
    #expect(abs(Double(columns.first ?? 0) - left) < 2 && abs(Double(columns.last ?? 0) - right) < 2)
    // Each column is as high as its depth says.
    for x in [70, 100, 150, 170] {
      let offset = Double(x) + 0.5 - 150
      // x' = x cos / w and w = 1 + x sin / 200.
      let across = offset / (0.5 - offset * 3.0.squareRoot() / 2 / 200)
      let expected = min(300, 200 / (1 + across * 3.0.squareRoot() / 2 / 200))
      #expect(abs(Double(height(at: x)) - expected) < 2.5, "column \(x)")
    }
  }

  @Test func theBackOfAViewIsMirrored() throws {
    let window = TestWindow(width: 200, height: 100) {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
      .frame(width: 100, height: 50)
      .rotation3DEffect(.degrees(180), axis: (0, 1, 0))
    }
    let picture = try window.picture()
    #expect(picture[60, 50] & 0xFFFFFF == 0x0000FF && picture[140, 50] & 0xFFFFFF == 0xFF0000)
  }

  @Test func aViewBehindTheViewerIsNotDrawn() throws {
    let window = TestWindow(width: 200, height: 100) {
      Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 50)
        .rotation3DEffect(.degrees(80), axis: (0, 1, 0), perspective: 100)
    }
    _ = try window.picture()
    #expect(!window.drawnLayers.isEmpty)
  }

  @Test func anAngleAnimatesInDepth() {
    let knob = Knob(0.0)
    let window = TestWindow(width: 400, height: 400) {
      KnobView(knob) {
        Color.blue.frame(width: 100, height: 60).probe("box")
          .rotation3DEffect(.degrees($0), axis: (0, 1, 0)).animation(.linear(duration: 1), value: $0)
      }
    }
    #expect(window.drawnLayers.isEmpty, "without a rotation there is no layer")
    knob.value = 60
    window.advance()
    window.advance(seconds: 0.5)
    let middle = window.frame("box")
    #expect(abs(middle.width - middle.height) > 1 && middle.height > 70 && middle.height < 90)
    window.settle()
    #expect((window.frame("box").height - 60 / (1 - 50 * 3.0.squareRoot() / 2 / 100)).magnitude < 1e-6)
  }

  @Test func visualEffectsAndScrollTransitionsRotateInSpace() {
    let window = TestWindow(width: 400, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 100, height: 60).probe("effect")
            .visualEffect { content, _ in content.rotation3DEffect(.degrees(60), axis: (0, 1, 0)).offset(x: 20) }
          Color.clear.frame(height: 300)
          Color.blue.frame(width: 100, height: 80).probe("transition")
            .scrollTransition(.interactive) { content, phase in
              content.rotation3DEffect(.degrees(phase.value * 90), axis: (1, 0, 0), perspective: 0.5)
            }
        }
        .frame(width: 400)
      }
    }
    let depth = 50 * 3.0.squareRoot() / 2
    #expect((window.frame("effect").minX - (220 - 25 / (1 - depth / 100))).magnitude < 1e-6)
    let row = window.frame("transition")
    #expect(row.width != 100 && row.height < 80)
  }

  @Test func aRightToLeftLayoutMirrorsThePerspective() {
    let window = TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 60).probe("box").rotation3DEffect(.degrees(60), axis: (0, 1, 0))
        .environment(\.layoutDirection, .rightToLeft)
    }
    let depth = 50 * 3.0.squareRoot() / 2
    #expect((window.frame("box").maxX - (200 + 25 / (1 - depth / 100))).magnitude < 1e-6)
  }

  private struct Tilt: GeometryEffect {
    var animatableData: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
      var transform = ProjectionTransform()
      transform.m13 = animatableData / size.width
      return transform
    }
  }

  @Test func aGeometryEffectHasPerspective() {
    let window = TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 60).probe("box").modifier(Tilt(animatableData: 1))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(window.frame("box") == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func aFilterOfACanvasHasPerspective() throws {
    let window = TestWindow(width: 200, height: 100) {
      Canvas { context, _ in
        var transform = ProjectionTransform()
        transform.m13 = 1.0 / 100
        context.addFilter(.projectionTransform(transform))
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 60)), with: .color(Color(red: 1, green: 0, blue: 0)))
      }
    }
    let picture = try window.picture()
    func isRed(_ x: Int, _ y: Int) -> Bool { picture[x, y] & 0xFFFFFF == 0xFF0000 }
    // The right edge is twice as far as the left edge: at half its place, and half as high.
    #expect(isRed(5, 50) && isRed(45, 25) && isRed(48, 10))
    #expect(!isRed(45, 45) && !isRed(55, 10))
  }
}
