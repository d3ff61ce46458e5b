import SDLHost
import Testing

/// The order and the cost of the jobs of `TaskQueue` and `TaskThreads`; the cost as moved jobs.
@Suite struct JobQueueTests {
  private func queue(_ jobs: some Sequence<Int>) -> JobQueue<Int> {
    var queue = JobQueue<Int>()
    for job in jobs { queue.append(job) }
    return queue
  }

  private func popAll(_ queue: inout JobQueue<Int>) -> [Int] {
    var jobs: [Int] = []
    while let job = queue.popFirst() { jobs.append(job) }
    return jobs
  }

  @Test(arguments: [0, 1, 2, 3, 7, 1000]) func jobsAreRemovedInTheirOrder(count: Int) {
    var queue = queue(0..<count)
    #expect(queue.count == count && queue.isEmpty == (count == 0))
    let jobs = popAll(&queue)
    #expect(jobs == Array(0..<count) && queue.isEmpty)
  }

  @Test func aBurstOfAHundredThousandJobsMovesLessThanAHundredThousandJobs() {
    var queue = queue(0..<100_000)
    let jobs = popAll(&queue)
    #expect(jobs == Array(0..<100_000))
    #expect(queue.moves < 100_000)
  }

  @Test func aHundredThousandJobsThroughAQueueThatIsNeverEmptyMoveAtMostOnceEach() {
    var queue = queue(0..<1000)
    var isInOrder = true
    for job in 0..<100_000 {
      queue.append(job + 1000)
      isInOrder = queue.popFirst() == job && isInOrder
    }
    #expect(isInOrder && queue.count == 1000 && queue.moves <= 100_000)
  }

  @Test func aHundredThousandJobsThatAreFoundAtTheFrontMoveAtMostOnceEach() {
    var queue = queue(0..<100_000)
    var isInOrder = true
    for job in 0..<100_000 {
      let found = queue.popFirst { $0 == job }
      isInOrder = isInOrder && found == job
    }
    #expect(isInOrder && queue.isEmpty && queue.moves <= 100_000)
  }

  @Test func aJobBehindOthersIsRemovedAndTheOthersKeepTheirOrder() {
    var queue = queue(0..<10)
    let found = [queue.popFirst(), queue.popFirst { $0 > 3 }, queue.popFirst { $0 == 9 }, queue.popFirst { $0 == 4 }]
    #expect(found == [0, 4, 9, nil])
    let (hasRemoved, hasKept) = (queue.contains { $0 == 9 }, queue.contains { $0 == 8 })
    #expect(!hasRemoved && hasKept && queue.count == 7)
    let rest = popAll(&queue)
    #expect(rest == [1, 2, 3, 5, 6, 7, 8])
  }

  @Test func removedJobsAreNotChanged() {
    var queue = queue(0..<9)
    let first = queue.popFirst()
    var seen: [Int] = []
    queue.update { job in
      seen.append(job)
      job *= 10
    }
    let changed = popAll(&queue)
    #expect(first == 0 && seen == Array(1..<9) && changed == [10, 20, 30, 40, 50, 60, 70, 80])
  }
}
