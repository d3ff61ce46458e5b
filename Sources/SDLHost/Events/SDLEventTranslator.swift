import CSDL2
import Engine
import Pointing

/// Translates `SDL_Event`s into `HostEvent`s: engine input and window changes.
///
/// Independent of the window, except for `windowSize`. Tracks pressed buttons and active touches, so that the engine
/// never receives an up without a down or two downs in succession, even if the window system loses events.
@MainActor
package final class SDLEventTranslator {
  /// The window's size in points. `SDL_TouchFingerEvent` has fractions of it. Updated by size events.
  package var windowSize: CGSize

  private let touchDeviceType: (SDL_TouchID) -> SDL_TouchDeviceType
  private var fingers = FingerTable()
  private var wheel = WheelClassifier()
  private var drops: SDLDropTranslator
  /// The listener whose `PointingEvent`s are translated; nil without it.
  private let pointing: PointingListener?
  /// A bit for each pressed mouse button: bit 1 for SDL's button 1.
  private var pressedButtons: UInt32 = 0
  /// True if the pointer has left the window while a button is pressed. Reported as a move to (-1, -1) after the last
  /// `mouseUp`.
  private var hasLeftWhilePressed = false

  /// Creates a translator.
  ///
  /// - Parameters:
  ///   - windowSize: The window's size in points.
  ///   - touchDeviceType: Returns the type of a touch device; `SDL_GetTouchDeviceType` except in tests.
  ///   - dropLocation: Returns the position of the pointer in window points while items are dropped.
  ///   - pointing: The listener whose reports replace the wheel events of SDL.
  package init(
    windowSize: CGSize,
    touchDeviceType: @escaping (SDL_TouchID) -> SDL_TouchDeviceType = SDL_GetTouchDeviceType,
    dropLocation: @escaping () -> CGPoint = { CGPoint(x: -1, y: -1) },
    pointing: PointingListener? = nil
  ) {
    self.windowSize = windowSize
    self.touchDeviceType = touchDeviceType
    drops = SDLDropTranslator(location: dropLocation)
    self.pointing = pointing
  }

  /// Appends the translation of `event` to `events`: no element, a single element, or several if SDL has lost events.
  ///
  /// - Parameters:
  ///   - time: Seconds on the clock of the frames, read once for all events of a poll. SDL stamps events when they are
  ///     fetched, not when they happened, so differences within a poll have no meaning.
  ///   - events: Not emptied, so that a single array serves a whole poll.
  package func translate(_ event: SDL_Event, at time: Double, into events: inout [HostEvent]) {
    if event.type == WakeEvent.type {
      events.append(.window(.wake))
      return
    }
    if event.type == PointingEvent.type {
      if let report = PointingEvent.take(event) { point(report, at: time, into: &events) } else { pointing?.begin() }
      return
    }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      translateMouse(event, at: time) { events.append(.input(TimedInputEvent(time: time, event: $0))) }
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      translateTouch(event.tfinger) { events.append(.input(TimedInputEvent(time: time, event: $0))) }
    case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
      translateKeyboard(event) { events.append(.input(TimedInputEvent(time: time, event: $0))) }
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      drops.translate(event.drop) { events.append(.input(TimedInputEvent(time: time, event: $0))) }
    case SDL_WINDOWEVENT:
      translateWindow(event.window, at: time, into: &events)
    case SDL_RENDER_TARGETS_RESET:
      events.append(.window(.renderTargetsReset))
    case SDL_RENDER_DEVICE_RESET:
      events.append(.window(.renderDeviceReset))
    case SDL_QUIT:
      events.append(.window(.quit))
    default:
      break
    }
  }
}

// MARK: - Mouse

extension SDLEventTranslator {
  /// The `which` of mouse events that SDL synthesizes from touches (`SDL_TOUCH_MOUSEID`). Ignored, since the touches
  /// arrive too.
  package nonisolated static let mouseOfTouches = UInt32.max

  private func translateMouse(_ event: SDL_Event, at time: Double, send: (InputEvent) -> Void) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION where event.motion.which != Self.mouseOfTouches:
      send(.mouseMove(CGPoint(x: Double(event.motion.x), y: Double(event.motion.y))))
    case SDL_MOUSEBUTTONDOWN where event.button.which != Self.mouseOfTouches:
      press(event.button, send: send)
    case SDL_MOUSEBUTTONUP where event.button.which != Self.mouseOfTouches:
      release(event.button, send: send)
    case SDL_MOUSEWHEEL where event.wheel.which != Self.mouseOfTouches && pointing?.tellsWheels != true:
      turn(event.wheel, at: time, send: send)
    default:
      break
    }
  }

  private func press(_ event: SDL_MouseButtonEvent, send: (InputEvent) -> Void) {
    let location = CGPoint(x: Double(event.x), y: Double(event.y))
    let button = Int(event.button)
    if pressedButtons & bit(event.button) != 0 {
      send(.mouseUp(location, button: button))
    }
    pressedButtons |= bit(event.button)
    send(.mouseDown(location, button: button))
  }

  private func release(_ event: SDL_MouseButtonEvent, send: (InputEvent) -> Void) {
    guard pressedButtons & bit(event.button) != 0 else { return }
    pressedButtons &= ~bit(event.button)
    send(.mouseUp(CGPoint(x: Double(event.x), y: Double(event.y)), button: Int(event.button)))
    if pressedButtons == 0 && hasLeftWhilePressed {
      hasLeftWhilePressed = false
      send(.mouseMove(CGPoint(x: -1, y: -1)))
    }
  }

  /// Forgets the pressed buttons: the window system holds the pointer for a drag, and SDL does not hear of the release.
  func forgetButtons() { (pressedButtons, hasLeftWhilePressed) = (0, false) }

  /// Sends a `WheelEvent` with the deltas `preciseX` and `preciseY`; the integer deltas are accumulated and omit or
  /// repeat fractions. The flag for a flipped direction is ignored, because the system has already inverted the delta
  /// as the user prefers.
  private func turn(_ event: SDL_MouseWheelEvent, at time: Double, send: (InputEvent) -> Void) {
    let delta = CGVector(dx: Double(event.preciseX), dy: Double(event.preciseY))
    guard delta != .zero else { return }
    send(
      .wheel(
        WheelEvent(
          location: CGPoint(x: Double(event.mouseX), y: Double(event.mouseY)),
          delta: delta,
          isPrecise: wheel.isPrecise(delta, at: time), modifiers: heldModifiers)))
  }

  private var heldModifiers: Modifiers { Modifiers(sdl: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)) }

  private func point(_ report: PointingReport, at time: Double, into events: inout [HostEvent]) {
    let event = InputEvent(report, modifiers: heldModifiers) { wheel.isPrecise($0, at: time) }
    events.append(.input(TimedInputEvent(time: time, event: event)))
  }

  private func leave(send: (InputEvent) -> Void) {
    if pressedButtons == 0 {
      send(.mouseMove(CGPoint(x: -1, y: -1)))
    } else {
      hasLeftWhilePressed = true
    }
  }

  private func bit(_ button: UInt8) -> UInt32 {
    1 << min(UInt32(button), 31)
  }
}

// MARK: - Touch

extension SDLEventTranslator {
  /// The `touchId` of touches that SDL synthesizes from the mouse (`SDL_MOUSE_TOUCHID`). Ignored.
  package nonisolated static let touchOfMouse: SDL_TouchID = -1

  private func translateTouch(_ event: SDL_TouchFingerEvent, send: (InputEvent) -> Void) {
    guard event.touchId != Self.touchOfMouse, isDirect(event.touchId) else { return }
    let key = FingerTable.Key(device: event.touchId, finger: event.fingerId)
    let location = CGPoint(
      x: Double(event.x) * windowSize.width,
      y: Double(event.y) * windowSize.height)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      // The up event of an active finger was lost.
      if let id = fingers.remove(key) { send(.fingerUp(id: id, location)) }
      send(.fingerDown(id: fingers.add(key), location))
    case SDL_FINGERMOTION:
      if let id = fingers.id(of: key) { send(.fingerMove(id: id, location)) }
    default:
      if let id = fingers.remove(key) { send(.fingerUp(id: id, location)) }
    }
  }

  /// True if touches on the device refer to positions in the window. Touches on a trackpad move the pointer instead,
  /// and scroll as wheel events.
  private func isDirect(_ device: SDL_TouchID) -> Bool {
    let type = touchDeviceType(device)
    return type != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE && type != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
  }
}

// MARK: - Keyboard

extension SDLEventTranslator {
  /// Sends key and text input. A repeated key is a further `keyDown`.
  private func translateKeyboard(_ event: SDL_Event, send: (InputEvent) -> Void) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_KEYDOWN:
      if let stroke = KeyStroke(event.key.keysym) { send(.keyDown(stroke)) }
    case SDL_KEYUP:
      if let stroke = KeyStroke(event.key.keysym) { send(.keyUp(stroke)) }
    case SDL_TEXTINPUT:
      let text = Self.text(event.text.text)
      if !text.isEmpty { send(.text(text)) }
    case SDL_TEXTEDITING:
      let text = Self.text(event.edit.text)
      send(.textEditing(text, start: Int(event.edit.start), length: Int(event.edit.length)))
    default:
      // A composition that exceeds the fixed size of the event. The receiver owns its memory.
      let text = event.editExt.text.map { String(cString: $0) } ?? ""
      SDL_free(event.editExt.text)
      send(.textEditing(text, start: Int(event.editExt.start), length: Int(event.editExt.length)))
    }
  }

  /// The text in an array of bytes, up to the first zero.
  private static func text<Bytes>(_ bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

// MARK: - Window

extension SDLEventTranslator {
  private func translateWindow(_ event: SDL_WindowEvent, at time: Double, into events: inout [HostEvent]) {
    func send(_ input: InputEvent) {
      events.append(.input(TimedInputEvent(time: time, event: input)))
    }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED:
      events.append(.window(.exposed))
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      let size = CGSize(width: Double(event.data1), height: Double(event.data2))
      if size != windowSize {
        windowSize = size
        send(.resize(size))
      }
      events.append(.window(.sizeChanged))
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      if isAnythingPressed { loseFocus(send: send) }
      events.append(.window(.hidden))
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      events.append(.window(.shown))
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      events.append(.window(.displayChanged))
    case SDL_WINDOWEVENT_CLOSE:
      events.append(.window(.closeRequested))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      loseFocus(send: send)
    case SDL_WINDOWEVENT_ENTER:
      hasLeftWhilePressed = false
      events.append(.window(.pointerEntered))
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      events.append(.window(.keyboardGained))
    case SDL_WINDOWEVENT_LEAVE:
      leave(send: send)
    default:
      break
    }
  }

  private var isAnythingPressed: Bool {
    pressedButtons != 0 || !fingers.isEmpty
  }

  /// Clears the state of pressed buttons and touches and sends `focusLost`, since their up events may never arrive.
  private func loseFocus(send: (InputEvent) -> Void) {
    pressedButtons = 0
    hasLeftWhilePressed = false
    fingers = FingerTable()
    send(.focusLost)
  }
}
