import Geometry

/// Takes input events to the nodes that they are for, on the geometry of the last frame.
@MainActor package final class InputRouter {
  private unowned let root: RootNode
  weak var pipeline: FramePipeline? { didSet { wheels.pipeline = pipeline } }
  private var sessions: [PointerSession] = []
  private let wheels = WheelRouter()
  private let indicators = IndicatorRouter()
  /// Takes the keyboard's focus from a text field, where one has it. A focus system sets it.
  package var endFocus: () -> Void = {}
  /// Scrolling by keys; a focus system tells it where the focus is.
  let scrollKeys: ScrollKeys
  /// Where the mouse is; outside of the window when it has left.
  package private(set) var pointer = CGPoint(x: -1, y: -1)

  init(root: RootNode) {
    self.root = root
    scrollKeys = ScrollKeys(root: root)
  }

  /// Handles one event. User code may run.
  package func handle(_ timed: TimedInputEvent) {
    let time = timed.time
    switch timed.event {
    case .mouseDown(let point, let button):
      pointer = point
      if indicators.press(button: button, at: point, path: path(at: point), time: time) { return }
      if button == 1 { begin(.mouse, at: point, time: time) }
    case .mouseMove(let point):
      pointer = point
      if indicators.move(to: point, path: path(at: point), time: time) { return }
      session(.mouse)?.move(to: point, time: time)
    case .mouseUp(let point, let button):
      pointer = point
      if indicators.release(button: button, time: time) { return }
      if button == 1 { end(.mouse, at: point, time: time) }
    case .fingerDown(let id, let point): begin(.finger(id), at: point, time: time)
    case .fingerMove(let id, let point): session(.finger(id))?.move(to: point, time: time)
    case .fingerUp(let id, let point): end(.finger(id), at: point, time: time)
    case .wheel(let wheel):
      pointer = wheel.location
      wheels.route(wheel, path: path(at: wheel.location), time: time)
    case .keyDown(let key):
      if pipeline?.client?.handleKey(key) == true { return }
      scrollKeys.route(key, path: path(at: pointer), time: time)
    case .keyUp, .text: break
    case .resize(let size): root.windowSize = size
    case .focusLost: cancelAll(time: time)
    }
  }

  /// Says where the keyboard's focus is, so that keys scroll the scroll views around it; nil while nothing has it.
  package func setKeyFocus(_ focus: @escaping () -> RenderNode?) { scrollKeys.focus = focus }

  /// The nodes under a point of the window, the deepest first.
  package func path(at point: CGPoint) -> [RenderNode] {
    var path: [RenderNode] = []
    _ = root.hitTest(point, into: &path)
    return path
  }

  // MARK: Pointers

  private func session(_ source: PointerSession.Source) -> PointerSession? { sessions.first { $0.source == source } }

  private func begin(_ source: PointerSession.Source, at point: CGPoint, time: Double) {
    if session(source) != nil { end(source, at: point, time: time) }
    sessions.append(PointerSession(source: source, at: point, time: time, path: path(at: point), pipeline: pipeline))
  }

  private func end(_ source: PointerSession.Source, at point: CGPoint, time: Double) {
    guard let session = session(source) else { return }
    sessions.removeAll { $0 === session }
    session.end(at: point, time: time)
  }

  private func cancelAll(time: Double) {
    let ending = sessions
    sessions.removeAll()
    indicators.cancel(time: time)
    wheels.cancel(time: time)
    for session in ending { session.cancel(time: time) }
  }

  func forget(_ node: RenderNode) {
    wheels.forget(node)
    indicators.forget(node)
    for session in sessions { session.forget(node) }
  }
}
