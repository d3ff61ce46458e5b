import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The position of a popover whose view moves, and its dismissal.
@MainActor @Suite struct PopoverTests {
  private let recorder = Recorder()
  private let isShown = Remote<Bool>()

  private struct Anchored: View {
    let isShown: Remote<Bool>
    let recorder: Recorder
    @State private var shows = false

    var body: some View {
      let _ = isShown.connect($shows)
      Text("Anchor").frame(height: 40).popover(isPresented: $shows) {
        let _ = recorder.note("panel")
        Text("Panel")
      }
    }
  }

  private func frames(_ window: TestWindow) throws -> (anchor: CGRect, panel: CGRect) {
    (try #require(window.frame(ofText: "Anchor")), try #require(window.frame(ofText: "Panel")))
  }

  @Test func aPopoverFollowsItsViewInTheSameFrame() throws {
    let top = Knob(CGFloat(40))
    let window = TestWindow(width: 400, height: 400) {
      KnobView(top) { Anchored(isShown: isShown, recorder: recorder).padding(.top, $0) }
        .frame(maxHeight: .infinity, alignment: .top)
    }
    isShown.value = true
    window.settle()
    let before = try frames(window)
    #expect(before.panel.minY > before.anchor.maxY)
    top.value = 100
    window.advance()
    let after = try frames(window)
    #expect(after.anchor.minY == before.anchor.minY + 60)
    #expect(after.panel.minY == before.panel.minY + 60)
    #expect(isShown.value)
  }

  private func list(rows: Int = 40) -> TestWindow {
    TestWindow(width: 400, height: 600) {
      ScrollView {
        VStack(spacing: 0) {
          Anchored(isShown: isShown, recorder: recorder).padding(.top, 200)
          ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 50) }
        }
      }
    }
  }

  /// Each frame of a scroll places the panel and evaluates nothing.
  @Test func aPopoverFollowsScrolledContent() throws {
    let window = list()
    isShown.value = true
    window.settle()
    let before = try frames(window)
    _ = recorder.take()
    let scroll = try #require(window.scroll)
    for offset in [10.0, 35, 120] {
      scroll.model.jump(to: CGPoint(x: 0, y: offset))
      #expect(window.advance().bodies == 0)
      let now = try frames(window)
      #expect(abs(now.anchor.minY - (before.anchor.minY - offset)) < 1e-9)
      #expect(abs(now.panel.minY - (before.panel.minY - offset)) < 1e-9)
    }
    #expect(recorder.take() == [])
    #expect(isShown.value)
  }

  @Test func aPopoverOpensAboveIfThereIsMoreSpace() throws {
    let top = Knob(CGFloat(40))
    let window = TestWindow(width: 400, height: 300) {
      KnobView(top) { Anchored(isShown: isShown, recorder: recorder).padding(.top, $0) }
        .frame(maxHeight: .infinity, alignment: .top)
    }
    isShown.value = true
    window.settle()
    top.value = 255
    window.advance()
    let now = try frames(window)
    #expect(now.panel.maxY < now.anchor.minY)
  }

  @Test func aPopoverClosesWhenItsViewIsScrolledOutOfTheViewport() throws {
    let window = list()
    isShown.value = true
    window.settle()
    let scroll = try #require(window.scroll)
    scroll.model.jump(to: CGPoint(x: 0, y: 239))
    window.advance()
    #expect(isShown.value, "a line of it is seen")
    scroll.model.jump(to: CGPoint(x: 0, y: 260))
    window.settle()
    #expect(!isShown.value)
    #expect(window.frame(ofText: "Panel") == nil)
    scroll.model.jump(to: .zero)
    window.settle()
    #expect(window.frame(ofText: "Panel") == nil)
  }

  @Test func aPopoverClosesWhenItsViewLeavesTheWindow() throws {
    let left = Knob(CGFloat(0))
    let window = TestWindow(width: 400, height: 300) {
      KnobView(left) { Anchored(isShown: isShown, recorder: recorder).offset(x: $0) }
    }
    isShown.value = true
    window.settle()
    left.value = 300
    window.settle()
    #expect(!isShown.value)
    #expect(window.texts == ["Anchor"])
  }

  /// The binding is reset, so that the popover does not reappear with the view.
  @Test func removingItsViewDismissesAPopover() {
    struct Owner: View {
      let isShown: Remote<Bool>
      let hasAnchor: Knob<Bool>
      @State private var shows = false

      var body: some View {
        let _ = isShown.connect($shows)
        VStack {
          Text("Top")
          KnobView(hasAnchor) { hasAnchor in
            if hasAnchor { Text("Anchor").popover(isPresented: $shows) { Text("Panel") } }
          }
        }
      }
    }
    let hasAnchor = Knob(true)
    let window = TestWindow(width: 400, height: 300) { Owner(isShown: isShown, hasAnchor: hasAnchor) }
    isShown.value = true
    window.settle()
    #expect(window.texts == ["Top", "Anchor", "Panel"])
    hasAnchor.value = false
    window.settle()
    #expect(window.texts == ["Top"])
    #expect(!isShown.value)
    hasAnchor.value = true
    window.settle()
    #expect(window.texts == ["Top", "Anchor"])
  }

  @Test func itsArrowPointsAtTheViewFromBelowAndFromAbove() throws {
    for top in [CGFloat(40), 320] {
      let window = TestWindow(width: 400, height: 400) {
        Anchored(isShown: isShown, recorder: recorder).padding(.top, top)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(.leading, 60)
      }
      isShown.value = true
      window.settle()
      let bubble = try #require(window.nodes(of: PopoverBubbleNode.self).first)
      let tip = try #require(bubble.tip)
      let anchor = try #require(window.frame(ofText: "Anchor"))
      let point = bubble.convert(CGRect(origin: tip.point, size: .zero), to: nil).origin
      #expect(tip.pointsUp == (top == 40))
      #expect(abs(point.x - anchor.midX) < 0.5)
      #expect(top == 40 ? point.y > anchor.maxY : point.y < anchor.minY)
    }
  }

  @Test func aBubbleAtTheEdgeKeepsItsArrowOnThePanel() throws {
    let window = TestWindow(width: 400, height: 400) {
      Anchored(isShown: isShown, recorder: recorder)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    isShown.value = true
    window.settle()
    let bubble = try #require(window.nodes(of: PopoverBubbleNode.self).first)
    let tip = try #require(bubble.tip)
    #expect(bubble.bounds.insetBy(dx: 9, dy: 0).contains(CGPoint(x: tip.point.x, y: 1)))
  }

  private struct Stop: Identifiable {
    let id: Int
  }

  private struct Stops: View {
    let stop: Remote<Stop?>
    @State private var shown: Stop?

    var body: some View {
      let _ = stop.connect($shown)
      Text("Anchor").popover(item: $shown) { Text("Stop \($0.id)") }
    }
  }

  @Test func aPopoverOfAnItemFollowsTheItem() {
    let stop = Remote<Stop?>()
    let window = TestWindow(width: 400, height: 400) { Stops(stop: stop) }
    window.settle()
    #expect(window.texts == ["Anchor"])
    stop.value = Stop(id: 1)
    window.settle()
    #expect(window.texts.contains("Stop 1"))
    stop.value = Stop(id: 2)
    window.settle()
    #expect(window.texts.contains("Stop 2") && !window.texts.contains("Stop 1"))
    window.key("Escape")
    window.settle()
    #expect(stop.value == nil && window.texts == ["Anchor"])
  }
}
