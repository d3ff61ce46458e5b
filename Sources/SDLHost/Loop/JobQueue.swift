/// The jobs of a queue, the oldest first. `append(_:)` and `popFirst()` are O(1) on average, in a burst of thousands of jobs, too.
package struct JobQueue<Job> {
  /// The jobs; those before `head` are removed.
  private var jobs: [Job] = []
  private var head = 0
  /// The number of jobs that removals have moved; without `popFirst(where:)` at most the number of removals.
  package private(set) var moves = 0

  /// The number of jobs.
  package var count: Int { jobs.count - head }

  /// True without jobs.
  package var isEmpty: Bool { count == 0 }

  package init() {}

  /// Adds a job at the end.
  package mutating func append(_ job: Job) { jobs.append(job) }

  /// Removes the oldest job and returns it; nil without jobs.
  package mutating func popFirst() -> Job? {
    guard head < jobs.count else { return nil }
    let job = jobs[head]
    head += 1
    if head * 2 >= jobs.count {
      moves += count
      jobs.removeFirst(head)
      head = 0
    }
    return job
  }

  /// Removes the oldest job that fulfills `condition` and returns it; nil without such a job. O(older jobs).
  package mutating func popFirst(where condition: (Job) -> Bool) -> Job? {
    guard let index = index(where: condition) else { return nil }
    let job = jobs[index]
    // The older jobs move: most jobs are found near the front.
    for place in stride(from: index, to: head, by: -1) { jobs[place] = jobs[place - 1] }
    moves += index - head
    jobs[head] = job
    return popFirst()
  }

  /// True if a job fulfills `condition`. O(jobs that do not fulfill it).
  package func contains(where condition: (Job) -> Bool) -> Bool { index(where: condition) != nil }

  /// Changes all jobs.
  package mutating func update(_ change: (inout Job) -> Void) {
    for index in head..<jobs.count { change(&jobs[index]) }
  }

  private func index(where condition: (Job) -> Bool) -> Int? { (head..<jobs.count).first { condition(jobs[$0]) } }
}

extension JobQueue: Sendable where Job: Sendable {}
