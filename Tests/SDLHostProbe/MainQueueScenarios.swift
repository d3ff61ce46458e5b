import Foundation
import SDLHost

/// Each prints `name=value` lines that the tests compare. Counts, never times.
@MainActor
enum MainQueueScenarios {
  /// Tasks of the main actor that yield and sleep finish while the loop only blocks.
  static func tasks(loop: some ProbeLoop) throws {
    let waker = MainQueueWaker()
    try waker.start(wake: loop.wake)
    var isDone = false
    Task {
      for _ in 0..<5 { await Task.yield() }
      report("yielded=5")
      for _ in 0..<3 { try await Task.sleep(for: .milliseconds(1)) }
      report("slept=3")
      report("detached=\(await Task.detached { 6 * 7 }.value)")
      isDone = true
    }
    while !isDone {
      loop.wait()
      waker.drain()
    }
    waker.stop()
  }

  /// Tasks outside of the main actor all run, without a thread of libdispatch.
  static func pool() {
    TaskThreads.install()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let sum = await withTaskGroup { group in
        for number in 1...100 {
          group.addTask { await Task.detached { number }.value }
        }
        return await group.reduce(0, +)
      }
      report("sum=\(sum)")
      done.signal()
    }
    done.wait()
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let names = threads.map { (try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)) ?? "" }
    // The end of a queue's label, such as com.apple.root.default-qos.
    report("threadsOfDispatch=\(names.count { $0.contains("qos") })")
  }

  /// With an empty main queue, only another thread wakes the loop.
  static func idle() throws {
    let loop = SemaphoreLoop()
    let waker = MainQueueWaker()
    try waker.start(wake: loop.wake)
    var isDone = false
    Task {
      await Task.yield()
      isDone = true
    }
    while !isDone {
      loop.wait()
      waker.drain()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50), execute: loop.wake)
    loop.wait()
    // An additional wake-up would make this the first of two.
    report("hadWork=\(waker.drain())")
    waker.stop()
  }

  private static var blocksRun = 0

  /// Many blocks from many threads all run, in no more rounds than there are blocks.
  static func blocks() throws {
    let count = 1000
    let loop = SemaphoreLoop()
    let waker = MainQueueWaker()
    try waker.start(wake: loop.wake)
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: count) { _ in
        DispatchQueue.main.async { blocksRun += 1 }
      }
    }
    var rounds = 0
    while blocksRun < count {
      loop.wait()
      rounds += 1
      waker.drain()
    }
    report("ran=\(blocksRun)")
    report("roundsAreBounded=\(rounds <= count)")
    waker.stop()
  }

  /// A task that always yields does not starve the loop.
  static func endless() throws {
    let loop = SemaphoreLoop()
    let waker = MainQueueWaker()
    try waker.start(wake: loop.wake)
    var turns = 0
    let task = Task {
      while !Task.isCancelled {
        turns += 1
        await Task.yield()
      }
    }
    for _ in 0..<10 {
      loop.wait()
      waker.drain()
    }
    report("turns=\(turns)")
    task.cancel()
    waker.stop()
  }

  /// Without a thread that wakes, draining alone serves the queue: one round for each link of a chain of tasks. (Not
  /// `Task.yield`, which takes the task to another thread first and would make the number a matter of luck.)
  static func headless() {
    let waker = MainQueueWaker()
    report("hadWork=\(waker.drain())")
    var isDone = false
    Task {
      Task {
        Task { isDone = true }
      }
    }
    var rounds = 0
    while !isDone && rounds < 10 {
      waker.drain()
      rounds += 1
    }
    report("rounds=\(rounds)")
    report("hadWork=\(waker.drain())")
  }

  /// Work that drains the queue, like a nested modal loop, neither runs itself again nor loses the work it enqueues.
  static func nested() {
    let waker = MainQueueWaker()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        DispatchQueue.main.async { report("added=ran") }
        report("inner=\(waker.drain())")
      }
    }
    report("outer=\(waker.drain())")
    report("again=\(waker.drain())")
  }

  /// After stop() the loop is not woken; start() resumes, including the work enqueued in between.
  static func stop() throws {
    let loop = SemaphoreLoop()
    let waker = MainQueueWaker()
    try waker.start { report("a stopped waker woke the loop") }
    waker.stop()
    var ran = 0
    DispatchQueue.main.async { ran += 1 }
    try waker.start(wake: loop.wake)
    loop.wait()
    waker.drain()
    report("ran=\(ran)")
    waker.stop()
  }

  /// Another waker reads the signal for which the first has woken its loop. The first wakes it again for later work.
  static func stolen() throws {
    let loop = SemaphoreLoop()
    let waker = MainQueueWaker()
    try waker.start(wake: loop.wake)
    DispatchQueue.main.async {}
    loop.wait()
    report("stolen=\(MainQueueWaker().drain())")
    waker.drain()
    DispatchQueue.main.async { report("later=ran") }
    loop.wait()
    waker.drain()
    waker.stop()
  }

  /// Signals that interrupt `waitForWork(seconds:)` leave it waiting.
  static func signals() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR1, &action, nil)
    let main = pthread_self()
    Thread.detachNewThread {
      for _ in 0..<50 {
        pthread_kill(main, SIGUSR1)
        usleep(1000)
      }
      DispatchQueue.main.async {}
    }
    report("hasWork=\(MainQueueWaker().waitForWork(seconds: 60))")
  }
}
