import Engine
import ScrollScripts

/// Runs the jobs of the main actor (`TaskQueue`) and the main queue (`MainQueueWaker`) between frames: as they arrive,
/// or in the order of a recording.
@MainActor package final class BetweenFrames {
  private let queue = MainQueueWaker()
  private let tasks = TaskQueue.installed
  /// Called with each `InputScript.Arrival` before its work runs, for recordings.
  var note: (InputScript.Arrival) -> Void = { _ in }
  /// Called with each arrival of the run of `beginRun(holdsArrivals:note:)`; nil without a run.
  private var noteOfRun: ((InputScript.Arrival) -> Void)?
  /// Wakes the loop for a jump of the wall clock; nil until `start()`.
  private var alarm: ClockAlarm?
  /// The work that comes through descriptors, such as messages of a bus; nil without any.
  package var service: (any DescriptorService)? { didSet { hasMoreService = service != nil } }
  /// True if the service has work that no descriptor reports: it was read from the descriptor already.
  package private(set) var hasMoreService = false
  /// True if the wait for the service includes that a descriptor can be written.
  private var waitsForWriting = false
  /// True if `deliver(_:)` determines when the work of the main queue runs.
  private var holdsQueue = false

  /// Adds a service until it is released. The loop waits for its descriptors.
  func add(_ other: any DescriptorService) {
    let services = service as? DescriptorServices ?? DescriptorServices(service)
    services.add(other)
    service = services
  }

  /// Called when the descriptors of a service have changed.
  func serviceDidChange() {
    hasMoreService = true
    WakeEvent.push()
  }

  /// Starts to wake the loop (`WakeEvent.push()`) when there is work.
  func start() throws(HostError) {
    do { try queue.start() } catch {
      throw .sdl(call: "starting the wake-up thread", message: error.description)
    }
    tasks?.setWake(WakeEvent.push)
    armService()
    alarm = ClockAlarm()
    armAlarm()
  }

  private func armAlarm() {
    guard let alarm else { return }
    // Without a watch, dates follow the clock when the loop wakes for another reason.
    do throws(SystemCallError) { try queue.watch?.arm(alarm.descriptor) } catch { self.alarm = nil }
  }

  func stop() {
    tasks?.setWake(nil)
    queue.stop()
    alarm = nil
  }

  /// True if a replay determines when arrivals run (`TaskQueue.holdsArrivals`).
  var isReplay: Bool { tasks?.holdsArrivals == true }

  /// True if work is pending that needs no wake-up of the loop (`TaskQueue.hasOwn`).
  var hasWork: Bool { tasks?.hasOwn == true }

  /// True if work is pending that `run()` would run: of tasks or of the main queue.
  var hasPendingWork: Bool { hasWork || tasks?.hasArrived == true || queue.waitForWork(seconds: 0) }

  /// Runs the pending work.
  package func run() {
    if let alarm, queue.watch?.takeFired(alarm.descriptor) == true {
      alarm.reset()
      armAlarm()
    }
    if let service {
      let hasFired = queue.watch?.takeFired() == true
      if hasFired || hasMoreService || !waitsForWriting && service.wantsToWrite { runService() }
    }
    guard let tasks else {
      if !holdsQueue { queue.drain(willRun: { noteOfRun?(.queue) }) }
      return
    }
    tasks.run(note: note, noteOfRun: { noteOfRun?($0) })
    guard !holdsQueue else { return }
    if drainQueue(isOfRun: noteOfRun != nil) { tasks.runOwn() }
  }

  private func runService() {
    // The rest waits until the loop has looked at its other work.
    hasMoreService = service?.turn() == true
    if hasMoreService { WakeEvent.push() }
    armService()
  }

  /// Lets the loop be woken for the service. A service that cannot be watched is dropped: the program goes on without it.
  private func armService() {
    waitsForWriting = service?.wantsToWrite == true
    do throws(SystemCallError) {
      for descriptor in service?.descriptors ?? [] {
        try queue.watch?.arm(descriptor.number, writing: descriptor.isWritten)
      }
    } catch {
      Diagnostics.warn("a descriptor cannot be watched: \(error)")
      service = nil
    }
  }

  /// Runs the work of the main queue, with `isOfRun` by `TaskQueue.performInRun(_:)`. Returns true if there was work.
  private func drainQueue(isOfRun: Bool) -> Bool {
    guard isOfRun, let tasks else { return queue.drain(willRun: { note(.queue) }) }
    var hadWork = false
    tasks.performInRun {
      hadWork = queue.drain(willRun: {
        note(.queue)
        noteOfRun?(.queue)
      })
    }
    return hadWork
  }

  /// The patience with arrivals of the recording that is replayed.
  private var patience = ReplayPatience()

  /// True if an arrival of the recording was missing: the program has behaved differently from its recording.
  var missesArrivals: Bool { patience.missing != nil }

  package init() {}

  /// Runs the arrivals that the recording has before the frame at `time`, in their order.
  func replay(_ arrivals: [InputScript.Arrival], before time: Double) {
    guard let tasks else { return }
    tasks.run(note: note)
    for arrival in arrivals {
      switch arrival {
      case .task(let number):
        awaitArrival("task \(number)", before: time) { tasks.runArrival(of: number, within: $0) }
      case .queue:
        awaitArrival("work of the main queue", before: time) { queue.waitForWork(seconds: $0) }
        queue.drain()
        tasks.runOwn()
      }
      note(arrival)
    }
  }

  /// Waits for an arrival with `patience`, and reports the first that is missing with `Diagnostics.warn`. The replay continues without it.
  private func awaitArrival(_ arrival: String, before time: Double, wait: (Double) -> Bool) {
    guard patience.isFirstMissing(arrival, wait: wait) else { return }
    Diagnostics.warn(
      "the replay differs from its recording: \(arrival) did not come before the frame at \(time) s; replay with the options and the "
        + "program of the recording")
  }

  func frameDidRun() { tasks?.frameDidRun() }

  // MARK: Runs inside of the window

  /// Begins a run, live with `note`, or as a replay that takes its arrivals by `deliver(_:)` if `holdsArrivals` is true.
  func beginRun(holdsArrivals: Bool, note: @escaping (InputScript.Arrival) -> Void) {
    noteOfRun = note
    holdsQueue = holdsArrivals
    tasks?.beginRun(holdsArrivals: holdsArrivals)
  }

  func endRun() {
    noteOfRun = nil
    holdsQueue = false
    tasks?.endRun()
    if tasks == nil || queue.waitForWork(seconds: 0) { WakeEvent.push() }
  }

  func performInRun(_ body: () -> Void) {
    if let tasks { tasks.performInRun(body) } else { body() }
  }

  /// Runs the jobs that the last frame of the run has caused; see `RunServices.runPendingJobs()`.
  func runPendingJobs() {
    tasks?.frameDidRun()
    tasks?.runOwn()
  }

  /// Runs an arrival of the recording that is replayed inside of the window. Returns false if it has not come yet.
  func deliver(_ arrival: InputScript.Arrival) -> Bool {
    guard let tasks else { return true }
    switch arrival {
    case .task(let number): return tasks.runArrival(of: number, within: 0)
    case .queue:
      guard queue.waitForWork(seconds: 0) else { return false }
      _ = drainQueue(isOfRun: true)
      tasks.runOwn()
      return true
    }
  }
}
