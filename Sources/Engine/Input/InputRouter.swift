/// Routes input events by kind to `PointerRouter`, `WheelRouter` and `KeyRouter`, on the geometry of the last frame.
@MainActor package final class InputRouter {
  private unowned let root: RootNode
  weak var host: NodeHost? {
    didSet {
      pointers.arena.host = host
      pointers.autoScroller.host = host
      wheels.host = host
      pinch.host = host
      zoom.host = host
      drags.host = host
      swipe.host = host
    }
  }
  package let pointers: PointerRouter
  private let wheels = WheelRouter()
  private let pinch: WheelPinch
  private let zoom = WheelZoom()
  private let swipe = WheelSwipe()
  private let hold = TouchpadHold()
  private let touchpadPinch: TouchpadPinch
  package let keys: KeyRouter
  /// The drag over the window.
  package let drags: DragCoordinator
  /// The nodes under the mouse.
  package let hover: HoverTracker
  /// A second pipeline inside of the window, which receives each event first.
  let guests: WindowGuestSlot
  /// The `InputObserver`s of wheels and touchpads, before `zoom`, `pinch`, `swipe` and `wheels`.
  private let monitor = InputMonitor()
  /// Returns the node with the keyboard focus. Set by the focus system of `ScrollUI`.
  package var focusedNode: () -> RenderNode? {
    get { keys.scrollKeys.focus }
    set { keys.scrollKeys.focus = newValue }
  }

  /// Called when the window loses the keyboard, with false, and at the next key or press, with true. Set by `ScrollUI`.
  package var keyboardChanged: (Bool) -> Void = { _ in }
  private var hasKeyboard = true

  init(root: RootNode) {
    self.root = root
    hover = HoverTracker(root: root)
    guests = WindowGuestSlot { [unowned hover] in hover.guestShape = $0 }
    drags = DragCoordinator(root: root)
    pointers = PointerRouter(root: root, hover: hover, drags: drags)
    keys = KeyRouter(root: root)
    pinch = WheelPinch(arena: pointers.arena)
    touchpadPinch = TouchpadPinch(arena: pointers.arena)
    drags.modifiers = { [unowned keys] in keys.modifiers }
  }

  /// Adds the parts that nodes use to the services of the window.
  func provideParts(to services: inout WindowServices) {
    services.holdPointerShape = { [weak hover] in hover?.heldShape = $0 }
    services.provide(hover)
    services.provide(guests)
    services.provide(monitor)
    services.provide(keys)
    services.provide(pointers.arena)
    services.provide(drags)
  }

  /// Handles one event. Callbacks of views may run.
  package func handle(_ timed: TimedInputEvent) {
    noteKeyboard(timed.event)
    if guests.guest?.take(timed) == true { return }
    let time = timed.time
    switch timed.event {
    case .mouseDown, .mouseMove, .mouseUp, .fingerDown, .fingerMove, .fingerUp:
      pointers.handle(timed.event, modifiers: keys.modifiers, time: time)
    case .wheel(let wheel):
      if !wheel.phase.isEnd { pointerIsUsed(at: wheel.location) }
      if monitor.take(timed, path: { root.path(at: wheel.location) }) { return }
      if !zoom.route(wheel, path: root.path(at: wheel.location), time: time),
        !pinch.route(wheel, path: root.path(at: wheel.location), time: time),
        !swipe.route(wheel, path: root.path(at: wheel.location), time: time)
      {
        wheels.route(wheel, path: root.path(at: wheel.location), time: time)
      }
      if swipe.isMoving { wheels.cancel(time: time) }
    case .hold(let point, let phase):
      if !phase.isEnd { pointerIsUsed(at: point) }
      if monitor.take(timed, path: { root.path(at: point) }) { return }
      hold.route(phase, path: root.path(at: point), time: time)
    case .pinch(let event):
      if !event.phase.isEnd { pointerIsUsed(at: event.location) }
      if monitor.take(timed, path: { root.path(at: event.location) }) { return }
      if event.phase == .began { wheels.cancel(time: time) }
      touchpadPinch.route(event, path: root.path(at: event.location), time: time)
    case .keyDown(let key):
      hover.pointerIsUsed()
      if pointers.autoScroller.end(), key.key == .escape { return }
      if key.key == .escape, pointers.arena.cancelByKey(time: time) { return }
      zoom.end()
      keys.press(key, path: root.path(at: pointers.location), time: time)
      if key.key.modifier != nil { drags.modifiersDidChange() }
    case .keyUp(let key):
      keys.release(key)
      if key.key.modifier != nil { drags.modifiersDidChange() }
    case .text(let text): keys.textReceiver?.insertText(text, at: time)
    case .textEditing(let text, let start, let length):
      keys.textReceiver?.setMarkedText(text, start: start, length: length)
    case .resize(let size): root.windowSize = size
    // The host sets it before the frame: texts are measured with it.
    case .displayScale: break
    case .focusLost:
      _ = monitor.take(timed, path: { [] })
      wheels.cancel(time: time)
      pointers.autoScroller.end()
      pinch.end(at: time)
      zoom.end()
      swipe.cancel()
      hold.end(at: time)
      touchpadPinch.cancel(at: time)
      pointers.arena.cancelAll(time: time)
      keys.releaseAll()
    case .dropBegan(let point): drags.beginOutside(at: point)
    case .dropMoved(let point): drags.moveOutside(to: point)
    case .dropFile(let path): drags.add(.file(path))
    case .dropText(let text): drags.add(.text(text))
    case .dropEnded(let point): drags.dropOutside(at: point)
    case .dragLeft: drags.leaveWindow()
    case .dragEnded(let effect): drags.endElsewhere(effect)
    }
  }

  /// Notes the place of the pointer of a wheel or of a gesture on a touchpad, which also ends a scrolling by the middle button. Not called for the end of a
  /// gesture, which may come after the pointer has left the window.
  private func pointerIsUsed(at point: CGPoint) {
    pointers.move(to: point)
    hover.pointerIsUsed()
    pointers.autoScroller.end()
  }

  private func noteKeyboard(_ event: InputEvent) {
    switch event {
    case .focusLost where hasKeyboard: hasKeyboard = false
    case .keyDown, .text, .mouseDown, .fingerDown: if hasKeyboard { return } else { hasKeyboard = true }
    default: return
    }
    keyboardChanged(hasKeyboard)
  }

  /// Called when a node has left the window.
  func forget(_ node: RenderNode) {
    wheels.forget(node)
    hold.forget(node)
    touchpadPinch.forget(node)
    pointers.forget(node)
    hover.forget(node)
    drags.forget(node)
  }
}
