import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// A settled window of 400 × 440 points with rows of 44 points that people can move, and the parts that tests read. Row 7 cannot be moved.
@MainActor struct MovingSample {
  /// The calls of an `onMove` action.
  @MainActor final class Moves {
    struct Call: Equatable {
      let source: [Int]
      let destination: Int
    }
    var calls: [Call] = []
  }

  private struct Numbers: View {
    let remote: Remote<[Int]>
    let selected: Remote<Set<Int>>
    let moves: Moves
    var recorder: Recorder?
    let options: Options
    @State private var numbers: [Int]
    @State private var selection: Set<Int> = []

    init(
      _ count: Int, _ remote: Remote<[Int]>, _ selected: Remote<Set<Int>>, _ moves: Moves, _ recorder: Recorder?,
      _ options: Options
    ) {
      (self.remote, self.selected, self.moves, self.recorder) = (remote, selected, moves, recorder)
      self.options = options
      _numbers = State(initialValue: Array(0..<count))
    }

    var body: some View {
      let _ = remote.connect($numbers)
      let _ = selected.connect($selection)
      List(selection: $selection) {
        ForEach(numbers, id: \.self) { NamedRow(number: $0, recorder: recorder).moveDisabled($0 == 7) }
          .onMove {
            moves.calls.append(Moves.Call(source: Array($0), destination: $1))
            numbers.move(fromOffsets: $0, toOffset: $1)
          }
      }
      .modifier(ChosenStyle(isGrouped: options.isGrouped))
      .scrollInputBehavior(options.mouseScrolls ? .automatic : .disabled, for: .drag)
    }
  }

  private struct ChosenStyle: ViewModifier {
    let isGrouped: Bool

    @ViewBuilder func body(content: Content) -> some View {
      if isGrouped { content.listStyle(.insetGrouped) } else { content.listStyle(.plain) }
    }
  }

  private struct Options {
    let isGrouped: Bool
    let mouseScrolls: Bool
  }

  let window: TestWindow
  let numbers = Remote<[Int]>()
  let selection = Remote<Set<Int>>()
  let moves = Moves()
  let recorder = Recorder()

  init(
    count: Int = 100, reducesMotion: Bool = false, direction: LayoutDirection = .leftToRight, isGrouped: Bool = false,
    mouseScrolls: Bool = true
  ) {
    let (numbers, selection, moves, recorder) = (numbers, selection, moves, recorder)
    let options = Options(isGrouped: isGrouped, mouseScrolls: mouseScrolls)
    window = TestWindow(width: 400, height: 440) {
      Numbers(count, numbers, selection, moves, recorder, options).environment(
        \.layoutDirection, direction)
    }
    if reducesMotion { window.updateEnvironment { $0.accessibilityReduceMotion = true } }
    window.settle()
    _ = recorder.take()
  }

  /// The middle of the grip of a row, in window coordinates.
  func grip(_ number: Int) throws -> CGPoint {
    let row = try #require(window.listRow("Row \(number)"))
    let area = try #require(row.gripArea)
    let frame = row.convert(area, to: nil)
    // The scroll bar covers the outer edge of the area.
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Presses the grip of a row and moves the pointer down by `distance` points in steps.
  func dragGrip(_ number: Int, by distance: CGFloat, steps: Int = 8) throws -> CGPoint {
    var point = try grip(number)
    window.move(point)
    window.press(point)
    for _ in 0..<steps {
      point.y += distance / CGFloat(steps)
      window.move(point)
    }
    return point
  }

  func shownTop(_ number: Int) throws -> CGFloat {
    let row = try #require(window.listRow("Row \(number)"))
    return row.convert(row.bounds, to: nil).minY + row.shownDisplacement.y
  }
}
