import CMainQueue
import Foundation

/// The executor of the main actor while a `TaskQueue` is installed.
final class TaskQueueExecutor: SerialExecutor {
  static let shared = TaskQueueExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    TaskQueue.installed?.enqueue(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self))
  }

  func checkIsolated() { precondition(Thread.isMainThread, "main-actor code runs beside the main thread") }

  func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }
}

@_cdecl("scrollui_main_executor")
func mainExecutor(_ executor: UnsafeMutablePointer<task_executor>) {
  executor.pointee = unsafeBitCast(TaskQueueExecutor.shared.asUnownedSerialExecutor(), to: task_executor.self)
}
