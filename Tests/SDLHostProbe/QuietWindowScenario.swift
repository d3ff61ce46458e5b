import Foundation
import SDLHost
import ScrollUI

/// Programs without input, in windows of SDL's dummy driver: all changes come from tasks.
@MainActor enum QuietWindowScenario {
  private static var loop: WindowLoop?
  /// Resumed when the note is shown or gone.
  private static var noteChange: CheckedContinuation<Void, Never>?
  /// `FrameSession.rests` when the last change of the note was requested.
  private static var rests = 0
  /// The seconds by which the wall clock was set ahead.
  private static var ahead = 0.0

  /// Opens a note, closes it, and changes the first window.
  static func runNote() throws { try run(AppContent(Notes())) }

  /// Sets the wall clock ahead and back.
  static func runClock() throws { try run(Clock()) }

  private static func run(_ content: some View) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var options = SessionOptions()
    options.size = CGSize(width: 400, height: 300)
    options.accessibility = .off
    // Against a program that waits for ever.
    options.duration = 300
    options.wallClock = { Date() + ahead }
    let loop = try WindowLoop(content, options: options)
    self.loop = loop
    try loop.run()
  }

  /// Until frames and the requests of the last task are done, and the loop blocks.
  private static func rest() async { try? await Task.sleep(for: .milliseconds(50)) }

  /// Requests a change of the note outside of a frame, and returns after it. The task does not wake the loop meanwhile.
  private static func changeNote(_ request: @MainActor () -> Void) async {
    rests = loop?.session.rests ?? 0
    request()
    await withCheckedContinuation { noteChange = $0 }
  }

  /// Reports a change of the note, and the number of times for which the loop has blocked since its request. Each such wait would
  /// end at the next event, or when memory is released.
  private static func noteDidChange(_ change: String) {
    report("\(change) after \((loop?.session.rests ?? 0) - rests) rests")
    noteChange?.resume()
    noteChange = nil
  }

  private struct Notes: App {
    var body: some Scene {
      Window("hostprobe", id: "first") { First() }
      Window("Note", id: "note") {
        Text("Note").onAppear { noteDidChange("opened") }.onDisappear { noteDidChange("closed") }
      }
    }
  }

  private struct First: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var phase
    @Environment(\.terminate) private var terminate

    var body: some View {
      Text("Count: \(count)")
        .task {
          await rest()
          await changeNote { openWindow(id: "note") }
          await rest()
          await changeNote { dismissWindow(id: "note") }
          await rest()
          count += 1
        }
        .onChange(of: count) { _, count in
          report("count \(count) \(phase == .background ? "hidden" : "shown")")
          terminate()
        }
    }
  }

  private struct Clock: View {
    @Environment(\.terminate) private var terminate

    var body: some View {
      TimelineView(.everyMinute) { context in
        Text("\(context.date.timeIntervalSinceReferenceDate)")
          .onChange(of: difference(context.date), initial: true) { _, hours in report("hours \(hours)") }
      }
      .task {
        for hours in [1.0, -2, 0] {
          await rest()
          ahead = hours * 3600
          await rest()
        }
        await rest()
        terminate()
      }
    }

    /// The hours by which a date is ahead of the real clock.
    private func difference(_ date: Date) -> Int { Int((date.timeIntervalSinceNow / 3600).rounded()) }
  }

  // MARK: Pictures

  /// Draws a picture while tasks of the program wait.
  static func drawPicture() {
    var hasRun = false
    Task { hasRun = true }
    DispatchQueue.main.async { hasRun = true }
    let picture = ImageRenderer(content: Counted())
    report("pixels \(picture.image?.width ?? 0)")
    report("ran \(hasRun)")
    let waker = MainQueueWaker()
    for _ in 0..<10 { waker.drain() }
    report("ran \(hasRun)")
    report("bodies \(Counted.bodies) appearances \(Counted.appearances) tasks \(Counted.tasks)")
  }

  private struct Counted: View {
    static var bodies = 0
    static var appearances = 0
    static var tasks = 0

    var body: some View {
      let _ = Self.bodies += 1
      Color.red.frame(width: 7, height: 5).onAppear { Self.appearances += 1 }.task { Self.tasks += 1 }
    }
  }
}
