import Engine
import Foundation
import Gallery
import ProcessSupport
import ScrollScripts
import ScrollUI
import ScrollUITesting

/// A page of the gallery in a real window, and the same page in a window without a screen that repeats the frames of its recording.
///
/// A replay of a recording has the same frames as the program (`ScrollDemoTests`), so tests read the state of the program from `mirror`.
@MainActor final class FollowedPage {
  /// An event in the middle of a gesture.
  enum Interruption: CaseIterable {
    case escape, focusLost, pointerLeft
    /// The gesture continues in a window of another size.
    case resized
  }

  /// A moment of a drag.
  enum Stage: CaseIterable {
    /// The pointer has moved by less than a drag needs.
    case pressed
    /// The pointer is over the end of the drag.
    case dragged
    /// The pointer is at the lower edge, where the content scrolls.
    case scrolling
  }

  let demo: DemoProcess
  let display: VirtualDisplay
  /// The window with the frames so far; see `follow()`.
  let mirror: TestWindow
  private let size: CGSize
  private let recording: URL
  private var bytesRead = 0
  private var framesRun = 0

  /// Opens the page `page` and waits until it rests. The program is a client of `compositor`, or else of the X server.
  init(
    on display: VirtualDisplay, page: String, width: Int = 900, height: Int = 640, options: [String] = [],
    in compositor: WaylandDisplay? = nil
  ) async throws {
    self.display = display
    size = CGSize(width: width, height: height)
    recording = TemporaryFolder.unusedPath()
    demo = try DemoProcess(
      on: display,
      ["--page", page, "--language", "en", "--size", "\(width)x\(height)", "--record", recording.path]
        + options.flatMap { ["--set", $0] }, environment: compositor?.environment ?? [:])
    mirror = TestWindow(width: size.width, height: size.height, fonts: try .installed()) {
      GalleryView(page: page, settings: options)
    }
    if compositor == nil { try await demo.waitForWindow() }
    try await rest()
  }

  // MARK: Following

  /// Repeats the frames that the program has recorded since the last call.
  private func follow() throws {
    guard let data = try? Data(contentsOf: recording), data.count > bytesRead else { return }
    bytesRead = data.count
    let script = try InputScript(parsing: data)
    for frame in framesRun..<script.frameTimes.count {
      let first = frame == 0 ? 0 : script.eventCounts[frame - 1]
      for event in script.events[first..<script.eventCounts[frame]] { mirror.send(event.event, at: event.time) }
      mirror.frameInterval = script.frameTimes[frame] - mirror.time
      mirror.advance()
    }
    framesRun = script.frameTimes.count
  }

  /// Waits until a frame of the program satisfies `isMet`.
  func wait(for condition: @autoclosure () -> String, until isMet: (TestWindow) throws -> Bool) async throws {
    try await ProcessSupport.wait(for: "\(condition()); the texts are \(mirror.texts)") {
      try follow()
      return try isMet(mirror)
    }
  }

  /// Waits until the program rests in a state that satisfies `isMet`.
  func rest(_ condition: @autoclosure () -> String = "rest", where isMet: (TestWindow) throws -> Bool = { _ in true })
    async throws
  {
    try await wait(for: condition()) { try framesRun > 0 && !$0.pipeline.wantsFrame && isMet($0) }
  }

  /// Waits for rest, and returns those of `names` that are shown, in the order of reading.
  func order(of names: [String]) async throws -> [String] {
    try await rest()
    return order(of: names, in: mirror)
  }

  /// Those of `names` that `window` shows, in the order of reading. A name that is shown twice is twice in the list.
  func order(of names: [String], in window: TestWindow) -> [String] {
    let found = names.flatMap { name in frames(of: name, in: window).map { (name: name, frame: $0) } }
    // The texts of a line of tiles have the same top.
    return found.sorted { ($0.frame.midY.rounded(), $0.frame.minX) < ($1.frame.midY.rounded(), $1.frame.minX) }
      .map(\.name)
  }

  /// The frames of the texts `text`, from left to right.
  func frames(of text: String, in window: TestWindow) -> [CGRect] {
    window.nodes(of: TextNode.self).filter { $0.spans.map(\.text).joined() == text }
      .map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
  }

  /// The middle of the text `text`. A stack builds lines ahead of the window, whose texts have no point for a pointer.
  func middle(of text: String) throws -> CGPoint {
    guard let frame = mirror.frame(ofText: text) else {
      throw ChildProcess.Failure("There is no text \(text) among \(mirror.texts).")
    }
    let point = CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    guard CGRect(origin: .zero, size: mirror.pipeline.root.windowSize).contains(point) else {
      throw ChildProcess.Failure("The text \(text) at \(point) is outside of the window.")
    }
    return point
  }

  // MARK: Input

  /// Interrupts a drag with the left button held, and releases the button.
  func interrupt(_ interruption: Interruption) async throws {
    try await interrupt(
      interruption, leave: { try await demo.hover(at: $0) }, release: { try await display.xdotool("mouseup", "1") })
  }

  /// Interrupts a drag, and ends it.
  ///
  /// - Parameters:
  ///   - leave: Moves the pointer or the finger to a point outside of the window.
  ///   - release: Releases the button, or lifts the finger.
  func interrupt(
    _ interruption: Interruption, leave: (CGPoint) async throws -> Void, release: () async throws -> Void
  ) async throws {
    switch interruption {
    case .escape: try await demo.press("Escape")
    case .focusLost:
      try await display.focusRoot()
      try await wait(for: "the lost focus") { _ in try recordedEvents().contains(.focusLost) }
      try await demo.focus()
    case .pointerLeft: try await leave(CGPoint(x: -40, y: -40))
    case .resized: try await resize(to: CGSize(width: size.width - 60, height: size.height - 40))
    }
    try await release()
    if interruption == .resized { try await resize(to: size) }
  }

  /// The input of the program so far.
  func recordedEvents() throws -> [InputEvent] {
    try InputScript(parsing: Data(contentsOf: recording)).events.map(\.event)
  }

  /// Resizes the window, and waits for the frame with the new size.
  func resize(to size: CGSize) async throws {
    let window = try await demo.waitForWindow()
    try await display.xdotool("windowsize", "\(window)", "\(Int(size.width))", "\(Int(size.height))")
    try await wait(for: "the size \(size)") { $0.pipeline.root.windowSize == size }
  }

  /// Ends the program with the key of the gallery.
  func quit() async throws {
    try await demo.press("ctrl+q")
    let exit = try await demo.exit()
    guard exit.status == 0, exit.errorOutput.isEmpty else { throw ChildProcess.Failure(exit.errorOutput) }
  }
}

extension VirtualDisplay {
  /// Takes the keyboard from the windows of all programs.
  func focusRoot() async throws {
    let tree = try await ChildProcess.run("xwininfo", ["-root"], environment: environment)
    guard let id = tree.output.firstMatch(of: /Window id: (0x[0-9a-f]+)/)?.1 else {
      throw ChildProcess.Failure("xwininfo names no root window: \(tree.output)")
    }
    try await xdotool("windowfocus", String(id))
  }
}

extension DemoProcess {
  /// Gives the keyboard to the window.
  func focus() async throws { try await display.xdotool("windowfocus", "--sync", "\(waitForWindow())") }
}
