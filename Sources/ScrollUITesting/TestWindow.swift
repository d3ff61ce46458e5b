import Engine
import ScrollUI

/// A window without a screen, on a clock that the test turns: shows a view, takes input, runs frames, and tells what happened.
@MainActor package final class TestWindow {
  package let host: ViewHost
  package let text = FixedTextEngine()
  package let images: FixedImageLibrary
  package let textInput = TestTextInputHost()
  /// Seconds since the window opened.
  package private(set) var time = 0.0
  /// The interval of the clock.
  package var frameInterval = 1.0 / 60
  private var pending: [TimedInputEvent] = []

  package init<Content: View>(
    width: CGFloat = 400, height: CGFloat = 600, scale: CGFloat = 1, images: FixedImageLibrary = FixedImageLibrary(),
    @ViewBuilder content: () -> Content
  ) {
    self.images = images
    var configuration = ViewHost.Configuration(size: CGSize(width: width, height: height))
    configuration.scale = scale
    host = ViewHost(content(), configuration: configuration, textEngine: text, images: images)
    host.pipeline.textInputHost = textInput
    runFrame()
  }

  package var pipeline: FramePipeline { host.pipeline }

  /// What the last frame did.
  package var counts: FrameCounts { pipeline.counts }

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

  /// What the texts in the window say, in the order of the tree.
  package var texts: [String] {
    nodes(of: TextNode.self).map { $0.spans.map(\.text).joined() }
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

  /// Where the text that says `text` stands in the window; nil where none does.
  package func frame(ofText text: String) -> CGRect? {
    nodes(of: TextNode.self).first { $0.spans.map(\.text).joined() == text }.map { $0.convert($0.bounds, to: nil) }
  }

  /// Ends the views, as closing the window does.
  package func close() { host.graph.unmount() }

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

  /// Moves the clock on by one interval and runs the frame there.
  @discardableResult
  package func advance() -> FrameCounts {
    time += frameInterval
    return runFrame()
  }

  /// Runs as many frames as fit into `seconds`, and returns what each did.
  @discardableResult
  package func advance(seconds: Double) -> [FrameCounts] {
    (0..<Int((seconds / frameInterval).rounded())).map { _ in advance() }
  }

  /// Runs frames until none is wanted, for ten seconds of the clock at most. Returns how many there were.
  @discardableResult
  package func settle() -> Int {
    var frames = 0
    while frames < 600, pipeline.wantsFrame || pipeline.nextDeadline != nil {
      advance()
      frames += 1
    }
    return frames
  }

  // MARK: Input

  /// Queues an event for the next frame, at the time of that frame.
  package func send(_ event: InputEvent) {
    pending.append(TimedInputEvent(time: time + frameInterval, event: event))
  }

  /// Queues an event for the next frame, at a time of its own.
  package func send(_ event: InputEvent, at time: Double) { pending.append(TimedInputEvent(time: time, event: event)) }

  /// Presses a key and lets it go, within one frame.
  package func key(_ name: String, _ modifiers: KeyStroke.Modifiers = []) {
    send(.keyDown(KeyStroke(key: name, modifiers: modifiers)))
    send(.keyUp(KeyStroke(key: name, modifiers: modifiers)))
    advance()
  }

  package func wheel(_ notches: Double, at point: CGPoint, isPrecise: Bool = false) {
    send(.wheel(WheelEvent(location: point, delta: CGVector(dx: 0, dy: notches), isPrecise: isPrecise)))
    advance()
  }

  package func click(_ point: CGPoint) {
    send(.mouseDown(point, button: 1))
    advance()
    send(.mouseUp(point, button: 1))
    advance()
  }

  /// Drags with the mouse in `steps` equal moves, one a frame, rests for `rest` seconds and lets go.
  package func drag(from start: CGPoint, by distance: CGVector, steps: Int, rest: Double = 0) {
    send(.mouseDown(start, button: 1))
    advance()
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      send(.mouseMove(CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)))
      advance()
    }
    advance(seconds: rest)
    send(.mouseUp(CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), button: 1))
    advance()
  }
}
