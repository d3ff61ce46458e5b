import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Known bugs of pull to refresh in other systems, by input events. Numbered as in section 5.2 of the list of their
/// collection.
@MainActor @Suite struct RefreshableBugTests {
  /// Bug 1.
  @Test func pullingDuringARefreshStartsNoAction() async {
    let list = RefreshWindow()
    #expect(await list.refresh())
    list.pull()
    list.window.advance(seconds: 1)
    list.pull()
    list.window.key("F5")
    for _ in 0..<50 { await Task.yield() }
    #expect(list.action.starts == 1)
    await list.finish()
    #expect(list.offset == 0)
    list.pull()
    #expect(await list.started(2), "the next pull is a new one")
  }

  /// Bug 2.
  @Test func scrollingToTheTopByTheProgramStartsNoAction() async {
    let list = RefreshWindow()
    list.scroll.model.jump(to: CGPoint(x: 0, y: 800))
    list.window.advance()
    list.scroll.model.jump(to: CGPoint(x: 0, y: -200))
    list.window.advance(seconds: 1)
    list.scroll.model.jump(to: CGPoint(x: 0, y: 800))
    list.window.key("Home")
    list.window.advance(seconds: 2)
    #expect(await list.hasNotStarted())
    #expect(list.offset == 0)
  }

  /// Bug 3.
  @Test func aFlingIntoTheTopStartsNoAction() async {
    let list = RefreshWindow()
    list.scroll.model.jump(to: CGPoint(x: 0, y: 300))
    list.window.drag(from: RefreshWindow.top, by: CGVector(dx: 0, dy: 290), steps: 4)
    var furthest = 0.0
    for _ in 0..<240 {
      list.window.advance()
      furthest = min(furthest, list.offset)
    }
    #expect(furthest < -80, "further than the threshold: \(furthest)")
    #expect(await list.hasNotStarted())
    #expect(list.offset == 0)
  }

  /// Bug 3: catching content that a fling has moved over the top is not a pull.
  @Test func catchingAndReleasingABounceStartsNoAction() async {
    let list = RefreshWindow()
    list.scroll.model.jump(to: CGPoint(x: 0, y: 300))
    list.window.drag(from: RefreshWindow.top, by: CGVector(dx: 0, dy: 290), steps: 4)
    for _ in 0..<60 where list.offset > -85 { list.window.advance() }
    #expect(list.offset <= -85)
    list.window.press(CGPoint(x: 200, y: 300))
    list.window.advance(seconds: 0.2)
    list.window.release(CGPoint(x: 200, y: 300))
    list.window.advance(seconds: 2)
    #expect(await list.hasNotStarted())
    #expect(list.offset == 0)
  }

  /// Bug 3, the converse: a drag that reaches the top with the finger down continues as a pull.
  @Test func aDragFromBelowThatCrossesTheTopPulls() async {
    let list = RefreshWindow()
    list.scroll.model.jump(to: CGPoint(x: 0, y: 150))
    list.window.advance()
    list.window.drag(from: RefreshWindow.top, by: CGVector(dx: 0, dy: 430), steps: 40, rest: 0.2)
    #expect(await list.started(1))
  }

  /// Bug 4.
  @Test(arguments: [1.0, 2, 4]) func aSlipOfAPixelAtLiftDoesNotCancelTheRefresh(slip: Double) async {
    let list = RefreshWindow()
    let (window, start) = (list.window, RefreshWindow.top)
    window.press(start)
    var y = Double(start.y)
    while list.offset > -80 {
      y += 2
      window.move(CGPoint(x: 200, y: y))
    }
    window.advance(seconds: 0.1)
    window.move(CGPoint(x: 200, y: y - slip))
    window.release(CGPoint(x: 200, y: y - slip))
    #expect(await list.started(1))
  }

  /// Bug 5: the release continues into the motion to the held offset, with the same spring.
  @Test func contentReachesItsHeldOffsetWithoutAJump() async {
    let list = RefreshWindow()
    list.pull()
    var places = [list.offset]
    for _ in 0..<120 {
      list.window.advance()
      places.append(list.offset)
    }
    #expect(places.last == -60)
    #expect(places[0] < -100)
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 5 })
    #expect(await list.started(1))
  }

  /// Bug 5.
  @Test func contentScrolledAwayDoesNotMove() async {
    let list = RefreshWindow()
    #expect(await list.refresh())
    list.window.wheel(-400 / 53, at: RefreshWindow.top, isPrecise: true)
    list.window.advance(seconds: 1)
    let place = list.offset
    #expect(place > 200)
    list.action.finish()
    for _ in 0..<50 { await Task.yield() }
    for _ in 0..<60 {
      list.window.advance()
      #expect(list.offset == place)
    }
    #expect(list.scroll.model.metrics.minimum(.vertical) == 0)
  }

  /// Bug 5: nothing changes during a drag.
  @Test func anEndDuringADragWaitsForTheRelease() async {
    let list = RefreshWindow()
    #expect(await list.refresh())
    list.window.press(CGPoint(x: 200, y: 300))
    list.window.move(CGPoint(x: 200, y: 325))
    list.window.advance(seconds: 0.1)
    let place = list.offset
    list.action.finish()
    for _ in 0..<50 { await Task.yield() }
    for _ in 0..<60 {
      list.window.advance()
      #expect(list.offset == place)
    }
    #expect(list.scroll.model.metrics.insets.top == 60)
    list.window.release(CGPoint(x: 200, y: 325))
    list.window.advance(seconds: 2)
    #expect(list.offset == 0)
    #expect(list.action.starts == 1)
  }

  /// Bug 6.
  @Test func aVeryShortActionIsShownBrieflyAndClosed() async {
    let list = RefreshWindow()
    list.action.endsAtOnce = true
    list.pull()
    #expect(await eventually { list.action.ends == 1 })
    for _ in 0..<20 { await Task.yield() }
    list.window.advance(seconds: 0.2)
    #expect(list.look == .running)
    list.window.advance(seconds: 2)
    #expect(list.look == .hidden)
    #expect(list.offset == 0)
    #expect(list.scroll.model.metrics.insets.top == 0)
  }

  /// Bug 6.
  @Test func anActionThatNeverEndsLetsTheListScroll() async {
    let list = RefreshWindow()
    #expect(await list.refresh())
    list.window.advance(seconds: 60)
    #expect(list.look == .running)
    list.window.key("End")
    list.window.advance(seconds: 2)
    #expect(list.offset == 40 * 50 - 600)
    list.window.key("Home")
    list.window.advance(seconds: 2)
    #expect(list.offset == -60)
    #expect(list.action.starts == 1)
  }

  /// Bug 6.
  @Test func closingTheViewCancelsTheAction() async {
    let list = RefreshWindow()
    #expect(await list.refresh())
    list.window.close()
    #expect(await eventually { list.action.cancellations == 1 })
  }

  /// Bug 6: a known bug of SwiftUI.
  @Test func evaluatingTheBodyDoesNotCancelTheAction() async {
    let (knob, action) = (Knob(0), HeldAction())
    let window = TestWindow {
      KnobView(knob) { value in
        ScrollView { Text("\(value)").frame(height: 2000) }
          .refreshable {
            knob.value += 1
            await action.run()
          }
      }
    }
    window.drag(from: RefreshWindow.top, by: CGVector(dx: 0, dy: 250), steps: 20, rest: 0.1)
    #expect(await eventually { action.starts == 1 })
    knob.value += 10
    window.advance(seconds: 1)
    for _ in 0..<50 { await Task.yield() }
    #expect(action.cancellations == 0 && action.ends == 0)
    action.finish()
    #expect(await eventually { action.ends == 1 })
    for _ in 0..<20 { await Task.yield() }
    window.advance(seconds: 2)
    #expect(window.scroll?.model.offset.y == 0)
    #expect(action.cancellations == 0)
  }

  /// Bug 6: the scroll view is replaced and reinserted while the action runs.
  @Test func aReinsertedScrollViewShowsTheRunningAction() async {
    let (shows, action) = (Knob(true), HeldAction())
    let window = TestWindow {
      KnobView(shows) { isShown in
        VStack {
          if isShown { ScrollView { Color.blue.frame(height: 2000) } } else { Text("empty") }
        }
        .refreshable { await action.run() }
      }
    }
    window.key("F5")
    #expect(await eventually { action.starts == 1 })
    shows.value = false
    window.advance(seconds: 0.5)
    #expect(action.cancellations == 0)
    shows.value = true
    window.advance(seconds: 2)
    #expect(window.nodes(of: ScrollNode.self)[0].refreshIndicator?.appearance == .running)
    #expect(window.scroll?.model.offset.y == -60)
    action.finish()
    #expect(await eventually { action.ends == 1 })
    for _ in 0..<20 { await Task.yield() }
    window.advance(seconds: 2)
    #expect(window.scroll?.model.offset.y == 0)
    #expect(action.starts == 1)
  }

  /// Bug 6.
  @Test func twoWindowsRefreshIndependently() async {
    let (one, other) = (RefreshWindow(), RefreshWindow())
    one.pull()
    #expect(await one.started(1))
    one.window.advance(seconds: 1)
    other.window.advance(seconds: 1)
    #expect(other.look == .hidden && other.action.starts == 0 && other.offset == 0)
    #expect(one.look == .running)
  }

  /// Bug 7: rows are inserted on top while the list is scrolled down.
  @Test func newRowsOnTopMoveNoVisibleRow() async throws {
    let (rows, action) = (Knob(Array(0..<200)), HeldAction())
    let window = TestWindow {
      KnobView(rows) { rows in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
        .refreshable { await action.run() }
      }
    }
    window.key("F5")
    #expect(await eventually { action.starts == 1 })
    window.advance(seconds: 1)
    window.wheel(-700 / 53, at: RefreshWindow.top, isPrecise: true)
    window.advance(seconds: 1)
    let before = try #require(window.frame(ofText: "Row 15"))
    rows.value = Array(-30..<200)
    window.advance()
    #expect(window.frame(ofText: "Row 15") == before)
    action.finish()
    #expect(await eventually { action.ends == 1 })
    for _ in 0..<20 { await Task.yield() }
    for _ in 0..<90 {
      window.advance()
      let now = try #require(window.frame(ofText: "Row 15"))
      #expect(abs(now.minY - before.minY) <= 0.5)
    }
  }

  /// Bug 7: a list that waits at the top shows the new rows.
  @Test func newRowsAreVisibleIfTheListWaitsAtTheTop() async {
    let (rows, action) = (Knob(Array(0..<200)), HeldAction())
    let window = TestWindow {
      KnobView(rows) { rows in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
        .refreshable { await action.run() }
      }
    }
    window.key("F5")
    #expect(await eventually { action.starts == 1 })
    window.advance(seconds: 1)
    rows.value = Array(-3..<200)
    window.advance()
    action.finish()
    #expect(await eventually { action.ends == 1 })
    for _ in 0..<20 { await Task.yield() }
    window.advance(seconds: 2)
    #expect(window.frame(ofText: "Row -3")?.midY == 25)
  }

  /// Bug 7: the rows arrive before the content has reached its held offset.
  @Test func newRowsAreVisibleWhileTheContentIsReturning() async {
    let (rows, action) = (Knob(Array(0..<3)), HeldAction())
    action.endsAtOnce = true
    let window = TestWindow(width: 400, height: 300) {
      KnobView(rows) { rows in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
        .refreshable { await action.run() }
      }
    }
    window.key("F5")
    window.advance()
    #expect(window.scroll.map { $0.model.offset.y < 0 && $0.model.offset.y > -10 } == true)
    rows.value = Array(-5..<3)
    window.advance()
    #expect(await eventually { action.ends == 1 })
    for _ in 0..<20 { await Task.yield() }
    window.advance(seconds: 2)
    #expect(window.scroll?.model.offset.y == 0)
    #expect(window.frame(ofText: "Row -5")?.midY == 25)
  }

  /// A window that loses the keyboard focus cancels the pull.
  @Test func aCancelledPullStartsNoAction() async {
    let list = RefreshWindow()
    let start = RefreshWindow.top
    list.window.press(start)
    for y in stride(from: start.y, through: start.y + 300, by: 20) { list.window.move(CGPoint(x: 200, y: y)) }
    list.window.send(.focusLost)
    list.window.advance(seconds: 2)
    #expect(await list.hasNotStarted())
    #expect(list.offset == 0)
    #expect(list.look == .hidden)
  }

  @Test func aPullEndedByTheProgramStartsNoAction() async {
    let list = RefreshWindow()
    let start = RefreshWindow.top
    list.window.press(start)
    for y in stride(from: start.y, through: start.y + 300, by: 20) { list.window.move(CGPoint(x: 200, y: y)) }
    list.scroll.model.jump(to: CGPoint(x: 0, y: 500))
    list.window.advance(seconds: 1)
    #expect(await list.hasNotStarted())
    #expect(list.offset == 500)
  }
}
