import AccessBusTestSupport
import Foundation
import Testing

/// Random calls, most of them with faults, while rows come and go. `SCROLLUI_FUZZ_CALLS=100000` makes more, `SCROLLUI_FUZZ_SEED` repeats a seed.
@MainActor @Suite struct CallFuzzTests {
  private let count = ProcessInfo.processInfo.environment["SCROLLUI_FUZZ_CALLS"].flatMap { Int($0) } ?? 4000
  private let seed = ProcessInfo.processInfo.environment["SCROLLUI_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func eachCallGetsAnAnswerOfItsTypeOrAnError() {
    #expect(CallCheck.run(count, seed: seed) == nil, "seed \(seed)")
  }

  @Test func eachCallAboutADeadElementGetsAnError() {
    #expect(CallCheck.run(count / 10, seed: seed, areDead: true) == nil, "seed \(seed)")
  }
}
