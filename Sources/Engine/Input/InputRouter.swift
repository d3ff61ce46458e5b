/// Routes input events by kind to `PointerRouter`, `WheelRouter` and `KeyRouter`, on the geometry of the last frame.
@MainActor package final class InputRouter {
  private unowned let root: RootNode
  weak var host: NodeHost? {
    didSet {
      pointers.arena.host = host
      pointers.autoScroller.host = host
      wheels.host = host
      drags.host = host
    }
  }
  package let pointers: PointerRouter
  private let wheels: WheelRouter
  private let hold = TouchpadHold()
  private let touchpadPinch: TouchpadPinch
  package let keys: KeyRouter
  /// The drag over the window.
  package let drags: DragCoordinator
  /// The nodes under the mouse.
  package let hover: HoverTracker
  /// A second pipeline inside of the window, which receives each event first.
  let guests: WindowGuestSlot
  /// The `InputObserver`s of wheels and touchpads, before their routers.
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
    wheels = WheelRouter([WheelMagnifier(arena: pointers.arena), WheelSwipe(), WheelScroll()])
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
    recordKeyboardUse(timed.event)
    if guests.guest?.take(timed) == true { return }
    let time = timed.time
    switch timed.event {
    case .mouseDown, .mouseMove, .mouseUp, .fingerDown, .fingerMove, .fingerUp:
      pointers.handle(timed.event, modifiers: keys.modifiers, time: time)
    case .wheel(let wheel):
      offer(timed, at: wheel.location, wheel.phase) { wheels.route(wheel, path: $0(), time: time) }
    case .hold(let point, let phase):
      offer(timed, at: point, phase) { hold.route(phase, path: $0(), time: time) }
    case .pinch(let pinch):
      offer(timed, at: pinch.location, pinch.phase) { path in
        if pinch.phase == .began { wheels.cancel(at: time) }
        touchpadPinch.route(pinch, path: path(), time: time)
      }
    case .keyDown(let key):
      hover.pointerIsUsed()
      if pointers.autoScroller.end(), key.key == .escape { return }
      if key.key == .escape, pointers.arena.cancelByKey(time: time) { return }
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
      wheels.cancel(at: time)
      pointers.autoScroller.end()
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

  /// Offers an event of a wheel or a touchpad to the observers, then to its router.
  ///
  /// The pointer moves to `point`, which also ends a scrolling by the middle button, except at the end of a gesture: that may come after the pointer
  /// has left the window.
  private func offer(
    _ timed: TimedInputEvent, at point: CGPoint, _ phase: TouchpadPhase, to route: (() -> [RenderNode]) -> Void
  ) {
    if !phase.isEnd {
      pointers.move(to: point)
      hover.pointerIsUsed()
      pointers.autoScroller.end()
    }
    // A taker that follows a stroke asks for no path. A path that is kept here for all would be allocated for each event.
    if !monitor.take(timed, path: { root.path(at: point) }) { route { root.path(at: point) } }
  }

  private func recordKeyboardUse(_ event: InputEvent) {
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
