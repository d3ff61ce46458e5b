/// The tasks of a run of `RunServices`, which `TaskQueue` numbers apart from those of the program.
package struct TaskRun {
  /// The identifier of the last task that was created before the run.
  private let lastForeign: UInt64
  private var numbers: [UInt64: Int] = [:]
  /// The identifiers of tasks that the program has created since the beginning of the run.
  private var foreign: Set<UInt64> = []
  /// True in a replay: arrivals wait for `TaskQueue.runArrival(of:within:)`.
  let holdsArrivals: Bool
  /// True while the main thread executes code of the run: `TaskQueue.performInRun(_:)`, or a job of its tasks.
  package var isCurrent = false

  package init(after lastForeign: UInt64, holdsArrivals: Bool) {
    self.lastForeign = lastForeign
    self.holdsArrivals = holdsArrivals
  }

  /// The number of a task with a job from the main thread, assigned on the first call; 0 if it is a task of the program.
  package mutating func numberOfOwn(_ identifier: UInt64) -> Int {
    if let cached = numbers[identifier] { return cached }
    guard identifier > lastForeign, !foreign.contains(identifier) else { return 0 }
    guard isCurrent else {
      foreign.insert(identifier)
      return 0
    }
    return addNumber(to: identifier)
  }

  /// The number of a task with a job from another thread: 0 for a new task of the run, nil for a task of the program.
  package func numberOfArrived(_ identifier: UInt64) -> Int? {
    if let cached = numbers[identifier] { return cached }
    return identifier > lastForeign && !foreign.contains(identifier) ? 0 : nil
  }

  @discardableResult
  package mutating func addNumber(to identifier: UInt64) -> Int {
    if let cached = numbers[identifier] { return cached }
    numbers[identifier] = numbers.count + 1
    return numbers.count
  }
}
