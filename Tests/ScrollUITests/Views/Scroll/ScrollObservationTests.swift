import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollObservationTests {
  private static let middle = CGPoint(x: 200, y: 300)

  @Test func geometryIsReportedInTheFrameOfItsChange() throws {
    let recorder = Recorder()
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 400, height: 3000) }
        .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y / 10) }) { old, new in
          recorder.note("\(old) → \(new)")
        }
    }
    #expect(recorder.take() == [])
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -40), steps: 4, rest: 0.3)
    #expect(recorder.take() == ["0 → 1", "1 → 2", "2 → 3"])
    window.advance(seconds: 0.3)
    #expect(recorder.take() == [])
  }

  @Test func theFirstOldValueIsThatOfAnEmptyGeometry() {
    let recorder = Recorder()
    _ = TestWindow {
      ScrollView { Color.red.frame(width: 400, height: 3000) }
        .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { old, new in
          recorder.note("\(old.height) → \(new.height)")
        }
    }
    #expect(recorder.take() == ["0.0 → 3000.0"])
  }

  @Test func geometryReportsTheVisibleRectangle() throws {
    var seen: ScrollGeometry?
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 400, height: 3000) }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { seen = $1 }
    }
    window.wheel(-2, at: Self.middle)
    window.settle()
    let geometry = try #require(seen)
    #expect(geometry.contentOffset == CGPoint(x: 0, y: 106))
    #expect(geometry.containerSize == CGSize(width: 400, height: 600))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 106, width: 400, height: 600))
    #expect(geometry.bounds == geometry.visibleRect)
    let inset = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -20), contentSize: CGSize(width: 100, height: 300),
      contentInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
      containerSize: CGSize(width: 100, height: 130))
    #expect(inset.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 150))
    #expect(inset.bounds == CGRect(x: 0, y: -20, width: 100, height: 130))
  }

  @Test func onlyTheFirstScrollViewReportsAndAMessageSaysSo() throws {
    let recorder = Recorder()
    var window: TestWindow?
    let messages = Diagnostics.collecting {
      window = TestWindow {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 400, height: 3000) }
          ScrollView { Color.red.frame(width: 400, height: 3000) }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { recorder.note("\($1)") }
      }
    }
    #expect(messages.count == 1 && messages[0].contains("onScrollGeometryChange"), "\(messages)")
    window?.wheel(-1, at: CGPoint(x: 200, y: 450))
    window?.settle()
    #expect(recorder.take() == [])
    window?.wheel(-1, at: CGPoint(x: 200, y: 150))
    window?.settle()
    #expect(recorder.take().last == "53.0")
  }

  @Test func nestedScrollViewsAreNotObserved() throws {
    let recorder = Recorder()
    let messages = Diagnostics.collecting {
      let window = TestWindow {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) { Color.red.frame(width: 900, height: 100) }.frame(height: 100)
            Color.red.frame(width: 400, height: 3000)
          }
        }
        .onScrollPhaseChange { old, new in recorder.note("\(old) → \(new)") }
      }
      window.send(
        .wheel(WheelEvent(location: CGPoint(x: 200, y: 50), delta: CGVector(dx: 1, dy: 0), isPrecise: false)))
      window.advance()
      window.settle()
    }
    #expect(recorder.take() == ["idle → idle"])
    #expect(messages == [])
  }

  @Test func phasesAreReportedInOrder() throws {
    let recorder = Recorder()
    let window = TestWindow {
      ScrollView { Color.red.frame(width: 400, height: 30_000) }
        .onScrollPhaseChange { old, new, context in
          recorder.note("\(old) → \(new)\(context.velocity.map { $0.dy > 0 ? " fast" : "" } ?? "")")
        }
    }
    #expect(recorder.take() == ["idle → idle"], "at first too")
    window.click(Self.middle)
    #expect(recorder.take() == ["idle → tracking", "tracking → idle"])
    window.drag(from: Self.middle, by: CGVector(dx: 0, dy: -200), steps: 4)
    window.settle()
    #expect(
      recorder.take() == [
        "idle → tracking", "tracking → interacting", "interacting → decelerating fast", "decelerating → idle",
      ])
    window.wheel(-1, at: Self.middle)
    window.settle()
    #expect(
      recorder.take()
        == ["idle → interacting fast", "interacting → idle"].map { $0.replacingOccurrences(of: " fast", with: "") })
    window.key("Down")
    window.settle()
    #expect(
      recorder.take().map { $0.replacingOccurrences(of: " fast", with: "") } == [
        "idle → animating", "animating → idle",
      ])
    #expect(ScrollPhase.tracking.isScrolling && !ScrollPhase.idle.isScrolling)
  }

  @Test func visibilityIsReportedAtItsThreshold() throws {
    let recorder = Recorder()
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 400, height: 100).onScrollVisibilityChange { recorder.note("first \($0)") }
          Color.blue.frame(width: 400, height: 600)
          Color.red.frame(width: 400, height: 100).onScrollVisibilityChange { recorder.note("last \($0)") }
          Color.blue.frame(width: 400, height: 900)
        }
      }
    }
    let scroll = try #require(window.scroll)
    #expect(recorder.take() == ["first true"])
    scroll.model.jump(to: CGPoint(x: 0, y: 49))
    window.advance()
    #expect(recorder.take() == [])
    scroll.model.jump(to: CGPoint(x: 0, y: 51))
    window.advance()
    #expect(recorder.take() == ["first false"])
    scroll.model.jump(to: CGPoint(x: 0, y: 150))
    window.advance()
    #expect(recorder.take() == ["last true"])
  }

  @Test func visibleTargetsAreReported() throws {
    let recorder = Recorder()
    let window = TestWindow {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 400, height: 150) } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { recorder.note("\($0)") }
    }
    let scroll = try #require(window.scroll)
    #expect(recorder.take() == ["[0, 1, 2, 3]"])
    scroll.model.jump(to: CGPoint(x: 0, y: 70))
    window.advance()
    #expect(recorder.take() == [])
    scroll.model.jump(to: CGPoint(x: 0, y: 80))
    window.advance()
    #expect(recorder.take() == ["[1, 2, 3, 4]"])
  }
}
