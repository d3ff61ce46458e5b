import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// A source at the left and the view of a delegate at the right, each of 200 × 200 points.
@MainActor @Suite struct DropDelegateTests {
  private struct Recording: DropDelegate {
    let calls: Recorder
    var isValid = true
    /// The points from the left edge of the view in which a drop is forbidden.
    var forbidden = 0.0...0

    func validateDrop(info: DropInfo) -> Bool {
      calls.note("validate")
      return isValid
    }

    func dropEntered(info: DropInfo) { calls.note("entered \(Int(info.location.x))") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      DropProposal(operation: forbidden.contains(info.location.x) && forbidden.upperBound > 0 ? .forbidden : .move)
    }

    func dropExited(info: DropInfo) { calls.note("exited") }

    func performDrop(info: DropInfo) -> Bool {
      for provider in info.itemProviders(for: [.plainText]) {
        provider.loadObject(ofClass: String.self) { text, _ in
          calls.note("drop \(text ?? "none") \(Int(info.location.x)),\(Int(info.location.y))")
        }
      }
      return info.hasItemsConforming(to: [.text])
    }
  }

  private let calls = Recorder()

  private func window(_ delegate: Recording, types: [UTType] = [.text]) -> TestWindow {
    let window = TestWindow(width: 400, height: 200) {
      HStack(spacing: 0) {
        Color.red.draggable("Tea")
        Color.green.onDrop(of: types, delegate: delegate)
      }
    }
    window.settle()
    return window
  }

  private func drag(in window: TestWindow, through points: CGPoint...) {
    window.press(CGPoint(x: 100, y: 100))
    window.move(CGPoint(x: 120, y: 100))
    for point in points { window.move(point) }
    window.release(points.last ?? .zero)
  }

  @Test func aDelegateIsAskedOnceAndPerformsTheDrop() {
    let window = window(Recording(calls: calls))
    drag(in: window, through: CGPoint(x: 250, y: 50), CGPoint(x: 260, y: 60), CGPoint(x: 270, y: 70))
    #expect(calls.take() == ["validate", "entered 50", "exited", "drop Tea 70,70"])
    #expect(!window.pipeline.input.drags.isActive && window.pipeline.root.foreground == nil)
  }

  @Test func aDelegateThatRefusesIsNotEntered() {
    let window = window(Recording(calls: calls, isValid: false))
    drag(in: window, through: CGPoint(x: 250, y: 50), CGPoint(x: 260, y: 60))
    #expect(calls.take() == ["validate"])
    let others = self.window(Recording(calls: calls), types: [.image])
    drag(in: others, through: CGPoint(x: 250, y: 50))
    #expect(calls.take().isEmpty, "not asked about data of other types")
  }

  @Test func aForbiddenPlaceTakesNoDrop() {
    let window = window(Recording(calls: calls, forbidden: 0...100))
    drag(in: window, through: CGPoint(x: 350, y: 50), CGPoint(x: 250, y: 50))
    #expect(calls.take() == ["validate", "entered 150", "exited"])
    #expect(window.pipeline.root.foreground != nil, "the preview glides back")
    window.settle()
    drag(in: window, through: CGPoint(x: 250, y: 50), CGPoint(x: 350, y: 50))
    #expect(calls.take().last == "drop Tea 150,50")
  }

  @Test func aCancelledDragExits() {
    let window = window(Recording(calls: calls))
    window.press(CGPoint(x: 100, y: 100))
    window.move(CGPoint(x: 120, y: 100))
    window.move(CGPoint(x: 250, y: 50))
    window.press(.escape)
    window.settle()
    window.release(CGPoint(x: 250, y: 50))
    #expect(calls.take() == ["validate", "entered 50", "exited"])
  }

  @Test func textOfAnotherProgramIsTaken() {
    let window = window(Recording(calls: calls))
    window.send(.dropBegan(CGPoint(x: 250, y: 50)))
    window.send(.dropText("Hello"))
    window.send(.dropEnded(CGPoint(x: 260, y: 60)))
    window.advance()
    #expect(calls.take() == ["validate", "entered 50", "exited", "drop Hello 60,60"])
  }

  @Test func identifiersOfTypesAreAnOlderForm() throws {
    let window = TestWindow(width: 400, height: 200) {
      HStack(spacing: 0) {
        Color.red.draggable("Tea")
        VStack(spacing: 0) {
          Color.green.onDrop(of: ["public.text"], delegate: Recording(calls: calls))
          Color.blue.onDrop(of: ["public.image"], isTargeted: nil) { _ in true }
          Color.white.onDrop(of: ["public.plain-text"], isTargeted: nil) { providers in
            calls.note("\(providers.count) item")
            return true
          }
        }
      }
    }
    window.settle()
    window.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 200, dy: 80), steps: 6)
    window.settle()
    #expect(calls.take().last == "1 item")
  }
}
