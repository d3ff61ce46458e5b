import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ViewAlignedTests {
  private func window(_ column: TargetColumn<ViewAlignedScrollTargetBehavior>) -> TestWindow {
    TestWindow(width: 400, height: 600) { column }
  }

  private func isRow(_ offset: Double) -> Bool { offset.truncatingRemainder(dividingBy: 103).magnitude < 1e-6 }

  /// Document 001: when scrolling stops, the top of the container is aligned with the top of a child.
  @Test(arguments: [true, false], [-30.0, -80, -250]) func atRestARowIsAtTheTopOfTheContainer(
    isLazy: Bool, distance: Double
  ) {
    let window = window(TargetColumn(behavior: .viewAligned, isLazy: isLazy))
    for _ in 0..<3 {
      let before = window.rest
      window.flick(distance)
      #expect(window.rest > before)
      #expect(isRow(window.rest), "\(window.rest)")
    }
    window.flick(-distance)
    #expect(isRow(window.rest))
  }

  @Test func aFlingRestsAtTheRowNearestToItsNaturalEnd() throws {
    let plain = TestWindow(width: 400, height: 600) {
      ScrollView { Color.blue.frame(width: 200, height: 103 * 100 - 8) }
    }
    plain.flick(-120)
    let window = window(TargetColumn(behavior: .viewAligned))
    window.flick(-120)
    #expect((window.rest - plain.rest).magnitude <= 51.5)
  }

  /// Document 001: the target layout enables the alignment.
  @Test func withoutATargetLayoutScrollingIsNotAligned() {
    let window = window(TargetColumn(behavior: .viewAligned, isEnabled: false))
    window.flick(-120)
    let plain = TestWindow(width: 400, height: 600) {
      ScrollView { Color.blue.frame(width: 200, height: 103 * 100 - 8) }
    }
    plain.flick(-120)
    #expect((window.rest - plain.rest).magnitude < 0.01)
    #expect(!isRow(window.rest))
  }

  /// D9: the declaration may be outside the scroll view.
  @Test func aTargetLayoutOutsideTheScrollViewApplies() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 8) { ForEach(0..<100, id: \.self) { _ in Color.blue.frame(height: 95) } }
      }
      .scrollTargetLayout()
      .scrollTargetBehavior(.viewAligned)
    }
    window.flick(-120)
    #expect(isRow(window.rest))
  }

  @Test func theBehaviorIsInherited() {
    let window = TestWindow(width: 400, height: 600) {
      VStack {
        ScrollView {
          VStack(spacing: 8) { ForEach(0..<100, id: \.self) { _ in Color.blue.frame(height: 95) } }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
    window.flick(-120)
    #expect(isRow(window.rest))
  }

  @Test func rowsWithoutIdentitiesAreTargets() {
    let window = TestWindow(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 200)
          Color.red.frame(height: 150)
          Color.green.frame(height: 280)
          Color.blue.frame(height: 400)
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    }
    for expected in [200.0, 350, 630, 730, 730] {
      window.flick(-100)
      #expect(window.rest == expected)
    }
  }

  /// Rows of all heights, most of which were never built when the fling's end is chosen.
  @Test(arguments: 0..<12) func unbuiltRowsAreReachedExactly(seed: Int) throws {
    let heights = { (row: Int) in LazyItem(row + seed * 1000).height }
    let window = window(TargetColumn(behavior: .viewAligned, height: heights, count: 10_000))
    for distance in [-280.0, -200, -250, 120] {
      window.flick(distance, steps: 3)
      let tops = window.pipeline.work.liveRows > 0 ? topsOfRows(in: window) : []
      #expect(tops.contains { $0.magnitude < 1e-6 }, "\(window.rest): \(tops)")
    }
  }

  private func topsOfRows(in window: TestWindow) -> [Double] {
    (0..<10_000).flatMap { row -> [Double] in
      guard row < 400 else { return [] }
      return window.frames("row \(row)").map { Double($0.minY) }
    }
  }

  @Test func rowsAreAlignedBelowTheInset() throws {
    let window = window(TargetColumn(behavior: .viewAligned))
    window.insetContent(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
    window.flick(-120)
    #expect(isRow(window.rest + 30))
  }

  @Test func aTapOnRestingContentMovesNothing() throws {
    let window = window(TargetColumn(behavior: .viewAligned))
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 1234))
    window.settle()
    window.press(CGPoint(x: 100, y: 100))
    window.release(CGPoint(x: 100, y: 100))
    window.settle()
    #expect(window.rest == 1234)
  }

  /// Home reaches the beginning regardless of an earlier snap target, even if rows turn out longer than estimated.
  @Test func homeAfterAFlickReachesTheBeginning() {
    let window = window(
      TargetColumn(behavior: .viewAligned, height: { 40 + CGFloat($0 * 37 % 91) }, count: 2000))
    for _ in 0..<6 { window.flick(-260, steps: 3) }
    #expect(window.rest > 1000)
    window.key("Home")
    window.settle()
    #expect(window.rest == 0)
  }

  @Test func anAnchorDeterminesTheAlignmentInTheContainer() {
    let window = window(TargetColumn(behavior: .viewAligned(anchor: .center)))
    window.flick(-200)
    // A row's middle in the container's: 103 n + 47.5 − 300.
    let rest = (window.rest + 252.5).truncatingRemainder(dividingBy: 103)
    #expect(min(rest.magnitude, (103 - rest).magnitude) < 1e-6)
    let ends = self.window(TargetColumn(behavior: .viewAligned(limitBehavior: .never, anchor: .bottom)))
    ends.flick(-200)
    let bottom = (ends.rest + 505).truncatingRemainder(dividingBy: 103)
    #expect(min(bottom.magnitude, (103 - bottom).magnitude) < 1e-6)
  }

  // MARK: Limits

  @Test func alwaysByOneMovesOneRowPerMovement() {
    let window = window(TargetColumn(behavior: .viewAligned(limitBehavior: .alwaysByOne)))
    for row in 1...3 {
      window.flick(-280)
      #expect(window.rest == 103 * Double(row))
    }
    window.flick(280)
    #expect(window.rest == 206)
    window.put(-30)
    #expect(window.rest == 206, "put down, nearest")
  }

  @Test(arguments: [ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByFew])
  func alwaysByFewMovesAtMostOneContainerLength(limit: ViewAlignedScrollTargetBehavior.LimitBehavior) {
    let window = window(TargetColumn(behavior: .viewAligned(limitBehavior: limit)))
    window.flick(-290, steps: 2)
    #expect(window.rest == 515, "five rows of 103 in 600 points")
    let free = self.window(TargetColumn(behavior: .viewAligned(limitBehavior: .never)))
    free.flick(-290, steps: 2)
    #expect(free.rest > 1000 && isRow(free.rest))
  }

  /// Limited in a compact horizontal size class, and free in a regular one, along either axis.
  @Test func automaticFollowsTheHorizontalSizeClass() {
    func rest(_ set: @escaping (inout EnvironmentValues) -> Void) -> Double {
      let window = TestWindow(width: 400, height: 600) {
        TargetColumn(behavior: .viewAligned).transformEnvironment(\.self) { set(&$0) }
      }
      window.flick(-290, steps: 2)
      return window.rest
    }
    #expect(rest { _ in } > 1000)
    #expect(rest { $0.horizontalSizeClass = .compact } == 515)
    #expect(rest { $0.verticalSizeClass = .compact } > 1000, "the vertical one has no say")
  }

  @Test func aChangedSizeClassApplies() {
    let knob = Knob<UserInterfaceSizeClass>(.regular)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { TargetColumn(behavior: .viewAligned).environment(\.horizontalSizeClass, $0) }
    }
    knob.value = .compact
    window.settle()
    window.flick(-290, steps: 2)
    #expect(window.rest == 515)
  }

  // MARK: Other input

  @Test func aNotchScrollsToTheNextRow() {
    let window = window(TargetColumn(behavior: .viewAligned))
    window.turn(1)
    #expect(window.rest == 103)
    window.turn(2)
    #expect(window.rest == 309)
    window.turn(-1)
    #expect(window.rest == 206)
  }

  @Test func keysScrollToRows() {
    let window = window(TargetColumn(behavior: .viewAligned))
    window.key("Down")
    window.settle()
    #expect(window.rest == 103)
    window.key("PageDown")
    window.settle()
    #expect(window.rest > 500 && isRow(window.rest))
    window.key("Up")
    window.settle()
    #expect(isRow(window.rest))
  }

  @Test func aChangedSizeIsAlignedAgain() throws {
    let knob = Knob<CGFloat>(600)
    let window = TestWindow(width: 400, height: 600) {
      KnobView(knob) { height in TargetColumn(behavior: .viewAligned(anchor: .bottom)).frame(height: height) }
    }
    window.flick(-200)
    knob.value = 500
    window.settle()
    let rest = (window.rest + 405).truncatingRemainder(dividingBy: 103)
    #expect(min(rest.magnitude, (103 - rest).magnitude) < 1e-6)
  }

  @Test func contentAtItsEndRestsThere() {
    let window = window(TargetColumn(behavior: .viewAligned, count: 8))
    window.flick(-290)
    #expect(window.rest == 8 * 103 - 8 - 600)
    window.flick(-100)
    #expect(window.rest == 216)
    window.flick(290)
    #expect(window.rest == 0)
  }

  /// The form of the beta for single views.
  @Test func singleViewsCanBeTargets() {
    let isOn = Knob(true)
    let window = TestWindow(width: 400, height: 300) {
      KnobView(isOn) { isOn in
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 333)
            Color.red.frame(height: 444).scrollTarget(isEnabled: isOn)
            Color.blue.frame(height: 2000)
          }
        }
        .scrollTargetBehavior(.viewAligned)
      }
    }
    window.flick(-100)
    #expect(window.rest == 333)
    isOn.value = false
    window.advance()
    window.flick(-60)
    #expect(window.rest > 350)
  }

  /// A carousel whose first and last card can come to rest in the middle.
  private struct Carousel: View {
    var body: some View {
      GeometryReader { room in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { card in
              Color.blue.frame(width: 190, height: 200).accessibilityIdentifier("card \(card)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(anchor: .center))
        .scrollPosition(initialAnchor: .center)
        .contentMargins(.horizontal, (room.size.width - 190) / 2, for: .scrollContent)
      }
    }
  }

  private func middleCard(_ window: TestWindow, _ width: CGFloat) -> Int? {
    (0..<40).first { card in window.frames("card \(card)").contains { abs($0.midX - width / 2) < 1 } }
  }

  @Test(arguments: [false, true]) func resizingKeepsTheAlignedView(isMovedBefore: Bool) throws {
    let window = TestWindow(width: 900, height: 300) { Carousel() }
    window.settle()
    window.wheel(isMovedBefore ? -1 : 0, at: CGPoint(x: 450, y: 100))
    window.settle()
    // The middle of an even number of cards lies between two of them, until a movement aligns one.
    var kept = isMovedBefore ? middleCard(window, 900) : nil
    #expect(isMovedBefore == (kept != nil))
    for width in [CGFloat(700), 431, 1200, 900] {
      window.resize(width: width, height: 300)
      window.settle()
      let middle = try #require(middleCard(window, width), "\(width)")
      kept = kept ?? middle
      #expect(middle == kept, "\(width)")
    }
  }
}
