import CAllocationCounter
import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// The cost of the semantic tree in windows without a reader.
@MainActor @Suite struct SemanticCostTests {
  @Test func thePassAllocatesNothingWithoutAnObserver() {
    let window = TestWindow { List(0..<1_000, id: \.self) { Text("Row \($0)") } }
    window.settle()
    let before = allocation_count()
    for _ in 0..<1_000 { SemanticsPass.run(in: window.pipeline) }
    let after = allocation_count()
    #expect(after == before)
    #expect(window.pipeline.semantics.builds == 0)
  }
}
