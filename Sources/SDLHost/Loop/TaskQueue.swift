import CMainQueue
import Engine
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
    /// The number of the job's task; 0 for a task without an entry in `State.numbers`.
    var number = 0
  }

  fileprivate struct State {
    var own: [Job] = []
    var ownStart = 0
    var arrived: [Job] = []
    /// The numbers of tasks by their runtime identifiers, in the order in which the main thread has encountered them.
    var numbers: [UInt64: Int] = [:]
    var wake: (@Sendable () -> Void)?
  }

  let pool: InputScript.TaskPool
  /// True in a replay: arrivals wait for `runArrival(of:within:)`.
  let holdsArrivals: Bool
  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)

  /// The queue of this process, created by `install(pool:holdsArrivals:)` before the first task; nil if tasks are
  /// neither recorded nor replayed.
  nonisolated(unsafe) private(set) static var installed: TaskQueue?

  private init(pool: InputScript.TaskPool, holdsArrivals: Bool) {
    self.pool = pool
    self.holdsArrivals = holdsArrivals
  }

  /// Redirects all jobs of the program to a queue, for the rest of the process's life.
  @MainActor static func install(pool: InputScript.TaskPool, holdsArrivals: Bool) {
    guard installed == nil else { return }
    installed = TaskQueue(pool: pool, holdsArrivals: holdsArrivals)
    task_hooks_install()
  }

  /// Sets a function, `WakeEvent.push()`, that is called on another thread when a job arrives in an empty queue.
  func setWake(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

  // MARK: Enqueuing

  func enqueue(_ pointer: UnsafeMutableRawPointer) {
    let identifier = task_identifier(pointer)
    let isOwn = Thread.isMainThread
    let wake = state.withLock { state -> (@Sendable () -> Void)? in
      if isOwn {
        state.own.append(Job(pointer: pointer, number: state.number(of: identifier)))
        return nil
      }
      state.arrived.append(Job(pointer: pointer, number: state.numbers[identifier] ?? 0))
      return state.arrived.count == 1 ? state.wake : nil
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
      state.withLock { _ = $0.number(of: identifier) }
    }
    return false
  }

  // MARK: Running

  /// The maximum number of own jobs between two frames, so that a task that yields forever does not block frames.
  private static let maximumBetweenFrames = 1000
  @MainActor private static var ranSinceFrame = 0

  /// True if jobs are pending that do not depend on an arrival.
  var hasOwn: Bool { state.withLock { $0.ownStart < $0.own.count } }

  @MainActor func frameDidRun() { Self.ranSinceFrame = 0 }

  /// Runs pending jobs and the jobs that they enqueue. `note` is called with each arrival before it runs.
  @MainActor func run(note: (Arrival) -> Void) {
    runOwn()
    guard !holdsArrivals else { return }
    while let job = state.withLock({ $0.arrived.isEmpty ? nil : $0.arrived.removeFirst() }) {
      note(.task(job.number))
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
    if job.number == 0 {
      let identifier = task_identifier(job.pointer)
      state.withLock { _ = $0.number(of: identifier) }
    }
    run(job)
    runOwn()
  }

  @MainActor func runOwn() {
    while Self.ranSinceFrame < Self.maximumBetweenFrames, let job = state.withLock({ $0.takeOwn() }) {
      Self.ranSinceFrame += 1
      run(job)
    }
  }

  @MainActor private func run(_ job: Job) {
    unsafeBitCast(job.pointer, to: UnownedJob.self)
      .runSynchronously(on: TaskQueueExecutor.shared.asUnownedSerialExecutor())
  }
}

extension TaskQueue.State {
  /// The number of a task, assigned on the first call.
  fileprivate mutating func number(of identifier: UInt64) -> Int {
    if let known = numbers[identifier] { return known }
    numbers[identifier] = numbers.count + 1
    return numbers.count
  }

  fileprivate mutating func takeOwn() -> TaskQueue.Job? {
    guard ownStart < own.count else { return nil }
    defer {
      ownStart += 1
      if ownStart == own.count {
        own.removeAll(keepingCapacity: true)
        ownStart = 0
      }
    }
    return own[ownStart]
  }

  fileprivate mutating func takeArrived(_ number: Int) -> TaskQueue.Job? {
    arrived.firstIndex { $0.number == number }.map { arrived.remove(at: $0) }
  }
}
