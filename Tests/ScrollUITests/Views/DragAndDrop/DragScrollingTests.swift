import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Drags over scroll views.
@MainActor @Suite struct DragScrollingTests {
  private let calls = Recorder()

  /// A lazy column of 100 rows of 50 points beside a source.
  private func window() -> TestWindow {
    let calls = calls
    let window = TestWindow(width: 400, height: 400) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100).draggable("Hello")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { number in
              Color.blue.frame(height: 50).draggable("Row \(number)")
                .dropDestination(for: String.self) { texts, _ in
                  calls.note("\(texts.joined()) on \(number)")
                  return true
                } isTargeted: {
                  calls.note("\(number) \($0)")
                }
            }
          }
        }
      }
    }
    window.settle()
    return window
  }

  private func offset(_ window: TestWindow) -> CGFloat { window.scrollGeometry()?.contentOffset.y ?? -1 }

  @Test func aDragAtAnEdgeScrollsAndTheRowUnderThePointerIsTheTarget() throws {
    let window = window()
    window.press(CGPoint(x: 50, y: 200))
    window.move(CGPoint(x: 200, y: 200))
    #expect(calls.take() == ["4 true"])
    window.advance(seconds: 0.5)
    #expect(offset(window) == 0)
    window.move(CGPoint(x: 200, y: 398))
    window.advance(seconds: 1)
    let reached = offset(window)
    #expect(reached > 300)
    window.move(CGPoint(x: 200, y: 210))
    window.settle()
    #expect(offset(window) < reached + 60)
    _ = calls.take()
    let row = Int((offset(window) + 210) / 50)
    window.release(CGPoint(x: 200, y: 210))
    #expect(calls.take() == ["\(row) false", "Hello on \(row)"])
  }

  @Test func aRowThatIsDraggedStaysWhileItIsScrolledOutOfSight() {
    let window = window()
    window.press(CGPoint(x: 200, y: 75))
    window.move(CGPoint(x: 200, y: 200))
    window.move(CGPoint(x: 200, y: 398))
    window.advance(seconds: 3)
    #expect(offset(window) > 2000)
    _ = calls.take()
    window.release(CGPoint(x: 200, y: 398))
    #expect(calls.take().last?.hasPrefix("Row 1 on ") == true)
  }

  @Test func aDragThatBeginsInAnEdgeZoneDoesNotScrollUntilItHasLeftIt() {
    let window = window()
    window.press(CGPoint(x: 200, y: 390))
    window.move(CGPoint(x: 220, y: 390))
    window.advance(seconds: 0.5)
    #expect(offset(window) == 0)
  }

  @Test func anEdgeWithoutFurtherContentTakesNoFrames() {
    let window = window()
    window.press(CGPoint(x: 50, y: 200))
    window.move(CGPoint(x: 200, y: 200))
    window.move(CGPoint(x: 200, y: 2))
    window.advance()
    window.advance()
    #expect(!window.pipeline.wantsFrame)
  }
}
