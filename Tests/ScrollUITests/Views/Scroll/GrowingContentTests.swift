import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Motions of the wheel while rows are appended, with and without `defaultScrollAnchor(.bottom, for: .sizeChanges)`.
@MainActor @Suite struct GrowingContentTests {
  @Observable final class Model { var count = 40 }

  private let model = Model()

  private func window(isLazy: Bool, anchor: UnitPoint?) -> TestWindow {
    let model = model
    let window = TestWindow(width: 300, height: 400) {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { _ in Color.blue.frame(height: 50) } }
        } else {
          VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { _ in Color.blue.frame(height: 50) } }
        }
      }
      .defaultScrollAnchor(.bottom, for: .initialOffset)
      .defaultScrollAnchor(anchor, for: .sizeChanges)
    }
    window.settle()
    return window
  }

  private func distanceToEnd(_ window: TestWindow) -> Double {
    let model = window.scroll?.model
    return (model?.metrics.maximum(.vertical) ?? .nan) - Double(model?.offset.y ?? .nan)
  }

  /// Appends a row in each of 20 frames, then waits for the rest.
  private func append(_ window: TestWindow) {
    for _ in 0..<20 {
      model.count += 1
      window.advance()
    }
    window.settle()
  }

  @Test(arguments: [false, true]) func aWheelThatIsTurnedToTheEndArrivesAtTheEndThatMoves(isLazy: Bool) {
    let window = window(isLazy: isLazy, anchor: .bottom)
    window.wheel(5, at: CGPoint(x: 150, y: 200))
    window.settle()
    #expect(distanceToEnd(window) > 100)
    window.wheel(-12, at: CGPoint(x: 150, y: 200))
    append(window)
    #expect(distanceToEnd(window) < 0.5)
    append(window)
    #expect(distanceToEnd(window) < 0.5)
  }

  @Test(arguments: [false, true]) func aWheelThatIsTurnedAwayFromTheEndLetsItGo(isLazy: Bool) {
    let window = window(isLazy: isLazy, anchor: .bottom)
    let start = window.scroll?.model.offset.y ?? 0
    window.wheel(1, at: CGPoint(x: 150, y: 200))
    append(window)
    let offset = window.scroll?.model.offset.y ?? 0
    #expect(offset < start && distanceToEnd(window) > 1000)
    append(window)
    #expect(window.scroll?.model.offset.y == offset)
  }

  @Test(arguments: [false, true]) func withoutAnAnchorTheFormerEndIsTheTarget(isLazy: Bool) {
    let window = window(isLazy: isLazy, anchor: nil)
    let end = window.scroll?.model.offset.y ?? 0
    window.wheel(5, at: CGPoint(x: 150, y: 200))
    window.settle()
    window.wheel(-12, at: CGPoint(x: 150, y: 200))
    append(window)
    #expect(window.scroll?.model.offset.y == end)
  }
}
