import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollEdgeEffectTests {
  private func window<Changed: View>(_ change: @escaping (ScrollView<AnyView>) -> Changed) throws -> (
    TestWindow, ScrollNode
  ) {
    let window = TestWindow {
      change(ScrollView { AnyView(Color.red.frame(height: 2000)) })
        .safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }
    }
    return (window, try #require(window.scroll))
  }

  private func scrolled(_ window: TestWindow) {
    window.scroll?.model.jump(to: CGPoint(x: 0, y: 500))
    window.advance()
  }

  /// The rectangles that are drawn over the content.
  private func effects(_ window: TestWindow) -> [CGRect] {
    window.drawn.compactMap { if case .rectangle(let rect) = $0, rect.height < 100 { rect } else { nil } }
  }

  @Test func aBarIsASafeAreaInset() throws {
    let (_, scroll) = try window { $0 }
    #expect(scroll.model.metrics.insets == EdgeInsets(.top, 50))
    #expect(scroll.model.offset.y == -50)
    #expect(scroll.outerSafeArea.bars == .top)
  }

  @Test func contentFadesUnderTheBarWhenScrolledThere() throws {
    let (window, scroll) = try window { $0 }
    #expect(scroll.edgeEffectStrength(.top) == 0)
    #expect(window.drawnPaints.isEmpty)
    scroll.model.jump(to: CGPoint(x: 0, y: -38))
    window.advance()
    #expect(scroll.edgeEffectStrength(.top) == 0.5)
    scrolled(window)
    #expect(scroll.edgeEffectStrength(.top) == 1)
    #expect(window.drawnPaints.count == 1)
    guard case .linear(let ramp, let start, let end)? = window.drawnPaints.first else {
      Issue.record("no gradient: \(window.drawnPaints)")
      return
    }
    #expect(start.y == 0 && end.y == 60)
    #expect(ramp.stops.last?.color.isClear == true)
  }

  @Test func aHardEdgeDrawsALine() throws {
    let (window, _) = try window { $0.scrollEdgeEffectStyle(.hard, for: .top) }
    #expect(effects(window) == [])
    scrolled(window)
    #expect(
      effects(window) == [CGRect(x: 0, y: 0, width: 400, height: 50), CGRect(x: 0, y: 49, width: 400, height: 1)])
    #expect(window.drawnPaints.isEmpty)
  }

  @Test func aHiddenEffectDrawsNothing() throws {
    let (window, _) = try window { $0.scrollEdgeEffectStyle(.hard, for: .all).scrollEdgeEffectHidden(for: .top) }
    scrolled(window)
    #expect(effects(window) == [])
    let (other, _) = try self.window { $0.scrollEdgeEffectHidden(for: .bottom) }
    scrolled(other)
    #expect(other.drawnPaints.count == 1)
  }

  @Test func withoutAStyleTheEffectIsAutomatic() throws {
    let (window, _) = try window {
      $0.scrollEdgeEffectStyle(nil, for: .top).scrollEdgeEffectStyle(.hard, for: .top)
    }
    scrolled(window)
    #expect(window.drawnPaints.count == 1)
  }

  @Test func anInsetThatIsNotABarHasNoEdgeEffect() throws {
    let window = TestWindow {
      ScrollView { Color.red.frame(height: 2000) }
        .scrollEdgeEffectStyle(.hard, for: .all)
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }
    }
    scrolled(window)
    #expect(effects(window) == [])
  }

  @Test func atTheEndOfTheContentTheLowerBarHasNoEffect() throws {
    let window = TestWindow {
      ScrollView { Color.red.frame(height: 2000) }
        .safeAreaBar(edge: .bottom, spacing: 0) { Color.clear.frame(height: 50) }
    }
    let scroll = try #require(window.scroll)
    #expect(scroll.edgeEffectStrength(.bottom) == 1)
    scroll.model.jump(to: CGPoint(x: 0, y: 9999))
    #expect(scroll.edgeEffectStrength(.bottom) == 0)
  }
}
