import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Two fingers on a touchpad that move the pages of a navigation stack back.
@MainActor @Suite struct NavigationSwipeTests {
  /// A stack with pages of the given content above its root, and a touchpad over it.
  @MainActor private struct Sample {
    let window: TestWindow
    let path: Remote<[Int]>
    let recorder = Recorder()
    let pad: TestTouchpad

    init<Page: View>(
      _ pages: [Int] = [1], reducesMotion: Bool = false, direction: LayoutDirection = .leftToRight,
      @ViewBuilder page: @escaping () -> Page
    ) {
      let (path, recorder) = (Remote<[Int]>(), recorder)
      window = TestWindow(width: 400, height: 600) {
        Stack(path: path, recorder: recorder, page: page)
          .environment(\.accessibilityReduceMotion, reducesMotion)
          .environment(\.layoutDirection, direction)
      }
      self.path = path
      pad = TestTouchpad(window)
      path.value = pages
      window.settle()
      _ = recorder.take()
    }

    init(_ pages: [Int] = [1], reducesMotion: Bool = false, direction: LayoutDirection = .leftToRight) {
      self.init(pages, reducesMotion: reducesMotion, direction: direction) { Color.blue }
    }

    /// The distance of the page of `number` from its place, in points.
    func distance(_ number: Int) throws -> CGFloat {
      try #require(window.frame(ofText: "Page \(number)")).midX - 200
    }

    /// Moves the fingers by points, positive to the right.
    func move(_ distance: Double, dy: Double = 0, count: Int = 1) {
      for _ in 0..<count { pad.move(dx: -distance, dy: dy) }
    }
  }

  private struct Stack<Page: View>: View {
    let path: Remote<[Int]>
    let recorder: Recorder
    let page: () -> Page
    @State private var values: [Int] = []

    var body: some View {
      let _ = path.connect($values)
      NavigationStack(path: $values) {
        labeled(0).navigationDestination(for: Int.self) { labeled($0) }
      }
    }

    private func labeled(_ number: Int) -> some View {
      VStack(spacing: 0) {
        Text("Page \(number)").frame(maxWidth: .infinity)
        page().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .onAppear { recorder.note("\(number) appears") }
      .onDisappear { recorder.note("\(number) disappears") }
    }
  }

  // MARK: Back and return

  @Test func thePageFollowsTheFingersOneToOneOffThePageBelow() throws {
    let sample = Sample()
    sample.move(5, count: 6)
    #expect(abs(try sample.distance(1) - 30) < 1e-9)
    #expect(abs(try sample.distance(0) - (-120 + 0.3 * 30)) < 1e-9, "the page below follows more slowly")
    sample.window.advance(seconds: 2)
    #expect(abs(try sample.distance(1) - 30) < 1e-9, "resting fingers hold the page")
    sample.move(-4, count: 5)
    #expect(abs(try sample.distance(1) - 10) < 1e-9)
    sample.move(-4, count: 9)
    #expect(abs(try sample.distance(1)) < 1e-9, "not beyond its place")
    #expect(sample.path.value == [1])
  }

  @Test func aMovementEvaluatesNoBodyAndMeasuresNoNode() {
    let sample = Sample()
    sample.move(5, count: 3)
    sample.pad.report(dx: -5, dy: 0, at: nil)
    let counts = sample.window.advance()
    #expect(counts.bodies == 0 && counts.measures == 0)
  }

  @Test func aPagePastTheMiddleLeavesAtTheLift() throws {
    let sample = Sample([1, 2])
    sample.move(10, count: 25)
    sample.window.advance(seconds: 0.2)
    sample.pad.lift()
    sample.window.advance(seconds: 0.05)
    #expect(try sample.distance(2) > 250, "a spring moves it on")
    sample.window.settle()
    #expect(sample.path.value == [1])
    #expect(try sample.distance(1) == 0)
    #expect(sample.window.frame(ofText: "Page 2") == nil)
    #expect(sample.recorder.take() == ["1 appears", "2 disappears"])
    #expect(!sample.window.pipeline.wantsFrame)
  }

  @Test func aPageBeforeTheMiddleReturnsAtTheLift() throws {
    let sample = Sample()
    sample.move(10, count: 15)
    sample.window.advance(seconds: 0.2)
    sample.pad.lift()
    sample.window.settle()
    #expect(sample.path.value == [1])
    #expect(try sample.distance(1) == 0)
    #expect(sample.window.frame(ofText: "Page 0") == nil)
    #expect(sample.recorder.take() == ["0 appears", "0 disappears"])
  }

  @Test(arguments: [(20.0, 4, [Int]()), (-20.0, 4, [1])])
  func aFlickDecidesByItsDirection(step: Double, count: Int, path: [Int]) {
    let sample = Sample()
    if step < 0 { sample.move(20, count: 15) }
    sample.move(step, count: count)
    sample.pad.lift()
    sample.window.settle()
    #expect(sample.path.value == path)
  }

  @Test func severalPagesAreLeftOneAfterTheOther() {
    let sample = Sample([1, 2, 3])
    for remaining in [[1, 2], [1], []] {
      sample.move(20, count: 5)
      sample.pad.lift()
      sample.window.settle()
      #expect(sample.path.value == remaining)
    }
    sample.move(20, count: 5)
    sample.pad.lift()
    sample.window.settle()
    #expect(sample.path.value == [] && sample.window.drawnTexts.contains("Page 0"))
  }

  // MARK: Limits

  @Test func atTheRootTheFingersMoveNoPage() throws {
    let sample = Sample([])
    sample.move(20, count: 10)
    #expect(try sample.distance(0) == 0)
    #expect(sample.recorder.take().isEmpty)
  }

  @Test func aMovementTowardsTheLeadingEdgeMovesNoPage() throws {
    let sample = Sample()
    sample.move(-20, count: 10)
    sample.move(20, count: 10)
    #expect(try sample.distance(1) == 0)
    sample.pad.lift()
    sample.move(20, count: 2)
    #expect(try sample.distance(1) > 30)
  }

  @Test func aDeviceWithoutALiftMovesNoPage() throws {
    for device in [WheelDevice.unknown, .wheel, .continuous] {
      let sample = Sample()
      for _ in 0..<10 { sample.pad.move(dx: -20.3, dy: 0, device: device) }
      #expect(try sample.distance(1) == 0)
    }
  }

  @Test func inRightToLeftLayoutThePageLeavesToTheLeft() throws {
    let sample = Sample(direction: .rightToLeft)
    sample.move(20, count: 4)
    #expect(try sample.distance(1) == 0)
    sample.pad.lift()
    sample.move(-20, count: 4)
    #expect(abs(try sample.distance(1) + 80) < 1e-9)
    sample.pad.lift()
    sample.window.settle()
    #expect(sample.path.value == [])
  }

  @Test func withReducedMotionThePageIsGoneInTheFrameOfTheLift() throws {
    let sample = Sample(reducesMotion: true)
    sample.move(20, count: 4)
    #expect(abs(try sample.distance(1) - 80) < 1e-9)
    sample.pad.lift()
    #expect(sample.window.frame(ofText: "Page 1") == nil)
    #expect(try sample.distance(0) == 0)
  }

  // MARK: Interruptions

  @Test func aGestureThatTheSystemTakesReturnsThePage() throws {
    let sample = Sample()
    sample.move(20, count: 14)
    sample.pad.lift(.cancelled)
    sample.window.settle()
    #expect(sample.path.value == [1])
    #expect(try sample.distance(1) == 0)
  }

  @Test func theLossOfTheKeyboardReturnsThePage() throws {
    let sample = Sample()
    sample.move(20, count: 14)
    sample.window.send(.focusLost)
    sample.window.advance()
    sample.window.settle()
    #expect(sample.path.value == [1])
    #expect(try sample.distance(1) == 0)
  }

  @Test func aSecondMovementTakesAPageOnItsWay() throws {
    let sample = Sample()
    sample.move(20, count: 5)
    sample.pad.lift()
    sample.window.advance(seconds: 0.08)
    let before = try sample.distance(1)
    #expect(before > 100)
    sample.move(-10)
    #expect(try sample.distance(1) < before)
    sample.move(-20, count: 4)
    sample.pad.lift()
    sample.window.settle()
    #expect(sample.path.value == [1])
  }

  @Test func restingFingersStopThePage() throws {
    let sample = Sample()
    sample.move(20, count: 5)
    sample.pad.lift()
    sample.window.advance(seconds: 0.05)
    sample.pad.hold(.began)
    let held = try sample.distance(1)
    #expect(held > 100 && held < 400)
    sample.window.advance(seconds: 1)
    #expect(try sample.distance(1) == held)
    #expect(sample.path.value == [1])
    sample.pad.hold(.lifted)
    sample.window.settle()
    #expect(sample.path.value == (held > 200 ? [] : [1]))
  }

  @Test(arguments: [[Int](), [1, 2], [3]]) func aChangeOfThePathEndsTheMovement(path: [Int]) throws {
    let sample = Sample()
    sample.move(20, count: 5)
    sample.path.value = path
    sample.window.advance()
    sample.move(20, count: 5)
    sample.pad.lift()
    sample.window.settle()
    #expect(sample.path.value == path)
    #expect(try sample.distance(path.last ?? 0) == 0)
    #expect(sample.window.drawnTexts.filter { $0.hasPrefix("Page") } == ["Page \(path.last ?? 0)"])
  }

  @Test func aStackThatLeavesItsWindowUnderTheFingersLeavesItsViews() {
    let shown = Knob(true)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(shown) { isShown in
        if isShown {
          NavigationStack(path: .constant([1])) {
            Text("Root").navigationDestination(for: Int.self) { _ in Text("Over") }
          }
        }
      }
    }
    let pad = TestTouchpad(window)
    for _ in 0..<5 { pad.move(dx: -20, dy: 0) }
    shown.value = false
    pad.move(dx: -20, dy: 0)
    pad.lift()
    window.settle()
    #expect(window.drawnTexts.isEmpty && !window.pipeline.wantsFrame)
  }

  // MARK: Axis and scroll views

  @Test func aMovementKeepsItsAxis() throws {
    let sample = Sample { ScrollView { Color.red.frame(height: 3000) } }
    let scroll = try #require(sample.window.scroll).model
    sample.move(1, dy: 12)
    sample.move(20, dy: 1, count: 6)
    #expect(try sample.distance(1) == 0)
    #expect(scroll.offset.y > 10)
    sample.pad.lift()
    sample.window.settle()
    let offset = scroll.offset.y
    sample.move(10, dy: 1)
    sample.move(2, dy: 20, count: 5)
    #expect(abs(try sample.distance(1) - 20) < 1e-9)
    #expect(abs(scroll.offset.y - offset) < 1e-9)
  }

  private func shelf(_ initial: UnitPoint? = nil) -> some View {
    ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 400) }.defaultScrollAnchor(initial)
  }

  @Test func aScrollViewWithRoomKeepsTheMovementToItsEdgeAndBeyond() throws {
    let sample = Sample { shelf() }
    let scroll = try #require(sample.window.nodes(of: ScrollNode.self).last).model
    scroll.jump(to: CGPoint(x: 3, y: 0))
    sample.window.advance()
    sample.move(2, count: 10)
    #expect(scroll.offset.x < 0, "past its edge it is pulled")
    #expect(try sample.distance(1) == 0)
    sample.pad.lift()
    sample.window.settle()
    // The next movement begins at the edge.
    sample.move(10, count: 10)
    #expect(try sample.distance(1) > 90)
    #expect(abs(scroll.offset.x) < 5)
    sample.pad.lift(.cancelled)
    sample.window.settle()
    #expect(scroll.offset.x == 0)
  }

  @Test func aScrollViewScrollsTheOtherWay() throws {
    let sample = Sample { shelf() }
    let scroll = try #require(sample.window.nodes(of: ScrollNode.self).last).model
    sample.move(-10, count: 10)
    #expect(scroll.offset.x > 90)
    #expect(try sample.distance(1) == 0)
  }

  @Test func pagesOfATabViewTurnBeforeThoseOfTheStack() throws {
    let sample = Sample {
      TabView {
        Color.red
        Color.green
      }
      .tabViewStyle(.page)
    }
    let pager = try #require(sample.window.nodes(of: ScrollNode.self).first { $0.axes.contains(.horizontal) }).model
    sample.move(-40, count: 6)
    #expect(abs(pager.offset.x - 240) < 1, "one to one")
    sample.pad.lift()
    sample.window.settle()
    #expect(pager.offset.x == 400)
    sample.move(40, count: 6)
    #expect(try sample.distance(1) == 0)
    sample.pad.lift()
    sample.window.settle()
    #expect(pager.offset.x == 0)
    sample.move(40, count: 6)
    sample.pad.lift()
    sample.window.settle()
    #expect(sample.path.value == [])
  }

  @Test func aRowWithSwipeActionsComesBeforeThePage() throws {
    let sample = Sample {
      List {
        ForEach(0..<6, id: \.self) { row in
          if row == 1 {
            Text("Row 1").swipeActions(edge: .leading) { Button("Pin") {} }
          } else {
            Text("Row \(row)").swipeActions { Button("Delete") {} }
          }
        }
      }
      .listStyle(.plain)
    }
    func pad(_ row: Int) throws -> TestTouchpad {
      let frame = try #require(sample.window.frame(ofText: "Row \(row)"))
      return TestTouchpad(sample.window, at: CGPoint(x: 200, y: frame.midY))
    }
    let over = try pad(1)
    for _ in 0..<5 { over.move(dx: -10, dy: 0) }
    #expect(try sample.distance(1) == 0)
    over.lift(.cancelled)
    sample.window.settle()
    let beside = try pad(3)
    for _ in 0..<5 { beside.move(dx: -10, dy: 0) }
    #expect(try sample.distance(1) > 40)
  }

  @Test func theInnerOfTwoStacksComesFirst() throws {
    let window = TestWindow(width: 400, height: 600) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          NavigationStack { Text("Inner root") }
        }
      }
    }
    let pad = TestTouchpad(window)
    let before = try #require(window.frame(ofText: "Inner root")).midX
    for _ in 0..<5 { pad.move(dx: -10, dy: 0) }
    #expect(
      abs(try #require(window.frame(ofText: "Inner root")).midX - before - 50) < 1e-9, "at its root the outer moves")
  }
}
