import CMainQueue
import Engine
import ScrollScripts
import Synchronization

/// The jobs of the main actor in a run that is recorded or replayed.
///
/// The main thread runs them between frames, by `run(note:)`. A job that the main thread itself has enqueued is a
/// consequence of earlier jobs, so jobs of this kind run in their order (`State.own`). A job from another thread
/// *arrives* (`State.arrived`): a task returns from the pool, a timer or a server, at a time that depends on the
/// machine. Arrivals are recorded with the number of their task; a replay holds each arrival until its turn and waits
/// for it. The same work is thus done before the same frame.
final class TaskQueue: Sendable {
  /// An arrival in the form of a recording.
  typealias Arrival = InputScript.Arrival

  /// An `ExecutorJob` of Swift's concurrency runtime. It must run exactly once.
  struct Job: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    /// The number of the job's task; 0 for a task without a number.
    var number = 0
    /// True if the task belongs to `State.run`.
    var isOfRun = false
  }

  fileprivate struct State {
    var own = JobQueue<Job>()
    var arrived = JobQueue<Job>()
    /// The numbers of tasks by their runtime identifiers, in the order in which the main thread has encountered them.
    var numbers: [UInt64: Int] = [:]
    /// The run of `RunServices`; nil without a run.
    var run: TaskRun?
    /// The highest identifier of a task so far. The runtime numbers tasks in the order of their creation.
    var newestIdentifier: UInt64 = 0
    var wake: (@Sendable () -> Void)?
  }

  let pool: InputScript.TaskPool
  /// True in a replay: arrivals wait for `runArrival(of:within:)`.
  let holdsArrivals: Bool
  /// True if all tasks of the program are numbered, for a recording or a replay of the program.
  private let numbersTasks: Bool
  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)

  /// The queue of this process, created by `install(pool:holdsArrivals:)` before the first task; nil if tasks are
  /// neither recorded nor replayed.
  nonisolated(unsafe) private(set) static var installed: TaskQueue?

  private init(pool: InputScript.TaskPool, holdsArrivals: Bool, numbersTasks: Bool) {
    self.pool = pool
    self.holdsArrivals = holdsArrivals
    self.numbersTasks = numbersTasks
  }

  /// Redirects all jobs of the program to a queue, for the rest of the process's life.
  @MainActor static func install(pool: InputScript.TaskPool, holdsArrivals: Bool, numbersTasks: Bool = true) {
    guard installed == nil else { return }
    installed = TaskQueue(pool: pool, holdsArrivals: holdsArrivals, numbersTasks: numbersTasks)
    TaskThreads.install()
    task_main_hooks_install()
  }

  /// Sets a function, `WakeEvent.push()`, that is called on another thread when a job arrives in an empty queue.
  func setWake(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

  // MARK: Enqueuing

  func enqueue(_ pointer: UnsafeMutableRawPointer) {
    let identifier = task_identifier(pointer)
    let isOwn = Thread.isMainThread
    let wake = state.withLock { state -> (@Sendable () -> Void)? in
      state.newestIdentifier = max(state.newestIdentifier, identifier)
      if isOwn {
        state.own.append(state.ownJob(pointer, identifier, numbersTasks: numbersTasks))
        return nil
      }
      state.arrived.append(state.arrivedJob(pointer, identifier))
      // Held jobs stay in the queue, so that its count does not tell whether the loop sleeps.
      return state.arrived.count == 1 || state.holdsRun ? state.wake : nil
    }
    guard !isOwn else { return }
    arrival.signal()
    wake?()
  }

  /// Registers a job for the thread pool. True if the queue has taken the job.
  func enqueueInPool(_ pointer: UnsafeMutableRawPointer) -> Bool {
    if pool == .main {
      enqueue(pointer)
      return true
    }
    if Thread.isMainThread {
      let identifier = task_identifier(pointer)
      state.withLock { _ = $0.ownJob(pointer, identifier, numbersTasks: numbersTasks) }
    }
    return false
  }

  // MARK: Running

  /// The maximum number of own jobs between two frames, so that a task that yields forever does not block frames.
  private static let maximumBetweenFrames = 1000
  @MainActor private static var ranSinceFrame = 0

  /// True if jobs are pending that do not depend on an arrival.
  var hasOwn: Bool { state.withLock { !$0.own.isEmpty } }

  /// True if `run(note:noteOfRun:)` would take an arrival.
  var hasArrived: Bool { !holdsArrivals && state.withLock { $0.hasArrived } }

  @MainActor func frameDidRun() { Self.ranSinceFrame = 0 }

  /// Runs pending jobs and the jobs that they enqueue, without the held arrivals of a run. `note` is called with each arrival before it
  /// runs, `noteOfRun` with those of the run's tasks.
  @MainActor func run(note: (Arrival) -> Void, noteOfRun: (Arrival) -> Void = { _ in }) {
    runOwn()
    guard !holdsArrivals else { return }
    while let job = state.withLock({ $0.takeArrived() }) {
      note(.task(job.number))
      if job.isOfRun { noteOfRun(.task(job.number)) }
      arrive(job)
    }
  }

  /// Waits for the arrival of a task's job and runs it. False if it does not arrive within `seconds`.
  @MainActor func runArrival(of number: Int, within seconds: Double) -> Bool {
    let deadline = DispatchTime.now() + seconds
    while true {
      if let job = state.withLock({ $0.takeArrived(number) }) {
        arrive(job)
        return true
      }
      if arrival.wait(timeout: deadline) == .timedOut { return false }
    }
  }

  @MainActor private func arrive(_ job: Job) {
    if job.number == 0, job.isOfRun || numbersTasks {
      let identifier = task_identifier(job.pointer)
      state.withLock { $0.addNumber(to: identifier, isOfRun: job.isOfRun) }
    }
    run(job)
    runOwn()
  }

  @MainActor func runOwn() {
    while Self.ranSinceFrame < Self.maximumBetweenFrames, let job = state.withLock({ $0.own.popFirst() }) {
      Self.ranSinceFrame += 1
      run(job)
    }
  }

  @MainActor private func run(_ job: Job) {
    let wasCurrent = state.withLock { $0.exchangeRunIsCurrent(job.isOfRun) }
    defer { _ = state.withLock { $0.exchangeRunIsCurrent(wasCurrent) } }
    unsafeBitCast(job.pointer, to: UnownedJob.self)
      .runSynchronously(on: TaskQueueExecutor.shared.asUnownedSerialExecutor())
  }
}

extension TaskQueue.State {
  /// The number of a task, assigned on the first call.
  fileprivate mutating func number(of identifier: UInt64) -> Int {
    if let cached = numbers[identifier] { return cached }
    numbers[identifier] = numbers.count + 1
    return numbers.count
  }

  /// Removes the first arrival of the task `number`, among those of `run` unless that is nil.
  fileprivate mutating func takeArrived(_ number: Int) -> TaskQueue.Job? {
    let isRun = run != nil
    return arrived.popFirst { $0.number == number && $0.isOfRun == isRun }
  }

  /// True if the arrivals of a run wait for `TaskQueue.runArrival(of:within:)`.
  fileprivate var holdsRun: Bool { run?.holdsArrivals == true }

  /// True if there is an arrival that is not held.
  fileprivate var hasArrived: Bool {
    let holds = holdsRun
    return arrived.contains { !holds || !$0.isOfRun }
  }

  /// Removes the first arrival that is not held.
  fileprivate mutating func takeArrived() -> TaskQueue.Job? {
    let holds = holdsRun
    return arrived.popFirst { !holds || !$0.isOfRun }
  }

  /// A job that the main thread has enqueued. Its task belongs to `run` if `TaskRun.isCurrent`.
  fileprivate mutating func ownJob(
    _ pointer: UnsafeMutableRawPointer, _ identifier: UInt64, numbersTasks: Bool
  ) -> TaskQueue.Job {
    if let number = run?.numberOfOwn(identifier) {
      return TaskQueue.Job(pointer: pointer, number: number, isOfRun: number > 0)
    }
    return TaskQueue.Job(pointer: pointer, number: numbersTasks ? number(of: identifier) : 0)
  }

  fileprivate func arrivedJob(_ pointer: UnsafeMutableRawPointer, _ identifier: UInt64) -> TaskQueue.Job {
    if let number = run?.numberOfArrived(identifier) {
      return TaskQueue.Job(pointer: pointer, number: number, isOfRun: true)
    }
    return TaskQueue.Job(pointer: pointer, number: numbers[identifier] ?? 0)
  }

  fileprivate mutating func addNumber(to identifier: UInt64, isOfRun: Bool) {
    if isOfRun { run?.addNumber(to: identifier) } else { _ = number(of: identifier) }
  }

  /// Notes whether the main thread executes code of the run, and returns the former value.
  fileprivate mutating func exchangeRunIsCurrent(_ isCurrent: Bool) -> Bool {
    let former = run?.isCurrent ?? false
    run?.isCurrent = isCurrent
    return former
  }
}

// MARK: - Runs inside of the window

extension TaskQueue {
  /// Begins a run: tasks that are created from now on by `performInRun(_:)`, or by tasks of the run, belong to it and are numbered from 1.
  ///
  /// - Parameter holdsArrivals: True if arrivals of the run wait for `runArrival(of:within:)`.
  @MainActor func beginRun(holdsArrivals: Bool) {
    // The job of a new task tells the newest identifier.
    Task {}
    state.withLock { $0.run = TaskRun(after: $0.newestIdentifier, holdsArrivals: holdsArrivals) }
  }

  /// Ends the run of `beginRun(holdsArrivals:)`. Its pending jobs become jobs of the program.
  @MainActor func endRun() {
    let wake = state.withLock { state in
      state.run = nil
      state.own.update { $0.isOfRun = false }
      state.arrived.update { $0.isOfRun = false }
      return state.arrived.isEmpty ? nil : state.wake
    }
    wake?()
  }

  @MainActor func performInRun(_ body: () -> Void) {
    let wasCurrent = state.withLock { $0.exchangeRunIsCurrent(true) }
    body()
    _ = state.withLock { $0.exchangeRunIsCurrent(wasCurrent) }
  }
}
