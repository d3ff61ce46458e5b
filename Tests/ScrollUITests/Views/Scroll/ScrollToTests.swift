import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Keeps the proxy that a reader has made, for a test to call.
@MainActor final class ProxyHolder {
  var proxy: ScrollViewProxy?
}

@MainActor @Suite struct ScrollToTests {
  /// A hundred rows of 50 points in a window of 600.
  private struct Rows: View {
    let holder: ProxyHolder
    var count = 100

    var body: some View {
      ScrollViewReader { proxy in
        let _ = holder.proxy = proxy
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              Color.red.frame(width: 400, height: 50).padding(0)
            }
            Color.blue.frame(width: 400, height: 50).id("end")
          }
        }
      }
    }
  }

  private func window(_ count: Int = 100) throws -> (TestWindow, ScrollNode, ScrollViewProxy) {
    let holder = ProxyHolder()
    let window = TestWindow { Rows(holder: holder, count: count) }
    return (window, try #require(window.scroll), try #require(holder.proxy))
  }

  @Test(arguments: [
    (UnitPoint.top, 2000.0), (UnitPoint.center, 1725.0), (UnitPoint.bottom, 1450.0),
    (UnitPoint(x: 0, y: 0.25), 1862.5),
  ])
  func theAnchorOfTheRowIsAlignedWithThatOfTheViewport(anchor: UnitPoint, offset: Double) throws {
    let (window, scroll, proxy) = try window()
    proxy.scrollTo(40, anchor: anchor)
    window.advance()
    #expect(scroll.model.offset.y == CGFloat(offset))
    #expect(scroll.model.activity == .idle)
  }

  @Test func withoutAnAnchorContentMovesMinimally() throws {
    let (window, scroll, proxy) = try window()
    proxy.scrollTo(40)
    window.advance()
    #expect(scroll.model.offset.y == 1450, "revealed at the bottom edge")
    proxy.scrollTo(35)
    window.advance()
    #expect(scroll.model.offset.y == 1450, "a visible row does not scroll")
    proxy.scrollTo(10)
    window.advance()
    #expect(scroll.model.offset.y == 500, "revealed at the top edge")
    proxy.scrollTo("end")
    window.advance()
    #expect(scroll.model.offset.y == 4450)
  }

  @Test func anUnknownIdMovesNothingAndIsReportedOnce() throws {
    let (window, scroll, proxy) = try window()
    scroll.model.jump(to: CGPoint(x: 0, y: 300))
    let messages = Diagnostics.collecting {
      proxy.scrollTo("nobody", anchor: .top)
      window.advance()
      window.advance()
    }
    #expect(scroll.model.offset.y == 300)
    #expect(messages.map { $0.contains("nobody") } == (Diagnostics.hasDebugMessages ? [true] : []))
    #expect(!window.pipeline.wantsFrame)
  }

  @Test func anAnimationDeterminesTheTimingOfTheOffset() throws {
    let (window, scroll, proxy) = try window()
    withAnimation(.linear(duration: 0.5)) { proxy.scrollTo(40, anchor: .top) }
    window.advance()
    let start = window.time
    #expect(scroll.model.activity == .animating)
    while scroll.model.isMoving {
      window.advance()
      let part = min(1, (window.time - start) / 0.5)
      #expect((scroll.model.offset.y - 2000 * part).magnitude < 1e-6)
    }
    #expect(scroll.model.offset.y == 2000)
  }

  @Test func aSpringContinuesTheVelocityOfAPreviousSpring() throws {
    let (window, scroll, proxy) = try window()
    withAnimation(.smooth) { proxy.scrollTo(40, anchor: .top) }
    window.advance()
    window.advance(seconds: 0.1)
    let velocity = scroll.model.velocity.dy
    #expect(velocity > 1000)
    withAnimation(.smooth) { proxy.scrollTo(60, anchor: .top) }
    let before = scroll.model.offset.y
    window.advance()
    #expect((scroll.model.velocity.dy - velocity).magnitude < velocity * 0.2)
    #expect((scroll.model.offset.y - before - velocity / 60).magnitude < velocity / 60 * 0.35)
    window.settle()
    #expect(scroll.model.offset.y == 3000)
  }

  @Test func inputInterruptsAScrollAtAnyTime() throws {
    let (window, scroll, proxy) = try window()
    withAnimation(.easeInOut(duration: 1)) { proxy.scrollTo(90, anchor: .top) }
    window.advance()
    window.advance(seconds: 0.4)
    window.send(.mouseDown(CGPoint(x: 200, y: 300), button: 1))
    window.advance()
    let caught = scroll.model.offset.y
    window.advance(seconds: 0.5)
    #expect(scroll.model.offset.y == caught)
    window.send(.mouseUp(CGPoint(x: 200, y: 300), button: 1))
    window.settle()
    #expect(scroll.model.offset.y == caught)
    withAnimation(.easeInOut(duration: 1)) { proxy.scrollTo(0, anchor: .top) }
    window.advance()
    window.advance(seconds: 0.4)
    window.wheel(-1, at: CGPoint(x: 200, y: 300))
    let turned = scroll.model.offset.y
    window.settle()
    #expect((scroll.model.offset.y - turned - 53).magnitude < 60)
  }

  @Test func aDragTakesPrecedenceOverAScrollRequest() throws {
    let (window, scroll, proxy) = try window()
    window.send(.mouseDown(CGPoint(x: 200, y: 300), button: 1))
    window.advance()
    window.send(.mouseMove(CGPoint(x: 200, y: 200)))
    window.advance()
    let messages = Diagnostics.collecting { proxy.scrollTo(90, anchor: .top) }
    window.advance(seconds: 0.2)
    #expect(scroll.model.offset.y == 90)
    #expect(messages.map { $0.contains("hand") } == (Diagnostics.hasDebugMessages ? [true] : []), "\(messages)")
    window.send(.mouseUp(CGPoint(x: 200, y: 200), button: 1))
    window.settle()
    #expect(scroll.model.offset.y == 90)
  }

  @Test func aRowInsertedInTheSameFrameIsFound() throws {
    struct Growing: View {
      let holder: ProxyHolder
      let rows: Remote<Int>
      @State private var count = 20

      var body: some View {
        let _ = rows.connect($count)
        Rows(holder: holder, count: count)
      }
    }
    let (holder, rows) = (ProxyHolder(), Remote<Int>())
    let window = TestWindow { Growing(holder: holder, rows: rows) }
    let scroll = try #require(window.scroll)
    let messages = Diagnostics.collecting {
      rows.value = 80
      holder.proxy?.scrollTo(70, anchor: .top)
      window.advance()
    }
    #expect(scroll.model.offset.y == 3450, "as far as there is content")
    #expect(messages == [])
  }

  @Test func aPositionTakesThePlaceOfTheInitialAnchorWithoutAMessage() throws {
    struct Page: View {
      @State private var position = ScrollPosition(edge: .bottom)

      var body: some View {
        ScrollView { Color.red.frame(width: 400, height: 5000) }
          .defaultScrollAnchor(.center)
          .scrollPosition($position)
      }
    }
    var window: TestWindow?
    let messages = Diagnostics.collecting {
      window = TestWindow { Page() }
      window?.settle()
    }
    #expect(window?.offset == 4400)
    #expect(messages == [])
  }

  @Test func theCompletionOfAnAnimationRunsAtTheEndOfTheScroll() throws {
    let recorder = Recorder()
    let (window, scroll, proxy) = try window()
    withAnimation(.linear(duration: 0.3)) {
      proxy.scrollTo(40, anchor: .top)
    } completion: {
      recorder.note("over")
    }
    window.advance()
    window.advance(seconds: 0.2)
    #expect(recorder.take() == [])
    window.settle()
    #expect(recorder.take() == ["over"])
    #expect(scroll.model.offset.y == 2000)
  }

  @Test func outerScrollViewsRevealTheInnerOne() throws {
    let holder = ProxyHolder()
    let window = TestWindow {
      ScrollViewReader { proxy in
        let _ = holder.proxy = proxy
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 400, height: 900)
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.green.frame(width: 100, height: 80) } }
            }
            .frame(width: 400, height: 80)
            Color.red.frame(width: 400, height: 900)
          }
        }
      }
    }
    let nodes = window.nodes(of: ScrollNode.self)
    holder.proxy?.scrollTo(10, anchor: .center)
    window.advance()
    #expect(nodes[1].model.offset.x == 850)
    #expect(nodes[0].model.offset.y == 380)
  }
}
