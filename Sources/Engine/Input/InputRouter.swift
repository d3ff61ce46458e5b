import Geometry

/// Takes input events to the nodes that they are for, on the geometry of the last frame.
@MainActor package final class InputRouter {
  private unowned let root: RootNode
  weak var pipeline: FramePipeline? {
    didSet {
      arena.pipeline = pipeline
      hover.pipeline = pipeline
      wheels.pipeline = pipeline
    }
  }
  /// Who gets what the mouse's left button and fingers do.
  package let arena = GestureArena()
  /// What the mouse is over.
  package let hover: HoverTracker
  private let wheels = WheelRouter()
  private let indicators = IndicatorRouter()
  /// Takes the keyboard's focus from a text field, where one has it. A focus system sets it.
  package var endFocus: () -> Void = {}
  /// The node that has the keyboard's focus. A focus system sets it.
  package var focusedNode: () -> RenderNode? {
    get { scrollKeys.focus }
    set { scrollKeys.focus = newValue }
  }
  private let scrollKeys: ScrollKeys
  private var heldKeys: [KeyStroke] = []
  /// Where the mouse is; outside of the window when it has left.
  package private(set) var pointer = CGPoint(x: -1, y: -1)
  /// Where typed text goes: what has the focus, if it takes text; nil while nothing does.
  package internal(set) weak var textReceiver: (any TextReceiver)?
  private let capture = PointerCapture()

  init(root: RootNode) {
    self.root = root
    scrollKeys = ScrollKeys(root: root)
    hover = HoverTracker(root: root)
  }

  /// Handles one event. User code may run.
  package func handle(_ timed: TimedInputEvent) {
    let time = timed.time
    capture.follow(timed.event, time: time, path: path(at:))
    switch timed.event {
    case .mouseDown(let point, let button):
      movePointer(to: point)
      hover.pointerIsUsed()
      if indicators.press(
        button: button, modifiers: heldModifiers, at: point, path: path(at: point), time: time)
      {
        return
      }
      if capture.begin(at: point, button: button, time: time, path: path(at: point)) { return }
      if button == 1 { arena.begin(.mouse, at: point, time: time, path: path(at: point)) }
    case .mouseMove(let point):
      movePointer(to: point)
      if indicators.move(to: point, path: path(at: point), time: time) { return }
      arena.move(.mouse, to: point, time: time)
    case .mouseUp(let point, let button):
      movePointer(to: point)
      if indicators.release(button: button, time: time) { return }
      if button == 1 { arena.end(.mouse, at: point, time: time) }
    case .fingerDown(let id, let point): arena.begin(.finger(id), at: point, time: time, path: path(at: point))
    case .fingerMove(let id, let point): arena.move(.finger(id), to: point, time: time)
    case .fingerUp(let id, let point): arena.end(.finger(id), at: point, time: time)
    case .wheel(let wheel):
      movePointer(to: wheel.location)
      hover.pointerIsUsed()
      wheels.route(wheel, path: path(at: wheel.location), time: time)
    case .keyDown(let key): press(key, time: time)
    case .keyUp(let key): release(key)
    case .text(let text): textReceiver?.insertText(text, at: time)
    case .textEditing(let text, let start, let length):
      textReceiver?.setMarkedText(text, start: start, length: length)
    case .resize(let size): root.windowSize = size
    // The host sets it before the frame: texts are measured with it.
    case .displayScale: break
    case .focusLost:
      indicators.cancel(time: time)
      wheels.cancel(time: time)
      arena.cancelAll(time: time)
      for key in heldKeys { release(key) }
    }
  }

  /// The nodes under a point of the window, the deepest first.
  package func path(at point: CGPoint) -> [RenderNode] {
    var path: [RenderNode] = []
    _ = root.hitTest(point, into: &path)
    return path
  }

  private func movePointer(to point: CGPoint) {
    pointer = point
    hover.pointerMoved(to: point)
  }

  func forget(_ node: RenderNode) {
    if node is ScrollNode {
      wheels.forget(node)
      indicators.forget(node)
    }
    arena.forget(node)
    hover.forget(node)
  }

  // MARK: Keys

  /// A key that is down already repeats.
  private func press(_ key: KeyStroke, time: Double) {
    hover.pointerIsUsed()
    let isRepeat = heldKeys.contains { $0.key == key.key }
    if !isRepeat { heldKeys.append(key) }
    if pipeline?.client?.handleKey(key, phase: isRepeat ? .repeated : .down) == true { return }
    scrollKeys.route(key, path: path(at: pointer), time: time)
  }

  /// The modifier keys that are down.
  package var heldModifiers: Modifiers {
    heldKeys.reduce(into: []) { held, key in held.formUnion(key.key.modifier ?? []) }
  }

  private func release(_ key: KeyStroke) {
    heldKeys.removeAll { $0.key == key.key }
    _ = pipeline?.client?.handleKey(key, phase: .up)
  }
}
