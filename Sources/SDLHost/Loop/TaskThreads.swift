import CMainQueue
import Foundation
import Synchronization

/// The threads for tasks outside of the main actor.
///
/// They replace the pool of libdispatch: after its first job, that wakes the process once a second for the rest of the process's life to
/// count its running threads. These threads sleep until the next job. `Task.sleep` and `Task.yield` outside of the main
/// actor have no hook, and start that pool.
package final class TaskThreads: Sendable {
  private struct Job: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  private struct State {
    var jobs = JobQueue<Job>()
    var threads = 0
    /// The number of threads that sleep and were not woken.
    var asleep = 0
  }

  static let shared = TaskThreads()

  /// The maximum number of threads. A job that blocks its thread delays later jobs, as in the pool of libdispatch.
  private static let maximumThreads = max(2, ProcessInfo.processInfo.activeProcessorCount)

  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)

  /// Lets all tasks of the process run on these threads that are created afterwards. Call it before the first task.
  @MainActor package static func install() { task_pool_hooks_install() }

  /// Runs a job on a thread.
  func enqueue(_ pointer: UnsafeMutableRawPointer) {
    let starts = state.withLock { state in
      state.jobs.append(Job(pointer: pointer))
      if state.asleep > 0 {
        state.asleep -= 1
        wake.signal()
      } else if state.threads < Self.maximumThreads {
        state.threads += 1
        return true
      }
      return false
    }
    if starts { Thread.detachNewThread { self.runJobs() } }
  }

  private func runJobs() {
    while true {
      let job = state.withLock { state -> Job? in
        if let job = state.jobs.popFirst() { return job }
        state.asleep += 1
        return nil
      }
      if let job { task_run(job.pointer) } else { wake.wait() }
    }
  }
}

@_cdecl("scrollui_pool_job")
func runInPool(_ job: UnsafeMutableRawPointer) {
  if TaskQueue.installed?.enqueueInPool(job) != true { TaskThreads.shared.enqueue(job) }
}
