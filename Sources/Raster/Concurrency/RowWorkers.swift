import Glibc
import Synchronization

/// The threads of `PixelRows`.
///
/// A loop is cut into chunks, and the calling thread and the workers take chunks as long as there are chunks. The calling thread waits only
/// for workers that are in the middle of a chunk: a worker that the system wakes late causes no delay.
///
/// A thread is started when a loop first needs it. Between loops workers spin for a few microseconds, since a frame has several loops,
/// and then sleep until the next loop.
package final class RowWorkers: @unchecked Sendable {
  package static let shared = RowWorkers()

  private typealias Body = @Sendable (Range<Int>) -> Void

  private struct Loop {
    let body: Body
    let rows: Range<Int>
    let chunkLength: Int
    /// Workers with an index below take part.
    let workers: Int
  }

  /// Protects the properties below up to `started`.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// The loop on the stack of the thread that runs it.
  private var loop: UnsafePointer<Loop>?
  /// Workers inside of `loop`.
  private var present = 0
  /// Workers that wait for `loopBegan`.
  private var sleeping = 0
  /// True if the calling thread waits for `workersLeft`.
  private var isAwaited = false
  private var started = 0

  // Semaphores, since condition variables of glibc before 2.41 lose wake-ups (bug 25847).
  private let loopBegan: UnsafeMutablePointer<sem_t>
  private let workersLeft: UnsafeMutablePointer<sem_t>

  /// Incremented by each loop.
  private let generation = Atomic<Int>(0)
  /// The index of the next chunk.
  private let nextChunk = Atomic<Int>(0)
  /// The value of `present`, for the calling thread, which spins before it sleeps.
  private let busy = Atomic<Int>(0)

  /// The chunks for each thread: more even out chunks of unequal work.
  private static let chunksPerThread = 4
  /// Reads of an atomic before a thread sleeps, about 20 µs.
  private static let spins = 8_000
  private static let stackBytes = 256 << 10

  private init() {
    lock = .allocate(capacity: 1)
    loopBegan = .allocate(capacity: 1)
    workersLeft = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    sem_init(loopBegan, 0, 0)
    sem_init(workersLeft, 0, 0)
  }

  /// Calls `body` with ranges that together contain `rows`, on up to `threads` threads. A nested loop, or a loop beside a loop of a
  /// second thread, runs on the calling thread alone.
  package func run(_ rows: Range<Int>, threads: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) {
    let chunks = min(threads * RowWorkers.chunksPerThread, rows.count)
    let length = (rows.count + chunks - 1) / chunks
    let isShared = withUnsafePointer(
      to: Loop(body: body, rows: rows, chunkLength: length, workers: threads - 1)
    ) { loop in
      guard begin(loop) else { return false }
      takeChunks(of: loop)
      end()
      return true
    }
    if !isShared { body(rows) }
  }

  /// Offers a loop to the workers; false while a loop runs.
  private func begin(_ loop: UnsafePointer<Loop>) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard self.loop == nil, present == 0 else { return false }
    while started < loop.pointee.workers, start(worker: started) { started += 1 }
    self.loop = loop
    nextChunk.store(0, ordering: .relaxed)
    generation.wrappingAdd(1, ordering: .releasing)
    for _ in 0..<sleeping { sem_post(loopBegan) }
    sleeping = 0
    return true
  }

  /// Withdraws the loop, and waits for the workers that are inside of it.
  private func end() {
    pthread_mutex_lock(lock)
    loop = nil
    pthread_mutex_unlock(lock)
    var spins = 0
    while busy.load(ordering: .acquiring) > 0, spins < RowWorkers.spins { spins += 1 }
    pthread_mutex_lock(lock)
    isAwaited = present > 0
    let waits = isAwaited
    pthread_mutex_unlock(lock)
    if waits { RowWorkers.wait(for: workersLeft) }
  }

  /// Waits for a semaphore, also if signals interrupt it.
  private static func wait(for semaphore: UnsafeMutablePointer<sem_t>) {
    while sem_wait(semaphore) != 0 {}
  }

  /// Calls the body of a loop with chunks as long as there are chunks.
  private func takeChunks(of loop: UnsafePointer<Loop>) {
    let (rows, length) = (loop.pointee.rows, loop.pointee.chunkLength)
    while true {
      let chunk = nextChunk.wrappingAdd(1, ordering: .relaxed).oldValue
      let start = rows.lowerBound + chunk * length
      guard start < rows.upperBound else { return }
      loop.pointee.body(start..<min(start + length, rows.upperBound))
    }
  }

  // MARK: Workers

  /// Starts a thread that takes no signals: handlers belong to the main thread.
  private func start(worker index: Int) -> Bool {
    var (attributes, thread, all, before) = (pthread_attr_t(), pthread_t(), sigset_t(), sigset_t())
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, RowWorkers.stackBytes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      RowWorkers.shared.work(as: Int(bitPattern: argument))
    }
    return pthread_create(&thread, &attributes, entry, UnsafeMutableRawPointer(bitPattern: index)) == 0
  }

  private func work(as index: Int) -> Never {
    var last = 0
    while true {
      var spins = 0
      while generation.load(ordering: .acquiring) == last, spins < RowWorkers.spins { spins += 1 }
      pthread_mutex_lock(lock)
      while generation.load(ordering: .relaxed) == last {
        sleeping += 1
        pthread_mutex_unlock(lock)
        RowWorkers.wait(for: loopBegan)
        pthread_mutex_lock(lock)
      }
      last = generation.load(ordering: .relaxed)
      let joined = loop.flatMap { index < $0.pointee.workers ? $0 : nil }
      if joined != nil { setPresent(present + 1) }
      pthread_mutex_unlock(lock)
      if let joined { finish(joined) }
    }
  }

  private func finish(_ loop: UnsafePointer<Loop>) {
    takeChunks(of: loop)
    pthread_mutex_lock(lock)
    setPresent(present - 1)
    if present == 0, isAwaited {
      isAwaited = false
      sem_post(workersLeft)
    }
    pthread_mutex_unlock(lock)
  }

  private func setPresent(_ count: Int) {
    present = count
    busy.store(count, ordering: .releasing)
  }
}
