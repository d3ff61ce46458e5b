import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollPositionTests {
  private static let middle = CGPoint(x: 200, y: 300)

  private struct IDs: View {
    let remote: Remote<Int?>
    let recorder: Recorder
    var anchor: UnitPoint?
    var isCentered = false
    @State var id: Int?

    init(
      _ remote: Remote<Int?>, _ recorder: Recorder, id: Int? = nil, anchor: UnitPoint? = nil, isCentered: Bool = false
    ) {
      self.remote = remote
      self.recorder = recorder
      self.anchor = anchor
      self.isCentered = isCentered
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
      if isCentered {
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

  @Test func aCenterAnchorReportsTheCenteredRow() throws {
    let (remote, recorder) = (Remote<Int?>(), Recorder())
    let window = TestWindow { IDs(remote, recorder, isCentered: true) }
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
    #expect(messages.map { $0.contains("wins") } == (Diagnostics.hasDebugMessages ? [true] : []), "\(messages)")
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
