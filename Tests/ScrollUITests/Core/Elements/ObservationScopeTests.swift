import Observation
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ObservationScopeTests {
  /// `withObservationTracking` retains its closure until a change: a body that is evaluated for another reason, and a removed
  /// row, must leave no closure in the object.
  @Test func endingAScopeReleasesTheClosuresOfItsEvaluations() {
    let model = ObservationTests.Model()
    let scope = ObservationScope()
    let counter = LifeCounter()
    let recorder = Recorder()
    for _ in 1...20 {
      scope.end()
      let token = counter.token()
      let generation = scope.generation
      withObservationTracking {
        scope.join()
        _ = model.title
      } onChange: {
        MainActor.assumeIsolated {
          _ = token
          recorder.note(generation == scope.generation ? "current" : "ended")
        }
      }
    }
    #expect(counter.alive == 1)
    #expect(recorder.take().allSatisfy { $0 == "ended" })
    model.title = "b"
    #expect(recorder.take() == ["current"])
    #expect(counter.alive == 0)
  }
}
