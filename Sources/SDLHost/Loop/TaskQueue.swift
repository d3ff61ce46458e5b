import CMainQueue
import Dispatch
import Engine
import Foundation
import Synchronization

/// The jobs of the main actor, for a run that is recorded or replayed.
///
/// The main thread runs them between frames. A job that the main thread itself has put there follows from what ran before, so it runs
/// in the order in which it came. A job from another thread *arrives*: a task comes back from the pool, from a timer or from a server,
/// and when it does depends on the machine. Arrivals are noted in the recording, with the task's number; a replay holds each back until
/// its turn, and waits for it there. So the same work is done before the same frame.
final class TaskQueue: Sendable {
  /// Where the jobs run that need not run on the main actor.
  enum Pool: Sendable {
    /// On Swift's threads, as in every program.
    case threads
    /// On the main thread, between frames: a run without a window is then the same each time.
    case mainThread
  }

  /// Something that came from another thread, as a recording has it.
  typealias Arrival = InputScript.Arrival

  /// A job of Swift's concurrency. It runs once.
  struct Job: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
    /// The number of its task; 0 for a task that the main thread has not seen yet.
    var number = 0
  }

  fileprivate struct State {
    var own: [Job] = []
    var ownStart = 0
    var arrived: [Job] = []
    /// Tasks by their identifiers, in the order in which the main thread has seen them.
    var numbers: [UInt64: Int] = [:]
    var wake: (@Sendable () -> Void)?
  }

  let pool: Pool
  /// True in a replay: arrivals wait for their turn.
  let holdsArrivals: Bool
  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)

  /// The one of this process. Set before the first task is made.
  nonisolated(unsafe) private(set) static var installed: TaskQueue?

  private init(pool: Pool, holdsArrivals: Bool) {
    self.pool = pool
    self.holdsArrivals = holdsArrivals
  }

  /// Takes all jobs of the program from now on, for the rest of its life.
  @MainActor static func install(pool: Pool, holdsArrivals: Bool) {
    guard installed == nil else { return }
    installed = TaskQueue(pool: pool, holdsArrivals: holdsArrivals)
    task_hooks_install()
  }

  /// `wake` is called on another thread when a job arrives after there was none.
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

  /// Notes a task that goes to the pool. Returns whether its job was taken.
  func enqueueInPool(_ pointer: UnsafeMutableRawPointer) -> Bool {
    if pool == .mainThread {
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

  /// The most jobs of its own that the main thread runs between two frames: a task that yields for ever holds up no frame.
  private static let mostBetweenFrames = 1000
  @MainActor private static var ranSinceFrame = 0

  /// True if jobs wait that no arrival is needed for.
  var hasOwn: Bool { state.withLock { $0.ownStart < $0.own.count } }

  @MainActor func frameDidRun() { Self.ranSinceFrame = 0 }

  /// Runs what is there, and what that puts there. `note` is told of each arrival before it runs.
  @MainActor func run(note: (Arrival) -> Void) {
    runOwn()
    guard !holdsArrivals else { return }
    while let job = state.withLock({ $0.arrived.isEmpty ? nil : $0.arrived.removeFirst() }) {
      note(.task(job.number))
      arrive(job)
    }
  }

  /// Waits for the job of a task, and runs it. Returns false if it does not come in time.
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
    while Self.ranSinceFrame < Self.mostBetweenFrames, let job = state.withLock({ $0.takeOwn() }) {
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
  /// The number of a task, which is its own from now on.
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
