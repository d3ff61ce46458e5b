import Engine
import SDLHost
import ScrollUI
import TextShaping

/// A window without a screen, driven by a clock that the test advances.
///
/// It runs the frames of a real window: each frame processes the input since the last frame, and evaluates, lays out
/// and records only changes. No real clock is read, so a test has the same result on every machine.
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
  /// The text engine of windows with `TestFonts.fixed`.
  package let text = FixedTextEngine()
  /// The image library of the window.
  package let images: FixedImageLibrary
  /// The clipboard and the input method of the window.
  package let textInput = TestTextInputHost()
  /// The time of the window's clock, in seconds since the window opened.
  public private(set) var time = 0.0
  /// The time between two frames in seconds; 1/60 by default.
  public var frameInterval = 1.0 / 60
  private var pending: [TimedInputEvent] = []

  /// Opens a window of `width` × `height` points with `scale` device pixels per point, and runs its first frame.
  ///
  /// `content` is evaluated in a `body`, as in a program: again when an `Observable` model that it reads has changed.
  public convenience init<Content: View>(
    width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1, fonts: TestFonts = .fixed,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      width: width, height: height, scale: scale, fonts: fonts, images: FixedImageLibrary(), content: content)
  }

  /// Opens the first window of an app and runs its first frame. The size is that of the app's scene, unless `width` or
  /// `height` override it.
  public convenience init<Program: App>(
    app: Program, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1, fonts: TestFonts = .fixed
  ) {
    let size = app.body.firstWindow?.size ?? SessionOptions().size
    self.init(width: width ?? size.width, height: height ?? size.height, scale: scale, fonts: fonts) {
      AppContent(app)
    }
  }

  /// Opens a window with a given image library and storage, and runs its first frame.
  package init<Content: View>(
    width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1, fonts: TestFonts = .fixed,
    images: FixedImageLibrary, storage: ProgramStorage? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.fonts = fonts
    self.images = images
    var configuration = ViewHost.Configuration(size: CGSize(width: width, height: height))
    configuration.scale = scale
    let installed = fonts.installed.map { FontTextEngine(fonts: $0, scale: scale) }
    host = ViewHost(
      TestContent(content: content), configuration: configuration, textEngine: installed ?? text, images: images,
      storage: storage)
    host.pipeline.services.textInputHost = textInput
    runFrame()
  }

  /// The frame pipeline of the window.
  package var pipeline: FramePipeline { host.pipeline }

  /// Changes environment values of the whole window, as a host does when a setting of the desktop changes.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) { host.graph.updateEnvironment(change) }

  /// The work of the last frame, as counts that are the same on every machine.
  public var counts: FrameCounts { pipeline.work.counts }

  /// The main scroll view of the window: the largest of the outermost scroll views, or nil.
  package var scroll: ScrollNode? { pipeline.root.mainScrollNode() }

  /// The numbers of live elements and nodes in the window.
  package var population: Population {
    Population(elements: host.graph.elementCount, nodes: pipeline.work.liveNodes)
  }

  /// The numbers of elements and nodes of a window.
  package struct Population: Equatable {
    /// The number of live elements.
    package let elements: Int
    /// The number of live render nodes.
    package let nodes: Int

    /// Creates a population for comparisons in tests.
    package init(elements: Int, nodes: Int) {
      self.elements = elements
      self.nodes = nodes
    }
  }

  /// The nodes of type `type`, in tree order. Views for assistive technologies alone (`HiddenNode.Description`), and those that
  /// a `ViewThatFits` does not show, are left out.
  package func nodes<Node: RenderNode>(of type: Node.Type) -> [Node] {
    var found: [Node] = []
    func search(_ node: RenderNode) {
      if (node as? HiddenNode)?.description != nil { return }
      if let node = node as? Node { found.append(node) }
      for child in node.placedChildren { search(child) }
    }
    search(pipeline.root)
    return found
  }

  /// The delegates of type `type` in tree order.
  package func delegates<Delegate: NodeDelegate>(of type: Delegate.Type) -> [Delegate] {
    nodes(of: DelegatedNode.self).compactMap { $0.delegate as? Delegate }
  }

  /// Closes the window: views disappear and their tasks are cancelled.
  public func close() { host.unmount() }

  // MARK: Time

  /// Runs a frame at the present `time` with the input since the last frame.
  @discardableResult
  package func runFrame() -> FrameCounts {
    let events = pending
    pending.removeAll()
    ValueStore.takeOutsideChanges()
    pipeline.runFrame(at: time, input: events)
    checkPictures()
    return pipeline.work.counts
  }

  /// Advances `time` by `frameInterval`, runs a frame, and returns its counts.
  @discardableResult
  public func advance() -> FrameCounts {
    time += frameInterval
    return runFrame()
  }

  /// Runs the frames of the next `seconds` seconds, and returns the counts of each.
  @discardableResult
  public func advance(seconds: Double) -> [FrameCounts] {
    (0..<Int(limited: (seconds / frameInterval).rounded(), to: 0...1 << 40)).map { _ in advance() }
  }

  /// Runs frames until no animation, input or timer is pending, at most 600. Returns the number of frames.
  @discardableResult
  public func settle() -> Int {
    var frames = 0
    while frames < 600, isBusy {
      advance()
      frames += 1
    }
    return frames
  }

  /// True while a frame is requested for now or for a later time.
  var isBusy: Bool { pipeline.wantsFrame || pipeline.nextDeadline != nil }

  /// Runs frames, and between them asynchronous tasks of the program, until `condition` is true.
  ///
  /// For results of `task`, `refreshable` and other asynchronous work. Returns false if a `HangGuard` has ended the wait.
  public func wait(until condition: () -> Bool) async -> Bool {
    var hangGuard = HangGuard()
    while !condition() {
      guard hangGuard.step() else { return false }
      advance()
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }

  // MARK: Input

  /// Queues an event for the next frame, with the time of that frame.
  package func send(_ event: InputEvent) {
    pending.append(TimedInputEvent(time: time + frameInterval, event: event))
  }

  /// Queues an event for the next frame, with the given time.
  package func send(_ event: InputEvent, at time: Double) { pending.append(TimedInputEvent(time: time, event: event)) }
}

/// The content that a test gives to its window, with a body in which the content is evaluated.
private struct TestContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
