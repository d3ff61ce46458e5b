import Engine
import SDLHost
import ScrollUI
import TextShaping

/// A window without a screen, whose clock the test advances.
///
/// It runs the same frames as a real window: each takes the input that was sent since the last one, and evaluates, lays out and records
/// only what changed. Nothing reads a real clock, so that a test gives the same result on every machine.
///
/// ```swift
/// let window = TestWindow { CounterPage() }
/// try window.tap("Add")
/// #expect(window.texts.contains("1"))
/// window.wheel(-3, at: CGPoint(x: 200, y: 300))
/// window.settle()
/// #expect(window.scrollGeometry()?.contentOffset.y == 160)
/// ```
@MainActor public final class TestWindow {
  package let host: ViewHost
  let fonts: TestFonts
  package let text = FixedTextEngine()
  package let images: FixedImageLibrary
  package let textInput = TestTextInputHost()
  /// Seconds since the window opened.
  public private(set) var time = 0.0
  /// Seconds between two frames.
  public var frameInterval = 1.0 / 60
  private var pending: [TimedInputEvent] = []

  /// Opens a window of `width` × `height` points with `scale` device pixels a point, and runs its first frame.
  public convenience init<Content: View>(
    width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1, fonts: TestFonts = .fixed,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      width: width, height: height, scale: scale, fonts: fonts, images: FixedImageLibrary(), content: content)
  }

  /// Opens the first window of an app, with the size that its scene declares unless another one is given, and runs its first frame.
  public convenience init<Program: App>(
    app: Program, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1, fonts: TestFonts = .fixed
  ) {
    let size = app.body.firstWindow?.size ?? SessionOptions().size
    self.init(width: width ?? size.width, height: height ?? size.height, scale: scale, fonts: fonts) {
      AppContent(app)
    }
  }

  package init<Content: View>(
    width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1, fonts: TestFonts = .fixed,
    images: FixedImageLibrary, @ViewBuilder content: () -> Content
  ) {
    self.fonts = fonts
    self.images = images
    var configuration = ViewHost.Configuration(size: CGSize(width: width, height: height))
    configuration.scale = scale
    let installed = fonts.installed.map { FontTextEngine(fonts: $0, scale: scale) }
    host = ViewHost(content(), configuration: configuration, textEngine: installed ?? text, images: images)
    host.pipeline.textInputHost = textInput
    runFrame()
  }

  package var pipeline: FramePipeline { host.pipeline }

  /// The work of the last frame, in counts that are the same on every machine.
  public var counts: FrameCounts { pipeline.counts }

  /// The outermost scroll view.
  package var scroll: ScrollNode? { pipeline.root.mainScrollNode() }

  /// Elements and nodes that are alive in the window.
  package var population: Population {
    Population(elements: host.graph.elementCount, nodes: pipeline.liveNodes)
  }

  /// How many elements and nodes a window has.
  package struct Population: Equatable {
    package let elements: Int
    package let nodes: Int

    package init(elements: Int, nodes: Int) {
      self.elements = elements
      self.nodes = nodes
    }
  }

  /// The nodes of one type, in the order of the tree.
  package func nodes<Node: RenderNode>(of type: Node.Type) -> [Node] {
    var found: [Node] = []
    func search(_ node: RenderNode) {
      if let node = node as? Node { found.append(node) }
      for child in node.children { search(child) }
    }
    search(pipeline.root)
    return found
  }

  /// Closes the window: views disappear and their tasks are cancelled.
  public func close() { host.graph.unmount() }

  // MARK: Time

  /// Runs the frame at the present time with the input since the last one.
  @discardableResult
  package func runFrame() -> FrameCounts {
    let events = pending
    pending.removeAll()
    pipeline.runFrame(at: time, input: events)
    checkPictures()
    return pipeline.counts
  }

  /// Advances the clock by `frameInterval`, runs the frame there, and returns its work.
  @discardableResult
  public func advance() -> FrameCounts {
    time += frameInterval
    return runFrame()
  }

  /// Runs as many frames as fit into `seconds`, and returns the work of each.
  @discardableResult
  public func advance(seconds: Double) -> [FrameCounts] {
    (0..<Int((seconds / frameInterval).rounded())).map { _ in advance() }
  }

  /// Runs frames until nothing moves and nothing is due, 600 at most. Returns the number of frames.
  @discardableResult
  public func settle() -> Int {
    var frames = 0
    while frames < 600, isBusy {
      advance()
      frames += 1
    }
    return frames
  }

  /// True while a frame is wanted now or at a later time.
  var isBusy: Bool { pipeline.wantsFrame || pipeline.nextDeadline != nil }

  /// Runs frames, and between them tasks of the program, until `condition` holds.
  ///
  /// For results of `task`, `refreshable` and other asynchronous work. Returns whether the condition held within `seconds` of real time.
  public func wait(upTo seconds: Double = 5, until condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      advance()
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }

  // MARK: Input

  /// Queues an event for the next frame, at the time of that frame.
  package func send(_ event: InputEvent) {
    pending.append(TimedInputEvent(time: time + frameInterval, event: event))
  }

  /// Queues an event for the next frame, at a time of its own.
  package func send(_ event: InputEvent, at time: Double) { pending.append(TimedInputEvent(time: time, event: event)) }
}
