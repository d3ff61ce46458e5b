import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollTransitionTests {
  /// The transition of these tests: 100 points to the left at the top edge, to the right at the bottom one.
  private typealias Configuration = ScrollTransitionConfiguration

  /// Rows of 100 points in a scroll view of 600, offset horizontally by their phase.
  private func window(
    _ top: ScrollTransitionConfiguration, _ bottom: ScrollTransitionConfiguration? = nil, axes: Axis.Set = .vertical,
    axis: Axis? = nil, isLazy: Bool = false
  ) -> TestWindow {
    TestWindow(width: 400, height: 600) {
      ScrollView(axes) {
        if isLazy {
          LazyVStack(spacing: 0) { rows(top, bottom ?? top, axis) }
        } else {
          VStack(spacing: 0) { rows(top, bottom ?? top, axis) }.frame(width: 400)
        }
      }
    }
  }

  private func rows(
    _ top: ScrollTransitionConfiguration, _ bottom: ScrollTransitionConfiguration, _ axis: Axis?
  ) -> some View {
    ForEach(0..<30, id: \.self) { row in
      Color.blue.frame(width: 100, height: 100).probe("row \(row)")
        .scrollTransition(topLeading: top, bottomTrailing: bottom, axis: axis) { content, phase in
          content.offset(x: phase.value * 100)
        }
    }
  }

  /// The horizontal offset of a row: the value of its transition, −1…1.
  private func value(_ window: TestWindow, row: Int) -> Double { Double(window.frame("row \(row)").minX - 150) / 100 }

  private func scroll(_ window: TestWindow, to offset: Double) {
    window.scroll?.model.jump(to: CGPoint(x: 0, y: offset))
    window.advance()
  }

  private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

  // MARK: Phases

  /// Document 001 names three phases, for which the value is −1, 0 and 1.
  @Test func phasesHaveTheirValues() {
    #expect([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
    #expect(ScrollTransitionPhase.identity.isIdentity && !ScrollTransitionPhase.topLeading.isIdentity)
  }

  @Test func rowsAreMovedAtTheirNearestEdge() {
    let window = window(linear)
    scroll(window, to: 1050)
    #expect(value(window, row: 8) == -1, "above, in the phase of the top edge")
    #expect(value(window, row: 10) == -0.5, "half hidden")
    #expect(value(window, row: 12) == 0)
    #expect(value(window, row: 16) == 0.5)
    #expect(value(window, row: 20) == 1, "below, in the phase of the bottom edge, in both directions")
    scroll(window, to: 1000)
    #expect((10...15).allSatisfy { value(window, row: $0) == 0 })
  }

  @Test func withinTheThresholdTheValueIsZero() {
    let window = window(linear)
    for offset in stride(from: 0.0, through: 2400, by: 13) {
      scroll(window, to: offset)
      for row in 0..<30 {
        let top = Double(row) * 100 - offset
        if top >= 0, top <= 500 { #expect(value(window, row: row) == 0) }
      }
    }
  }

  @Test func anInteractiveTransitionIsContinuous() {
    for configuration in [.interactive, linear, linear.threshold(.centered), linear.threshold(.visible(0.3))] {
      let window = window(configuration)
      var last = value(window, row: 12)
      #expect(last == 1)
      for offset in stride(from: 0.0, through: 1700, by: 2) {
        scroll(window, to: offset)
        let now = value(window, row: 12)
        #expect((now - last).magnitude < 0.12, "at \(offset)")
        #expect(now <= last + 1e-9, "from 1 over 0 to −1")
        last = now
      }
      #expect(last == -1)
    }
  }

  @Test func theTimingCurveRunsForwardsOnEntryAndBackwardsOnExit() {
    let window = window(.interactive(timingCurve: .easeIn))
    scroll(window, to: 1025)
    let curve = UnitCurve.easeIn
    #expect((value(window, row: 10) + 1 - curve.value(at: 0.75)).magnitude < 1e-6)
    #expect((value(window, row: 16) - 1 + curve.value(at: 0.25)).magnitude < 1e-6)
    scroll(window, to: 1010)
    scroll(window, to: 1025)
    #expect((value(window, row: 10) + 1 - curve.value(at: 0.75)).magnitude < 1e-6, "the same in the opposite direction")
  }

  // MARK: Thresholds

  @Test func aVisibilityThresholdOfAFractionApplies() {
    let window = window(linear.threshold(.visible(0.5)))
    scroll(window, to: 1050)
    #expect(value(window, row: 10) == 0)
    scroll(window, to: 1075)
    #expect(value(window, row: 10) == -0.5)
    let clamped = self.window(linear.threshold(.visible(7)))
    scroll(clamped, to: 1050)
    #expect(value(clamped, row: 10) == -0.5)
  }

  @Test func theHiddenThresholdIsMetByAnyVisiblePart() {
    let window = window(linear.threshold(.hidden))
    scroll(window, to: 1099)
    #expect(value(window, row: 10) == 0)
    scroll(window, to: 1100)
    #expect(value(window, row: 10) == -1)
  }

  @Test func theCenteredThresholdIsMetInTheMiddleOnly() {
    let window = window(linear.threshold(.centered))
    scroll(window, to: 750)
    #expect(value(window, row: 10) == 0, "250…350 of 600")
    scroll(window, to: 925)
    #expect(value(window, row: 10) == -0.5)
    scroll(window, to: 575)
    #expect(value(window, row: 10) == 0.5)
  }

  @Test func thresholdsCanBeMovedAndMixed() {
    let inset = window(linear.threshold(.visible.inset(by: 100)))
    scroll(inset, to: 1000)
    #expect(value(inset, row: 10) == -0.5, "100 points nearer to the middle")
    let outset = window(linear.threshold(.visible.inset(by: -50)))
    scroll(outset, to: 1050)
    #expect(value(outset, row: 10) == 0)
    let mixed = window(linear.threshold(.visible.interpolated(towards: .hidden, amount: 0.5)))
    scroll(mixed, to: 1075)
    #expect(value(mixed, row: 10) == -0.5)
  }

  // MARK: Configurations

  @Test func anAnimatedTransitionRunsOncePerCrossing() throws {
    let window = window(.animated(.linear(duration: 0.2)))
    window.settle()
    scroll(window, to: 1049)
    window.settle()
    #expect(value(window, row: 10) == 0)
    scroll(window, to: 1051)
    #expect(value(window, row: 10) > -0.2, "it begins")
    var seen: [Double] = []
    for step in 0..<20 {
      scroll(window, to: 1052 + Double(step))
      seen.append(value(window, row: 10))
    }
    #expect(seen.last == -1)
    for (one, two) in zip(seen, seen.dropFirst()) { #expect(two <= one) }
    #expect(seen.contains { $0 > -0.7 && $0 < -0.3 }, "in between by the clock, and not by the offset")
    scroll(window, to: 1049)
    window.settle()
    #expect(value(window, row: 10) == 0)
  }

  @Test func anAnimatedTransitionStartsInItsPhase() {
    let window = window(.animated)
    #expect(value(window, row: 2) == 0)
    #expect(value(window, row: 20) == 1)
  }

  @Test func identityChangesNothing() {
    let window = window(.identity)
    scroll(window, to: 1050)
    #expect((0..<30).allSatisfy { value(window, row: $0) == 0 })
  }

  @Test func eachEdgeHasItsConfiguration() {
    let window = window(.identity, linear)
    scroll(window, to: 1050)
    #expect(value(window, row: 10) == 0)
    #expect(value(window, row: 16) == 0.5)
  }

  @Test func anInteractiveTransitionWithAnAnimationLagsBehind() {
    let window = window(linear.animation(.linear(duration: 0.5)))
    window.settle()
    scroll(window, to: 1000)
    window.settle()
    scroll(window, to: 1050)
    #expect(value(window, row: 10) > -0.1)
    window.settle()
    #expect(value(window, row: 10) == -0.5)
  }

  // MARK: Axes and containers

  @Test func theAxisIsThatOfTheScrollViewOrTheGivenOne() {
    func window(_ axis: Axis?) -> TestWindow {
      TestWindow(width: 400, height: 400) {
        ScrollView([.horizontal, .vertical]) {
          Color.clear.frame(width: 1000, height: 1000).overlay(alignment: .topLeading) {
            Color.blue.frame(width: 100, height: 100).probe("box")
              .scrollTransition(.interactive(timingCurve: .linear), axis: axis) { content, phase in
                content.offset(y: phase.value * 10)
              }
          }
        }
      }
    }
    let (upright, sideways) = (window(nil), window(.horizontal))
    for window in [upright, sideways] {
      window.scroll?.model.jump(to: CGPoint(x: 50, y: 0))
      window.advance()
    }
    #expect(upright.frame("box").minY == 0)
    #expect(sideways.frame("box").minY == -5)
  }

  @Test func inRightToLeftTheLeadingEdgeIsTheRightEdge() throws {
    let window = TestWindow(width: 400, height: 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { item in
            Color.blue.frame(width: 100, height: 50).probe("\(item)")
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.offset(y: phase.value * 10)
              }
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    try #require(window.scroll).model.jump(to: CGPoint(x: 1550, y: 0))
    window.advance()
    let middle = window.frame("2").minY
    #expect(window.frame("0").minY - middle == -5, "half out at the right, the leading edge")
    #expect(window.frame("4").minY - middle == 5)
  }

  @Test func transitionEdgesExcludeTheInsets() throws {
    let window = window(linear)
    let scroll = try #require(window.scroll)
    window.insetContent(EdgeInsets(top: 50, leading: 0, bottom: 50, trailing: 0))
    scroll.model.jump(to: CGPoint(x: 0, y: -50))
    window.advance()
    #expect((0...4).allSatisfy { value(window, row: $0) == 0 })
    #expect(value(window, row: 5) == 1, "just below the inset")
    scroll.model.jump(to: .zero)
    window.advance()
    #expect(value(window, row: 0) == -0.5)
  }

  @Test func outsideAScrollViewThePhaseIsIdentity() {
    let window = TestWindow(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 100).probe("box")
        .scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 100) }
    }
    #expect(window.frame("box").minX == 150)
  }

  // MARK: Cost

  /// A page with thirty transitions: a scrolled frame lays out nothing and evaluates nothing.
  @Test(arguments: [true, false]) func thirtyTransitionsNeedNoLayout(isAnimated: Bool) {
    let window = window(isAnimated ? .animated : .interactive)
    window.settle()
    window.press(CGPoint(x: 200, y: 500))
    var frames = 0
    for y in stride(from: 480.0, through: 100, by: -7) {
      window.send(.mouseMove(CGPoint(x: 200, y: y)))
      let counts = window.advance()
      #expect(counts.bodies == 0)
      #expect(counts.measures == 0)
      #expect(counts.passes == 0)
      #expect(counts.places <= 1)
      frames += 1
    }
    #expect(frames > 50)
    #expect(window.rest > 300)
  }

  @Test func lazyRowsMovedIntoTheViewportByATransitionAreBuilt() {
    let window = TestWindow(width: 400, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { row in
            Color.blue.frame(height: 100).probe("row \(row)")
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.offset(y: phase == .bottomTrailing ? -250 : 0)
              }
          }
        }
      }
    }
    window.settle()
    #expect(window.frames("row 8").map(\.minY) == [550], "its layout frame begins at 800")
    #expect(window.pipeline.work.liveRows < 30)
  }

  @Test func transitionsInALazyStackEqualThoseInAStack() {
    let window = window(linear, isLazy: true)
    scroll(window, to: 1050)
    window.settle()
    #expect(value(window, row: 10) == -0.5)
    #expect(value(window, row: 16) == 0.5)
  }
}
