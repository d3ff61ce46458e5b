import CAllocationCounter
import Testing

/// The counter in front of the C library's allocator. What a frame asks for is gated in `ScrollBenchTests`, where the optimiser has been.
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
