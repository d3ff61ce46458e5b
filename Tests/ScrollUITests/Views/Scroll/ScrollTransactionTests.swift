import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ScrollTransactionTests {
  private func list(_ items: Knob<[Int]>, isLazy: Bool) -> TestWindow {
    TestWindow(width: 400, height: 600) {
      KnobView(items) { items in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(items, id: \.self) { _ in Color.blue.frame(height: 50) } }
          } else {
            VStack(spacing: 0) { ForEach(items, id: \.self) { _ in Color.blue.frame(height: 50) } }
          }
        }
      }
    }
  }

  @Test(arguments: [true, false]) func offsetsAreCorrectedUnlessTheTransactionDisablesIt(isLazy: Bool) throws {
    let items = Knob(Array(0..<100))
    let window = list(items, isLazy: isLazy)
    try #require(window.scroll).model.jump(to: CGPoint(x: 0, y: 1000))
    window.settle()
    items.value = Array(-4..<100)
    window.settle()
    #expect(window.rest == 1200)
    withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { items.value = Array(-8..<100) }
    window.settle()
    #expect(window.rest == 1200)
    items.value = Array(-10..<100)
    window.settle()
    #expect(window.rest == 1300)
  }

  @Test func aWrittenPositionKeepsTheVelocityIfTheTransactionAsksForIt() throws {
    for preserves in [true, false] {
      let position = Knob(ScrollPosition())
      let window = TestWindow(width: 400, height: 600) {
        KnobView(position) { _ in
          ScrollView { Color.blue.frame(width: 400, height: 50_000) }
            .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }))
        }
      }
      let scroll = try #require(window.scroll)
      window.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -160), steps: 8)
      window.advance(seconds: 0.1)
      let speed = scroll.model.velocity.dy
      #expect(speed > 500)
      withTransaction(\.scrollPositionUpdatePreservesVelocity, preserves) { position.value.scrollTo(y: 20_000) }
      window.advance()
      #expect(scroll.model.offset.y >= 20_000 && scroll.model.offset.y < 20_050)
      if preserves {
        #expect(scroll.model.velocity.dy > speed * 0.9)
        #expect(scroll.model.activity == .decelerating)
        window.settle()
        #expect(scroll.model.offset.y > 20_100)
      } else {
        #expect(scroll.model.velocity.dy == 0)
        #expect(scroll.model.offset.y == 20_000)
      }
    }
  }
}
