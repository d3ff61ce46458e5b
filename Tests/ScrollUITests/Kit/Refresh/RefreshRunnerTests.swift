import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Runs of a `refreshable` action that outlive the view.
@MainActor @Suite struct RefreshRunnerTests {
  /// An action that does not react to its cancellation: the test ends each run.
  @MainActor private final class StubbornAction {
    private(set) var starts = 0
    private var runs: [CheckedContinuation<Void, Never>] = []

    func run() async {
      starts += 1
      await withCheckedContinuation { runs.append($0) }
    }

    /// Ends the run that has waited longest.
    func finishFirst() { runs.removeFirst().resume() }
  }

  private struct Finder: View {
    let found: (RefreshAction?) -> Void
    @Environment(\.refresh) private var refresh

    var body: some View {
      let _ = found(refresh)
      Text("row")
    }
  }

  @Test func anOldRunThatReturnsDoesNotEndTheNext() async throws {
    let (action, isShown) = (StubbornAction(), Knob(true))
    var found: RefreshAction?
    let window = TestWindow {
      KnobView(isShown) { isShown in
        if isShown { Finder { found = $0 }.refreshable { await action.run() } }
      }
    }
    let refresh = try #require(found)
    let first = Task { await refresh() }
    #expect(await eventually { action.starts == 1 })
    isShown.value = false
    window.advance()
    let second = Task { await refresh() }
    #expect(await eventually { action.starts == 2 })
    action.finishFirst()
    await first.value
    let third = Task { await refresh() }
    for _ in 0..<100 { await Task.yield() }
    #expect(action.starts == 2, "the third call waits for the second run")
    action.finishFirst()
    await second.value
    await third.value
    #expect(action.starts == 2)
  }
}
