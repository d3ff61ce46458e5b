import CAllocationCounter
import Testing

/// The counter in front of the C library's allocator. `ScrollBenchTests` gates the allocations of a frame in an optimized build.
@Suite struct AllocationTests {
  @Test func anAllocationIsCounted() {
    let before = allocation_count()
    let list = [Int](repeating: 1, count: Int.random(in: 500...600))
    #expect(allocation_count() > before, "\(list.count)")
  }

  @Test func codeThatAllocatesNothingCountsNothing() {
    let before = allocation_count()
    let after = allocation_count()
    #expect(after == before)
  }
}
