import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting

/// An action of `refreshable` that is ended by the test.
@MainActor final class HeldAction {
  private(set) var starts = 0
  private(set) var ends = 0
  private(set) var cancellations = 0
  /// Ends as soon as it starts.
  var endsAtOnce = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func run() async {
    starts += 1
    if !endsAtOnce {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor in self.finish() }
      }
    }
    if Task.isCancelled { cancellations += 1 }
    ends += 1
  }

  func finish() {
    while let first = waiting.popLast() { first.resume() }
  }
}

/// A window of 400 × 600 with rows of 50 points that can be pulled to refresh.
@MainActor struct RefreshWindow {
  let window: TestWindow
  let action = HeldAction()
  let recorder = Recorder()

  static let top = CGPoint(x: 200, y: 100)

  init(rows: Int = 40) {
    let (action, recorder) = (action, recorder)
    window = TestWindow {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { number in
            RecordedRow(number: number, recorder: recorder)
          }
        }
      }
      .refreshable { await action.run() }
    }
    _ = recorder.take()
  }

  var scroll: ScrollNode { window.nodes(of: ScrollNode.self)[0] }
  var offset: Double { Double(scroll.model.offset.y) }
  var indicator: RefreshIndicator? { scroll.refreshIndicator }
  var look: RefreshIndicator.Appearance { indicator?.appearance ?? .hidden }

  /// Pulls down by `distance` points of the pointer in addition to the slop, and releases after a pause.
  func pull(by distance: CGFloat = 240) {
    window.drag(
      from: Self.top, by: CGVector(dx: 0, dy: distance + ScrollConstants.dragSlop), steps: 24, rest: 0.1)
  }

  /// Waits until the action has started `count` times.
  func started(_ count: Int) async -> Bool { await eventually { action.starts == count } }

  /// Yields, and expects that the action does not start.
  func hasNotStarted() async -> Bool {
    for _ in 0..<100 { await Task.yield() }
    return action.starts == 0
  }

  /// Ends the action and runs frames until the content has returned.
  func finish() async {
    let ends = action.ends
    action.finish()
    _ = await eventually { action.ends > ends }
    // The runner is notified after the action has returned.
    for _ in 0..<20 { await Task.yield() }
    window.advance(seconds: 2)
  }

  /// Pulls, and runs frames until the content is held.
  func refresh() async -> Bool {
    pull()
    let hasStarted = await started(action.starts + (action.starts == 0 ? 1 : 0))
    window.advance(seconds: 2)
    return hasStarted
  }
}

/// A row of 50 points that records its evaluations.
struct RecordedRow: View {
  let number: Int
  let recorder: Recorder

  var body: some View {
    let _ = recorder.note("\(number)")
    Text("Row \(number)").frame(maxWidth: .infinity).frame(height: 50)
  }
}
