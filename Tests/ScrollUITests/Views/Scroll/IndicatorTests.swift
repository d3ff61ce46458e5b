import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct IndicatorTests {
  /// 400 × 600 over 3000 points: the thumb is a fifth of the track.
  private func window<Changed: View>(
    axes: Axis.Set = .vertical, _ change: @escaping (ScrollView<AnyView>) -> Changed
  ) throws -> (TestWindow, ScrollNode) {
    let width: CGFloat = axes.contains(.horizontal) ? 2000 : 400
    let window = TestWindow {
      change(ScrollView(axes) { AnyView(Color.blue.frame(width: width, height: 3000)) })
    }
    return (window, try #require(window.scroll))
  }

  private func plain(axes: Axis.Set = .vertical) throws -> (TestWindow, ScrollNode) { try window(axes: axes) { $0 } }

  private func press(_ window: TestWindow, _ x: CGFloat, _ y: CGFloat) {
    window.send(.mouseDown(CGPoint(x: x, y: y), button: 1))
    window.advance()
  }

  private func move(_ window: TestWindow, _ x: CGFloat, _ y: CGFloat) {
    window.send(.mouseMove(CGPoint(x: x, y: y)))
    window.advance()
  }

  private func release(_ window: TestWindow, _ x: CGFloat, _ y: CGFloat) {
    window.send(.mouseUp(CGPoint(x: x, y: y), button: 1))
    window.advance()
  }

  @Test func theBarAppearsWithMotionAndFadesAfterRest() throws {
    let (window, scroll) = try plain()
    #expect(scroll.indicators.opacity(.vertical) == 0)
    window.wheel(-1, at: CGPoint(x: 100, y: 100))
    window.advance()
    #expect(scroll.indicators.opacity(.vertical) == 1)
    while scroll.model.isMoving { window.advance() }
    window.advance(seconds: 0.5)
    #expect(scroll.indicators.opacity(.vertical) == 1)
    window.advance(seconds: 0.25)
    #expect((0.01..<0.99).contains(scroll.indicators.opacity(.vertical)))
    window.settle()
    #expect(scroll.indicators.opacity(.vertical) == 0)
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func aJumpOfTheProgramShowsNoBar() throws {
    let (window, scroll) = try plain()
    scroll.requests.add(ScrollRequest(.offset(x: nil, y: 500), rank: .explicit))
    window.advance()
    #expect(scroll.model.offset.y == 500)
    #expect(scroll.indicators.opacity(.vertical) == 0)
  }

  @Test func theBarTakesNoSpaceAndItsThumbIsProportionalToTheViewport() throws {
    let (_, scroll) = try plain()
    #expect(scroll.child?.size.width == 400)
    #expect(scroll.indicators.thumb(.vertical) == CGRect(x: 391, y: 2, width: 7, height: 596.0 * 600 / 3000))
  }

  @Test func theThumbHasAMinimumLength() throws {
    let window = TestWindow { ScrollView { Color.blue.frame(width: 400, height: 1_000_000) } }
    #expect(window.scroll?.indicators.thumb(.vertical)?.height == 36)
  }

  @Test func crossingBarsLeaveTheCornerFree() throws {
    let (_, scroll) = try plain(axes: [.horizontal, .vertical])
    scroll.model.jump(to: CGPoint(x: 5000, y: 5000))
    let vertical = try #require(scroll.indicators.thumb(.vertical))
    let horizontal = try #require(scroll.indicators.thumb(.horizontal))
    #expect(vertical.maxY == 585)
    #expect(horizontal.maxX == 385)
  }

  @Test func aThumbIsCompressedAtTheOverscrolledEnd() throws {
    let (window, scroll) = try plain()
    let natural = try #require(scroll.indicators.thumb(.vertical)?.height)
    press(window, 100, 300)
    move(window, 100, 410)
    let squeezed = try #require(scroll.indicators.thumb(.vertical))
    #expect((squeezed.height - (natural - 50.3817)).magnitude < 1e-3)
    #expect(squeezed.minY == 2)
  }

  @Test func theBarWidensUnderThePointerAndNarrowsAgain() throws {
    let (window, scroll) = try plain()
    move(window, 395, 300)
    #expect(scroll.indicators.opacity(.vertical) == 1)
    move(window, 394, 300)
    let growing = try #require(scroll.indicators.thumb(.vertical)?.width)
    #expect(growing > 7 && growing < 11)
    window.advance(seconds: 0.3)
    #expect(scroll.indicators.thumb(.vertical)?.width == 11)
    window.advance(seconds: 2)
    #expect(scroll.indicators.opacity(.vertical) == 1, "it stays under the pointer")
    #expect(!window.pipeline.wantsFrame)
    move(window, 300, 300)
    window.settle()
    #expect(scroll.indicators.thumb(.vertical)?.width == 7)
    #expect(scroll.indicators.opacity(.vertical) == 0)
  }

  @Test func theThumbIsDraggedToBothEnds() throws {
    let (window, scroll) = try plain()
    press(window, 395, 60)
    #expect(scroll.model.activity == .interacting)
    move(window, 395, 60 + 238.4)
    #expect((scroll.model.offset.y - 1200).magnitude < 1e-6, "half of the track is half of the content")
    move(window, 500, 900)
    #expect(scroll.model.offset.y == 2400)
    move(window, 395, -100)
    #expect(scroll.model.offset.y == 0)
    release(window, 395, -100)
    window.settle()
    #expect(scroll.model.activity == .idle)
    #expect(scroll.model.offset.y == 0)
  }

  @Test func contentUnderTheBarReceivesNoPress() throws {
    let recorder = Recorder()
    let window = TestWindow {
      ScrollView {
        Button(action: { recorder.note("pressed") }) { Color.blue.frame(width: 400, height: 3000) }.buttonStyle(.plain)
      }
    }
    window.click(CGPoint(x: 395, y: 60))
    #expect(recorder.take() == [])
    window.settle()
    window.click(CGPoint(x: 300, y: 60))
    #expect(recorder.take() == ["pressed"])
  }

  @Test func aPressInTheTrackPagesUntilTheThumbIsReached() throws {
    let (window, scroll) = try plain()
    window.click(CGPoint(x: 395, y: 500))
    window.settle()
    #expect(scroll.model.offset.y == 560)
    press(window, 395, 590)
    window.advance(seconds: 3)
    #expect(scroll.model.offset.y == 2400)
    release(window, 395, 590)
    press(window, 395, 300)
    window.advance(seconds: 3)
    let thumb = try #require(scroll.indicators.thumb(.vertical))
    #expect(thumb.minY <= 300 && thumb.maxY >= 300)
    release(window, 395, 300)
    window.settle()
  }

  /// Presses in the track with a button and keys, and checks that the middle of the thumb moves there and follows the pointer.
  private func checkJumpToPointer(button: Int, shift: Bool) throws {
    let (window, scroll) = try plain()
    if shift { window.send(.keyDown(KeyStroke(.leftShift, modifiers: .shift))) }
    window.send(.mouseDown(CGPoint(x: 395, y: 400), button: button))
    window.advance()
    #expect(abs((scroll.indicators.thumb(.vertical)?.midY ?? 0) - 400) < 0.001)
    move(window, 395, 300)
    #expect(abs(scroll.model.offset.y - 1200) < 0.001)
    window.send(.mouseUp(CGPoint(x: 395, y: 300), button: button))
    window.settle()
    #expect(!scroll.indicators.isThumbHeld)
    move(window, 395, 100)
    #expect(abs(scroll.model.offset.y - 1200) < 0.001)
    window.send(.mouseDown(CGPoint(x: 395, y: 598), button: button))
    window.advance()
    #expect(scroll.model.offset.y == 2400)
  }

  @Test func theMiddleButtonInTheTrackJumpsToThePointer() throws {
    try checkJumpToPointer(button: 2, shift: false)
  }

  @Test func aShiftPressInTheTrackJumpsToThePointer() throws {
    try checkJumpToPointer(button: 1, shift: true)
  }

  @Test func theMiddleButtonGrabsTheThumbWithoutMovingIt() throws {
    let (window, scroll) = try plain()
    window.send(.mouseDown(CGPoint(x: 395, y: 60), button: 2))
    window.advance()
    #expect(scroll.model.offset.y == 0 && scroll.indicators.isThumbHeld)
    window.send(.mouseUp(CGPoint(x: 395, y: 60), button: 2))
    window.advance()
    #expect(!scroll.indicators.isThumbHeld)
  }

  @Test func contentThatGrowsUnderAHeldThumbDoesNotJump() throws {
    let knob = Knob<CGFloat>(3000)
    let window = TestWindow { KnobView(knob) { height in ScrollView { Color.red.frame(width: 400, height: height) } } }
    let scroll = try #require(window.scroll)
    press(window, 395, 60)
    move(window, 395, 200)
    window.advance(seconds: 0.3)
    #expect(scroll.indicators.isThumbHeld)
    let (offset, thumb) = (scroll.model.offset.y, scroll.indicators.thumb(.vertical))
    knob.value = 9000
    window.advance()
    #expect(scroll.model.offset.y == offset)
    #expect(scroll.indicators.thumb(.vertical) == thumb)
    move(window, 395, 201)
    #expect((scroll.model.offset.y - offset) < 40)
    release(window, 395, 201)
    #expect(!scroll.indicators.isThumbHeld)
  }

  /// Found by random events: content overscrolled by a trackpad stayed there when the thumb was released.
  @Test func aHeldThumbOverridesATrackpad() throws {
    let (window, scroll) = try plain()
    press(window, 395, 60)
    #expect(scroll.indicators.isThumbHeld)
    let wheel = WheelEvent(
      location: CGPoint(x: 200, y: 300), delta: CGVector(dx: 0, dy: 4), isPrecise: true, modifiers: [])
    for _ in 0..<3 {
      window.send(.wheel(wheel))
      window.advance()
    }
    #expect(scroll.model.offset.y == 0)
    release(window, 395, 60)
    window.settle()
    #expect(scroll.model.offset.y == 0)
    #expect(scroll.model.activity == .idle)
  }

  @Test func hiddenBarsAreNeitherDrawnNorHit() throws {
    for visibility in [ScrollIndicatorVisibility.hidden, .never] {
      let (window, scroll) = try window { $0.scrollIndicators(visibility) }
      window.wheel(-1, at: CGPoint(x: 100, y: 100))
      #expect(scroll.indicators.opacity(.vertical) == 0)
      #expect(scroll.indicators.axis(at: CGPoint(x: 395, y: 60)) == nil)
    }
  }

  @Test func visibleBarsDoNotFade() throws {
    let (window, scroll) = try window(axes: [.horizontal, .vertical]) { $0.scrollIndicators(.visible, axes: .vertical) }
    window.settle()
    #expect(scroll.indicators.opacity(.vertical) == 1)
    #expect(scroll.indicators.opacity(.horizontal) == 0)
  }

  @Test func barsFlashOnAppearanceAndWithATrigger() throws {
    let knob = Knob(0)
    let window = TestWindow {
      KnobView(knob) { value in
        VStack {
          ScrollView { Color.red.frame(width: 400, height: 3000) }.scrollIndicatorsFlash(onAppear: true)
          ScrollView { Color.red.frame(width: 400, height: 3000) }.scrollIndicatorsFlash(trigger: value)
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    window.advance()
    #expect(nodes.map { $0.indicators.opacity(.vertical) } == [1, 0])
    window.settle()
    #expect(nodes.map { $0.indicators.opacity(.vertical) } == [0, 0])
    knob.value = 1
    window.advance()
    #expect(nodes.map { $0.indicators.opacity(.vertical) } == [0, 1])
  }

  @Test func barsFlashForScrollViewsInsertedLater() {
    let isShown = Knob(false)
    let window = TestWindow {
      VStack {
        KnobView(isShown) { isShown in
          if isShown { ScrollView { Color.red.frame(width: 400, height: 3000) } }
        }
      }
      .scrollIndicatorsFlash(onAppear: true)
    }
    for _ in 0..<2 {
      isShown.value = true
      window.advance()
      #expect(window.scroll?.indicators.opacity(.vertical) == 1)
      window.settle()
      #expect(window.scroll?.indicators.opacity(.vertical) == 0)
      isShown.value = false
      window.settle()
    }
  }

  @Test func unclippedContentIsDrawnOutsideAndHitInside() throws {
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 200, height: 900).probe("content") }
        .scrollClipDisabled()
        .frame(width: 200, height: 200)
    }
    #expect(window.hits(200, 300).contains("content"))
    #expect(!window.hits(200, 500).contains("content"))
    let clipped = window.drawn.contains { $0 == .clip(CGRect(x: 100, y: 200, width: 200, height: 200)) }
    #expect(!clipped)
  }
}
