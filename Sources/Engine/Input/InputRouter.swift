import Geometry
import Motion

/// Takes input events to the nodes that they are for, on the geometry of the last frame.
@MainActor package final class InputRouter {
  private unowned let root: RootNode
  weak var pipeline: FramePipeline?
  private var sessions: [PointerSession] = []
  /// Where the mouse is; outside of the window when it has left.
  package private(set) var pointer = CGPoint(x: -1, y: -1)
  /// Where typed text goes: what has the focus, if it takes text; nil while nothing does.
  package internal(set) weak var textReceiver: (any TextReceiver)?
  private let capture = PointerCapture()

  init(root: RootNode) { self.root = root }

  /// Handles one event. User code may run.
  package func handle(_ timed: TimedInputEvent) {
    let time = timed.time
    capture.follow(timed.event, time: time, path: path(at:))
    switch timed.event {
    case .mouseDown(let point, let button):
      pointer = point
      if capture.begin(at: point, button: button, time: time, path: path(at: point)) { break }
      if button == 1 { begin(.mouse, at: point, time: time) }
    case .mouseMove(let point):
      pointer = point
      session(.mouse)?.move(to: point, time: time)
    case .mouseUp(let point, let button):
      pointer = point
      if button == 1 { end(.mouse, at: point, time: time) }
    case .fingerDown(let id, let point): begin(.finger(id), at: point, time: time)
    case .fingerMove(let id, let point): session(.finger(id))?.move(to: point, time: time)
    case .fingerUp(let id, let point): end(.finger(id), at: point, time: time)
    case .wheel(let wheel):
      pointer = wheel.location
      route(wheel, time: time)
    case .keyDown(let key): route(key, time: time)
    case .keyUp: break
    case .text(let text): textReceiver?.insertText(text, at: time)
    case .textEditing(let text, let start, let length):
      textReceiver?.setMarkedText(text, start: start, length: length)
    case .resize(let size): root.windowSize = size
    case .focusLost: cancelAll(time: time)
    }
  }

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
    for session in ending { session.cancel(time: time) }
  }

  func forget(_ node: RenderNode) {
    guard !sessions.isEmpty else { return }
    for session in sessions { session.forget(node) }
  }

  // MARK: Wheel

  private func route(_ wheel: WheelEvent, time: Double) {
    let scrollers = path(at: wheel.location).compactMap { $0 as? ScrollNode }
    // SDL counts the wheel away from the person; offsets grow towards the content's end.
    let notches = CGVector(dx: wheel.delta.dx, dy: -wheel.delta.dy)
    for axis in Axis.allCases where notches[axis] != 0 {
      let distance = notches[axis] * ScrollMetrics.notchLength
      let target =
        scrollers.first { $0.model.limits.canMove(from: $0.model.offset[axis], by: distance, axis) }
        ?? scrollers.first { $0.axes.contains(axis) }
      guard let model = target?.model else { continue }
      if wheel.isPrecise {
        var delta = CGVector.zero
        delta[axis] = distance
        model.pullByWheel(delta, at: time)
      } else {
        let cap = model.limits.pageLength(axis)
        model.glide(axis, by: max(-cap, min(cap, distance)), at: time, activity: .interacting)
      }
    }
  }

  // MARK: Keys

  private func route(_ key: KeyStroke, time: Double) {
    if let textReceiver, textReceiver.handleKey(key, at: time) { return }
    if pipeline?.client?.handleKey(key) == true { return }
    guard let move = ScrollKey(key), let model = keyTarget(for: move.axis)?.model else { return }
    let target: Double
    switch move {
    case .line(let axis, let lines):
      model.glide(axis, by: lines * ScrollMetrics.lineLength, at: time, activity: .animating)
      return
    case .page(let pages):
      model.glide(.vertical, by: pages * model.limits.pageLength(.vertical), at: time, activity: .animating)
      return
    case .start: target = model.limits.minimum(.vertical)
    case .end: target = model.limits.maximum(.vertical)
    }
    model.glide(.vertical, to: target, at: time, activity: .animating)
  }

  /// The scroll view that a key moves: the innermost under the pointer, or else the outermost in the window.
  private func keyTarget(for axis: Axis) -> ScrollNode? {
    let underPointer = path(at: pointer).lazy.compactMap { $0 as? ScrollNode }.first { $0.axes.contains(axis) }
    return underPointer ?? root.firstScrollNode { $0.axes.contains(axis) }
  }
}

/// A key that scrolls.
enum ScrollKey: Equatable {
  case line(Axis, Double)
  case page(Double)
  case start
  case end

  init?(_ key: KeyStroke) {
    guard key.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key.key {
    case "Up": self = .line(.vertical, -1)
    case "Down": self = .line(.vertical, 1)
    case "Left": self = .line(.horizontal, -1)
    case "Right": self = .line(.horizontal, 1)
    case "PageUp": self = .page(-1)
    case "PageDown": self = .page(1)
    case "Space": self = .page(key.modifiers.contains(.shift) ? -1 : 1)
    case "Home": self = .start
    case "End": self = .end
    default: return nil
    }
  }

  var axis: Axis {
    if case .line(let axis, _) = self { axis } else { .vertical }
  }
}

extension RenderNode {
  /// The first scroll view below this node for which `condition` holds, outer ones before inner ones.
  package final func firstScrollNode(where condition: (ScrollNode) -> Bool = { _ in true }) -> ScrollNode? {
    var level = [self]
    while !level.isEmpty {
      for node in level {
        if let scroller = node as? ScrollNode, condition(scroller) { return scroller }
      }
      level = level.flatMap(\.children)
    }
    return nil
  }
}
