import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Moving rows of a `List` with the mouse without their grips.
@MainActor @Suite struct ListRestingMoveTests {
  private typealias Call = MovingSample.Moves.Call

  /// The way in which a drag ends without a drop.
  enum Interruption: CaseIterable {
    case escape, focusLost, otherRowsLeave, rowLeaves, rowsReplaced, windowLeft, resized
  }

  /// A point on the content of a row, apart from its grip.
  private func content(_ number: Int, in sample: MovingSample) throws -> CGPoint {
    let frame = try #require(sample.window.listRowFrame("Row \(number)"))
    return CGPoint(x: frame.minX + 100, y: frame.midY)
  }

  /// Presses the content of a row for the time in which it rises.
  private func rest(on number: Int, in sample: MovingSample) throws -> CGPoint {
    let point = try content(number, in: sample)
    sample.window.move(point)
    sample.window.press(point)
    sample.window.advance(seconds: 0.45)
    return point
  }

  private func drag(_ window: TestWindow, from point: CGPoint, by distance: CGFloat, steps: Int = 8) -> CGPoint {
    var point = point
    for _ in 0..<steps {
      point.y += distance / CGFloat(steps)
      window.move(point)
    }
    return point
  }

  private func isLifted(_ number: Int, in sample: MovingSample) -> Bool {
    sample.window.listRow("Row \(number)")?.isLifted == true
  }

  private func shape(in sample: MovingSample) -> PointerShape { sample.window.pipeline.input.hover.shape }

  @Test func aMouseThatRestsAndThenMovesMovesTheRow() throws {
    let sample = MovingSample()
    let start = try rest(on: 1, in: sample)
    let end = drag(sample.window, from: start, by: 2 * 44)
    #expect(sample.moves.calls == [], "before the drop")
    sample.window.release(end)
    #expect(sample.moves.calls == [Call(source: [1], destination: 4)])
    sample.window.settle()
    #expect(sample.numbers.value.prefix(5) == [0, 2, 3, 1, 4])
    #expect(sample.window.scroll?.model.offset.y == 0, "the drag does not scroll")
    #expect(sample.selection.value == [], "the drag is no click")
  }

  @Test func aRestingMouseRaisesTheRowAndClosesTheHand() throws {
    let sample = MovingSample()
    let point = try content(1, in: sample)
    sample.window.move(point)
    sample.window.press(point)
    sample.window.advance(seconds: 0.3)
    #expect(!isLifted(1, in: sample))
    #expect(shape(in: sample) != .grabbing)
    sample.window.advance(seconds: 0.15)
    #expect(isLifted(1, in: sample))
    #expect(shape(in: sample) == .grabbing)
    sample.window.release(point)
    sample.window.settle()
    #expect(!isLifted(1, in: sample))
    #expect(shape(in: sample) != .grabbing)
  }

  @Test func aLongClickSelectsTheRow() throws {
    let sample = MovingSample()
    let point = try rest(on: 2, in: sample)
    sample.window.move(CGPoint(x: point.x + 2, y: point.y + 1))
    sample.window.release(CGPoint(x: point.x + 2, y: point.y + 1))
    sample.window.settle()
    #expect(sample.selection.value == [2])
    #expect(sample.moves.calls == [])
    #expect(!isLifted(2, in: sample))
  }

  @Test func aMouseThatMovesAtOnceScrolls() throws {
    let sample = MovingSample()
    let point = try content(6, in: sample)
    sample.window.move(point)
    sample.window.press(point)
    let end = drag(sample.window, from: point, by: -120)
    sample.window.advance(seconds: 0.6)
    sample.window.release(end)
    #expect(sample.moves.calls == [])
    #expect(sample.window.offset > 80)
  }

  @Test func aMouseThatDoesNotScrollMovesTheRowAtOnce() throws {
    let sample = MovingSample(mouseScrolls: false)
    let point = try content(1, in: sample)
    sample.window.move(point)
    sample.window.press(point)
    sample.window.release(drag(sample.window, from: point, by: 44))
    #expect(sample.moves.calls == [Call(source: [1], destination: 3)])
    #expect(sample.window.offset == 0)
  }

  @Test func aMouseThatMovesAsideMovesNoRow() throws {
    let sample = MovingSample(mouseScrolls: false)
    let point = try content(1, in: sample)
    sample.window.move(point)
    sample.window.press(point)
    sample.window.move(CGPoint(x: point.x + 30, y: point.y + 4))
    sample.window.release(drag(sample.window, from: CGPoint(x: point.x + 30, y: point.y + 4), by: 88))
    #expect(sample.moves.calls == [])
  }

  @Test func aRowWithMoveDisabledStays() throws {
    let sample = MovingSample()
    let start = try rest(on: 7, in: sample)
    #expect(!isLifted(7, in: sample))
    sample.window.release(drag(sample.window, from: start, by: -88))
    #expect(sample.moves.calls == [])
  }

  @Test func selectedRowsMoveTogether() throws {
    let sample = MovingSample()
    sample.selection.value = [1, 3]
    sample.window.settle()
    let start = try rest(on: 3, in: sample)
    sample.window.release(drag(sample.window, from: start, by: 88))
    #expect(sample.moves.calls == [Call(source: [1, 3], destination: 6)])
  }

  @Test(arguments: [false, true]) func aButtonInARowTakesALongPressUnlessItMovesTheRow(moves: Bool) throws {
    struct Sample: View {
      let presses: Recorder
      @State private var numbers = [0, 1, 2]

      var body: some View {
        List {
          ForEach(numbers, id: \.self) { number in Button("Button \(number)") { presses.note("press \(number)") } }
            .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
      }
    }
    let presses = Recorder()
    let window = TestWindow(width: 400, height: 440) { Sample(presses: presses) }
    window.settle()
    let frame = try #require(window.frame(ofText: "Button 1"))
    window.press(frame.center)
    window.advance(seconds: 0.6)
    #expect(window.listRow("Button 1")?.isLifted == true)
    let end = moves ? drag(window, from: frame.center, by: 44) : frame.center
    window.release(end)
    window.settle()
    #expect(presses.take() == (moves ? [] : ["press 1"]))
    #expect(window.texts == (moves ? ["Button 0", "Button 2", "Button 1"] : ["Button 0", "Button 1", "Button 2"]))
  }

  @Test func aRestMovesADraggableRowAndAMovementAtOnceDragsIt() throws {
    struct Sample: View {
      @State private var numbers = [0, 1, 2]

      var body: some View {
        List {
          ForEach(numbers, id: \.self) { number in
            Text("Row \(number)").frame(maxWidth: .infinity, alignment: .leading).draggable("Row \(number)")
          }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
      }
    }
    let window = TestWindow(width: 400, height: 440) { Sample() }
    window.settle()
    let start = try #require(window.frame(ofText: "Row 0")).center
    window.press(start)
    window.advance(seconds: 0.5)
    var end = CGPoint(x: start.x, y: start.y + 20)
    window.move(end)
    #expect(!window.pipeline.input.drags.isActive)
    end.y += 30
    window.release(end)
    window.settle()
    #expect(window.texts == ["Row 1", "Row 0", "Row 2"])
    window.press(start)
    window.move(CGPoint(x: start.x + 20, y: start.y))
    #expect(window.pipeline.input.drags.isActive)
    window.key("Escape")
    window.release(start)
  }

  @Test(arguments: Interruption.allCases, [false, true])
  func anInterruptedDragLosesNothing(_ interruption: Interruption, hasMoved: Bool) throws {
    let sample = MovingSample(count: 12)
    let window = sample.window
    var point = try rest(on: 1, in: sample)
    if hasMoved { point = drag(window, from: point, by: 100) }
    #expect(isLifted(1, in: sample))
    var expected = Array(0..<12)
    switch interruption {
    case .escape: window.key("Escape")
    case .focusLost: window.send(.focusLost)
    case .otherRowsLeave:
      expected = [1, 2, 3]
      sample.numbers.value = expected
    case .rowLeaves:
      expected.remove(at: 1)
      sample.numbers.value = expected
    case .rowsReplaced:
      expected = Array(50..<60)
      sample.numbers.value = expected
    case .windowLeft: window.move(CGPoint(x: -200, y: point.y))
    case .resized: window.resize(width: 300, height: 240)
    }
    window.advance()
    if interruption == .windowLeft || interruption == .resized {
      #expect(isLifted(1, in: sample), "the drag goes on")
      window.key("Escape")
    }
    window.advance()
    window.move(CGPoint(x: point.x, y: point.y + 40))
    window.release(CGPoint(x: point.x, y: point.y + 40))
    window.settle()
    #expect(sample.moves.calls == [])
    #expect(sample.numbers.value == expected)
    #expect(window.listRows.allSatisfy { !$0.isLifted && $0.shownDisplacement == .zero && $0.shownOpacity == 1 })
    #expect(shape(in: sample) != .grabbing)
    // The next press works.
    let number = try #require(expected.dropFirst().first)
    let start = try rest(on: number, in: sample)
    window.release(drag(window, from: start, by: 44))
    #expect(sample.moves.calls == [Call(source: [1], destination: 3)])
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
