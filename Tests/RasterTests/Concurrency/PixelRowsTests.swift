import Raster
import Synchronization
import Testing

@Suite(.serialized) struct PixelRowsTests {
  /// Counts the calls for each row of a loop.
  private func calls(_ rows: Range<Int>, threads: Int) -> [Int] {
    let counts = Mutex([Int](repeating: 0, count: rows.count))
    RowWorkers.shared.run(rows, threads: threads) { part in
      counts.withLock { counts in for row in part { counts[row - rows.lowerBound] += 1 } }
    }
    return counts.withLock { $0 }
  }

  @Test(arguments: 1...PixelRows.maximumThreads)
  func eachRowIsVisitedOnce(threads: Int) {
    for rows in [0..<1, 0..<2, 3..<10, -5..<12, 0..<1000] {
      for _ in 0..<50 { #expect(calls(rows, threads: threads) == Array(repeating: 1, count: rows.count)) }
    }
  }

  @Test func aLoopInsideOfALoopRunsOnItsThread() {
    let sum = Atomic<Int>(0)
    RowWorkers.shared.run(0..<40, threads: 4) { outer in
      RowWorkers.shared.run(0..<10, threads: 4) { inner in sum.add(outer.count * inner.count, ordering: .relaxed) }
    }
    #expect(sum.load(ordering: .relaxed) == 400)
  }

  @Test func loopsOfSeveralThreadsAreComplete() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<40).reduce(0) { sum, _ in sum + calls(0..<64, threads: 4).reduce(0, +) } }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 8 * 40 * 64)
  }

  @Test func shortLoopsAreNotSplit() {
    #expect(!PixelRows.splits(work: PixelRows.minimumWork - 1))
  }
}
