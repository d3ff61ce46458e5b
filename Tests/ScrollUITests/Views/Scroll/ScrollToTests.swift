import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// Keeps the proxy that a reader has made, for a test to call.
@MainActor private final class ProxyHolder {
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
    #expect(messages.count == 1)
    #expect(messages.first?.contains("nobody") == true)
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
    #expect(messages.count == 1 && messages[0].contains("hand"), "\(messages)")
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

@MainActor @Suite struct ScrollPositionTests {
  private static let middle = CGPoint(x: 200, y: 300)

  private struct IDs: View {
    let remote: Remote<Int?>
    let recorder: Recorder
    var anchor: UnitPoint?
    var isCentred = false
    @State var id: Int?

    init(
      _ remote: Remote<Int?>, _ recorder: Recorder, id: Int? = nil, anchor: UnitPoint? = nil, isCentred: Bool = false
    ) {
      self.remote = remote
      self.recorder = recorder
      self.anchor = anchor
      self.isCentred = isCentred
      _id = State(initialValue: id)
    }

    var body: some View {
      let _ = remote.connect(Binding(get: { id }, set: { id = $0 }))
      let _ = recorder.note("body")
      let binding = Binding(
        get: { id },
        set: {
          recorder.note("wrote \($0.map(String.init) ?? "nil")")
          id = $0
        })
      if isCentred {
        rows.scrollPosition(id: binding)
      } else {
        rows.scrollPosition(id: binding, anchor: anchor)
      }
    }

    private var rows: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 400, height: 50) } }
          .scrollTargetLayout()
      }
    }
  }

  @Test func writingAnIdScrollsToItsRow() throws {
    let (remote, recorder) = (Remote<Int?>(), Recorder())
    let window = TestWindow { IDs(remote, recorder, anchor: .top) }
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset.y == 0)
    remote.value = 30
    window.advance()
    #expect(scroll.model.offset.y == 1500)
    withAnimation(.linear(duration: 0.2)) { remote.value = 10 }
    window.advance()
    #expect(scroll.model.activity == .animating)
    window.settle()
    #expect(scroll.model.offset.y == 500)
    #expect(!recorder.take().contains { $0.hasPrefix("wrote") }, "a wish that is fulfilled is no fact")
  }

  @Test func theInitialIdScrollsInTheFirstFrame() throws {
    let window = TestWindow { IDs(Remote(), Recorder(), id: 40, anchor: .center) }
    #expect(window.scroll?.model.offset.y == 1725)
  }

  @Test func aCentreAnchorReportsTheCentredRow() throws {
    let (remote, recorder) = (Remote<Int?>(), Recorder())
    let window = TestWindow { IDs(remote, recorder, isCentred: true) }
    remote.value = 40
    window.advance()
    #expect(window.scroll?.model.offset.y == 1725)
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -110), steps: 10, rest: 0.3)
    #expect(remote.value == 42)
  }

  @Test func scrollingWritesEachRowOnce() throws {
    let (remote, recorder) = (Remote<Int?>(), Recorder())
    let window = TestWindow { IDs(remote, recorder) }
    _ = recorder.take()
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -155), steps: 29, rest: 0.3)
    let scroll = try #require(window.scroll)
    #expect(scroll.model.offset.y == 145)
    // The first fully visible row.
    #expect(recorder.take().filter { $0.hasPrefix("wrote") } == ["wrote 1", "wrote 2", "wrote 3"])
    #expect(remote.value == 3)
    window.advance(seconds: 0.2)
    #expect(scroll.model.offset.y == 145, "a reported id is not a scroll request")
  }

  @Test func withoutATargetLayoutNoIdIsWritten() throws {
    let (remote, recorder) = (Remote<Int?>(), Recorder())
    let window = TestWindow {
      ScrollViewReader { _ in
        IDsWithoutTargets(remote: remote, recorder: recorder)
      }
    }
    window.wheel(-3, at: Self.middle)
    window.settle()
    #expect(!recorder.take().contains { $0.hasPrefix("wrote") })
  }

  private struct IDsWithoutTargets: View {
    let remote: Remote<Int?>
    let recorder: Recorder
    @State private var id: Int?

    var body: some View {
      let _ = remote.connect($id)
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 400, height: 50) } }
      }
      .scrollPosition(
        id: Binding(
          get: { id },
          set: {
            recorder.note("wrote"); id = $0
          }), anchor: .top)
    }
  }

  @Test func aTargetLayoutDeclaredOutsideTheScrollViewApplies() throws {
    struct Outside: View {
      let remote: Remote<Int?>
      @State private var id: Int?

      var body: some View {
        let _ = remote.connect($id)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 400, height: 50) } }
        }
        .scrollPosition(id: $id, anchor: .top)
        .scrollTargetLayout()
      }
    }
    let remote = Remote<Int?>()
    let window = TestWindow { Outside(remote: remote) }
    window.wheel(-1, at: Self.middle)
    window.settle()
    #expect(remote.value == 1)
  }

  @Test func aDisabledTargetLayoutWritesNoId() throws {
    struct Disabled: View {
      let remote: Remote<Int?>
      @State private var id: Int?

      var body: some View {
        let _ = remote.connect($id)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 400, height: 50) } }
            .scrollTargetLayout(isEnabled: false)
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
    let remote = Remote<Int?>()
    let window = TestWindow { Disabled(remote: remote) }
    window.wheel(-3, at: Self.middle)
    window.settle()
    #expect(remote.value == nil)
  }

  private struct Positioned: View {
    let remote: Remote<ScrollPosition>
    @State var position = ScrollPosition(idType: Int.self)
    var extra = 0

    var body: some View {
      let _ = remote.connect($position)
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 1000, height: 50) } }
          .scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  @Test func aPositionIsAnIdAnEdgeOrAnOffset() throws {
    let remote = Remote<ScrollPosition>()
    let window = TestWindow { Positioned(remote: remote) }
    let scroll = try #require(window.scroll)
    remote.value.scrollTo(edge: .bottom)
    window.advance()
    #expect(scroll.model.offset.y == 4400)
    #expect(remote.value.edge == .bottom)
    remote.value.scrollTo(x: 120)
    window.advance()
    #expect(scroll.model.offset == CGPoint(x: 120, y: 4400), "scrolling one axis keeps the other")
    #expect(remote.value.x == 120 && remote.value.y == nil && remote.value.point == nil)
    remote.value.scrollTo(id: 20, anchor: .top)
    window.advance()
    #expect(scroll.model.offset.y == 1000)
    #expect(remote.value.viewID(type: Int.self) == 20)
    remote.value.scrollTo(point: CGPoint(x: 30, y: 40))
    window.advance()
    #expect(scroll.model.offset == CGPoint(x: 30, y: 40))
    #expect(remote.value.point == CGPoint(x: 30, y: 40))
    #expect(!remote.value.isPositionedByUser)
  }

  @Test func scrollingByInputMarksThePositionAsUserPositioned() throws {
    let remote = Remote<ScrollPosition>()
    let window = TestWindow { Positioned(remote: remote) }
    remote.value.scrollTo(edge: .bottom)
    window.advance()
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: 210), steps: 10, rest: 0.3)
    #expect(window.scroll?.model.offset.y == 4200)
    #expect(remote.value.isPositionedByUser)
    #expect(remote.value.edge == nil && remote.value.point == nil)
    #expect(remote.value.viewID(type: Int.self) == 84)
    remote.value.scrollTo(edge: .bottom)
    window.advance()
    #expect(window.scroll?.model.offset.y == 4400, "the same wish again")
    #expect(!remote.value.isPositionedByUser)
  }

  @Test func anExplicitScrollTakesPrecedenceOverABoundPosition() throws {
    let holder = ProxyHolder()
    let remote = Remote<ScrollPosition>()
    let window = TestWindow {
      ScrollViewReader { proxy in
        let _ = holder.proxy = proxy
        Positioned(remote: remote)
      }
    }
    let messages = Diagnostics.collecting {
      holder.proxy?.scrollTo(50, anchor: .top)
      remote.value.scrollTo(edge: .bottom)
      window.advance()
    }
    #expect(window.scroll?.model.offset.y == 2500)
    #expect(messages.count == 1 && messages[0].contains("wins"), "\(messages)")
  }

  @Test func anchorsDetermineTheInitialOffset() throws {
    for (anchor, offset) in [(UnitPoint.top, 0.0), (.center, 1200), (.bottom, 2400)] {
      let window = TestWindow {
        ScrollView { Color.red.frame(width: 400, height: 3000) }.defaultScrollAnchor(anchor)
      }
      #expect(window.scroll?.model.offset.y == CGFloat(offset))
      let first = TestWindow {
        ScrollView { Color.red.frame(width: 400, height: 3000) }.scrollPosition(initialAnchor: anchor)
      }
      #expect(first.scroll?.model.offset.y == CGFloat(offset))
    }
  }

  @Test func anEndAnchorKeepsTheEndVisible() throws {
    let knob = Knob<CGFloat>(3000)
    let window = TestWindow {
      KnobView(knob) { height in
        ScrollView { Color.red.frame(width: 400, height: height) }.defaultScrollAnchor(.bottom)
      }
    }
    let scroll = try #require(window.scroll)
    knob.value = 3100
    window.advance()
    #expect(scroll.model.offset.y == 2500)
    window.wheel(4, at: Self.middle)
    window.settle()
    let read = scroll.model.offset.y
    knob.value = 3500
    window.advance()
    #expect(scroll.model.offset.y == read, "a scrolled list is not moved")
  }

  @Test func shortContentIsAlignedAtItsAnchor() throws {
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 400, height: 100).probe("content") }.defaultScrollAnchor(
        .bottom, for: .alignment)
    }
    #expect(window.frame("content").minY == 500)
    let plain = TestWindow { ScrollView { Color.red.frame(width: 400, height: 100).probe("content") } }
    #expect(plain.frame("content").minY == 0)
  }

  @Test func rowsInsertedAboveDoNotMoveVisibleRows() throws {
    let knob = Knob(Array(0..<100))
    let window = TestWindow {
      KnobView(knob) { rows in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(rows, id: \.self) { row in Color.red.frame(width: 400, height: 50).probe("row \(row)") }
          }
        }
      }
    }
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 1020))
    window.advance()
    let seen = window.frame("row 22")
    knob.value = Array(-30..<0) + Array(0..<100)
    window.advance()
    #expect(window.frame("row 22") == seen)
    #expect(scroll.model.offset.y == 2520)
    knob.value = Array(10..<20) + Array(22..<100)
    window.advance()
    #expect(window.frame("row 22") == seen, "also when the first row that was seen is gone")
    scroll.model.jump(to: .zero)
    window.advance()
    knob.value = [-99] + knob.value
    window.advance()
    #expect(scroll.model.offset.y == 0, "at the top new rows are shown")
  }
}
