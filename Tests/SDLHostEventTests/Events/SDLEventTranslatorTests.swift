import CSDL2
import Engine
import Geometry
import SDLHost
import Testing

@MainActor
@Suite struct SDLEventTranslatorTests {
  private nonisolated static let indirectDevice: SDL_TouchID = 9

  private let translator = SDLEventTranslator(windowSize: CGSize(width: 400, height: 200)) {
    $0 == indirectDevice ? SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE : SDL_TOUCH_DEVICE_DIRECT
  }

  private func translate(_ events: SDL_Event..., at time: Double = 0) -> [HostEvent] {
    var result: [HostEvent] = []
    for event in events { translator.translate(event, at: time, into: &result) }
    return result
  }

  /// The input events translated from `events`. Fails if they give other kinds of events.
  private func input(_ events: SDL_Event...) -> [InputEvent] {
    var result: [HostEvent] = []
    for event in events { translator.translate(event, at: 0, into: &result) }
    return result.compactMap {
      guard case .input(let timed) = $0 else {
        Issue.record("\($0) is not input")
        return nil
      }
      return timed.event
    }
  }

  // MARK: Time

  @Test func everyInputHasTheTimeOfItsPoll() {
    #expect(
      translate(.motion(1, 2), .motion(3, 4), at: 1.5) == [
        .input(TimedInputEvent(time: 1.5, event: .mouseMove(CGPoint(x: 1, y: 2)))),
        .input(TimedInputEvent(time: 1.5, event: .mouseMove(CGPoint(x: 3, y: 4)))),
      ])
  }

  @Test func translatedEventsAreAppended() {
    var events: [HostEvent] = [.window(.wake)]
    translator.translate(.plain(SDL_QUIT.rawValue), at: 0, into: &events)
    #expect(events == [.window(.wake), .window(.quit)])
  }

  // MARK: Mouse

  @Test func buttonsKeepSDLsNumbers() {
    #expect(
      input(.buttonDown(5, 6, button: 3), .buttonUp(7, 8, button: 3)) == [
        .mouseDown(CGPoint(x: 5, y: 6), button: 3), .mouseUp(CGPoint(x: 7, y: 8), button: 3),
      ])
  }

  @Test func aDragMayLeaveTheWindow() {
    #expect(
      input(.buttonDown(5, 6), .motion(-20, 300)) == [
        .mouseDown(CGPoint(x: 5, y: 6), button: 1), .mouseMove(CGPoint(x: -20, y: 300)),
      ])
  }

  @Test func aRepeatedButtonDownReleasesTheButtonFirst() {
    #expect(
      input(.buttonDown(5, 6), .buttonDown(7, 8)) == [
        .mouseDown(CGPoint(x: 5, y: 6), button: 1),
        .mouseUp(CGPoint(x: 7, y: 8), button: 1), .mouseDown(CGPoint(x: 7, y: 8), button: 1),
      ])
  }

  @Test func aButtonUpWithoutADownIsIgnored() {
    #expect(input(.buttonUp(5, 6)).isEmpty)
  }

  @Test func mouseEventsSynthesisedFromTouchesAreIgnored() {
    let touch = SDLEventTranslator.mouseOfTouches
    #expect(
      input(
        .motion(1, 2, which: touch), .buttonDown(1, 2, which: touch), .buttonUp(1, 2, which: touch),
        .wheel(precise: (0, 1), which: touch)
      ).isEmpty)
  }

  @Test func thePointerIsOutsideWhenItLeaves() {
    #expect(input(.window(SDL_WINDOWEVENT_LEAVE)) == [.mouseMove(CGPoint(x: -1, y: -1))])
  }

  @Test func leavingTheWindowDuringADragIsReportedAfterIt() {
    #expect(
      input(
        .buttonDown(5, 6), .buttonDown(5, 6, button: 2), .window(SDL_WINDOWEVENT_LEAVE), .buttonUp(5, 300),
        .buttonUp(5, 300, button: 2)
      ) == [
        .mouseDown(CGPoint(x: 5, y: 6), button: 1), .mouseDown(CGPoint(x: 5, y: 6), button: 2),
        .mouseUp(CGPoint(x: 5, y: 300), button: 1), .mouseUp(CGPoint(x: 5, y: 300), button: 2),
        .mouseMove(CGPoint(x: -1, y: -1)),
      ])
  }

  @Test func returningDuringADragIsNotReportedAsLeaving() {
    let events = translate(
      .buttonDown(5, 6), .window(SDL_WINDOWEVENT_LEAVE), .window(SDL_WINDOWEVENT_ENTER), .buttonUp(7, 8))
    #expect(
      events == [
        .input(TimedInputEvent(time: 0, event: .mouseDown(CGPoint(x: 5, y: 6), button: 1))), .window(.pointerEntered),
        .input(TimedInputEvent(time: 0, event: .mouseUp(CGPoint(x: 7, y: 8), button: 1))),
      ])
  }

  // MARK: Wheel

  @Test func theExactDeltaOfAWheelIsUsedInsteadOfItsIntegers() {
    #expect(
      input(.wheel(precise: (0.25, -0.5), whole: (3, 0), at: (30, 40))) == [
        .wheel(
          WheelEvent(location: CGPoint(x: 30, y: 40), delta: CGVector(dx: 0.25, dy: -0.5), isPrecise: true))
      ])
  }

  @Test func aNotchIsNotPrecise() {
    #expect(
      input(.wheel(precise: (0, -2), whole: (0, -2))) == [
        .wheel(WheelEvent(location: .zero, delta: CGVector(dx: 0, dy: -2), isPrecise: false))
      ])
  }

  @Test func aFlippedWheelIsNotInverted() {
    #expect(input(.wheel(precise: (0, 1), flipped: true)) == input(.wheel(precise: (0, 1))))
  }

  @Test func aWheelWithoutADeltaIsIgnored() {
    #expect(input(.wheel(precise: (0, 0), whole: (0, 1))).isEmpty)
  }

  @Test func aWholeNumberWithinAStreamOfFractionsIsPrecise() {
    let turns = [(0.1, 0.4), (0.116, 1), (0.2, 1)]
    let isPrecise = turns.flatMap { time, dy in
      translate(.wheel(precise: (0, Float(dy))), at: time).map {
        guard case .input(let timed) = $0, case .wheel(let wheel) = timed.event else { return false }
        return wheel.isPrecise
      }
    }
    #expect(isPrecise == [true, true, false])
  }

  // MARK: Touch

  @Test func fingersAreInWindowPointsAndNumberedFromOne() {
    #expect(
      input(
        .finger(SDL_FINGERDOWN, 812, 0.25, 0.5), .finger(SDL_FINGERDOWN, 813, 1, 1),
        .finger(SDL_FINGERMOTION, 812, 0.5, 0.5), .finger(SDL_FINGERUP, 812, 0.5, 0.5),
        .finger(SDL_FINGERDOWN, 814, 0, 0)
      ) == [
        .fingerDown(id: 1, CGPoint(x: 100, y: 100)), .fingerDown(id: 2, CGPoint(x: 400, y: 200)),
        .fingerMove(id: 1, CGPoint(x: 200, y: 100)), .fingerUp(id: 1, CGPoint(x: 200, y: 100)),
        .fingerDown(id: 1, .zero),
      ])
  }

  @Test func equalFingerIDsOfTwoScreensAreTwoFingers() {
    #expect(
      input(.finger(SDL_FINGERDOWN, 0, 0, 0, device: 1), .finger(SDL_FINGERDOWN, 0, 1, 1, device: 2)) == [
        .fingerDown(id: 1, .zero), .fingerDown(id: 2, CGPoint(x: 400, y: 200)),
      ])
  }

  @Test func fingersFollowTheWindowsSize() {
    _ = translate(.window(SDL_WINDOWEVENT_SIZE_CHANGED, 800, 600))
    #expect(input(.finger(SDL_FINGERDOWN, 1, 0.5, 0.5)) == [.fingerDown(id: 1, CGPoint(x: 400, y: 300))])
  }

  @Test func aRepeatedFingerDownLiftsTheFingerFirst() {
    #expect(
      input(.finger(SDL_FINGERDOWN, 5, 0, 0), .finger(SDL_FINGERDOWN, 5, 1, 0)) == [
        .fingerDown(id: 1, .zero),
        .fingerUp(id: 1, CGPoint(x: 400, y: 0)), .fingerDown(id: 1, CGPoint(x: 400, y: 0)),
      ])
  }

  @Test(arguments: [SDL_FINGERMOTION, SDL_FINGERUP])
  func eventsOfAFingerThatIsNotDownAreIgnored(type: SDL_EventType) {
    #expect(input(.finger(type, 5, 0, 0)).isEmpty)
  }

  @Test(arguments: [SDLEventTranslator.touchOfMouse, indirectDevice])
  func touchesOfMiceAndTrackpadsAreIgnored(device: SDL_TouchID) {
    #expect(
      input(
        .finger(SDL_FINGERDOWN, 5, 0, 0, device: device), .finger(SDL_FINGERMOTION, 5, 0, 0, device: device),
        .finger(SDL_FINGERUP, 5, 0, 0, device: device)
      ).isEmpty)
  }

  // MARK: Keyboard

  @Test(arguments: [
    (SDLK_a, "A"), (SDLK_PAGEDOWN, "PageDown"), (SDLK_SPACE, "Space"), (SDLK_LEFT, "Left"), (SDLK_RETURN, "Return"),
    (SDLK_SLASH, "/"), (SDLK_F1, "F1"),
  ])
  func keysHaveSDLsNames(symbol: SDL_KeyCode, name: String) {
    #expect(
      input(.key(SDL_KEYDOWN, symbol), .key(SDL_KEYUP, symbol)) == [
        .keyDown(KeyStroke(KeyCode(name: name))), .keyUp(KeyStroke(KeyCode(name: name))),
      ])
  }

  @Test(arguments: [
    (KMOD_LSHIFT, Modifiers.shift), (KMOD_RCTRL, .control), (KMOD_LALT, .option), (KMOD_RGUI, .command),
    (KMOD_NUM, Modifiers()),
    (SDL_Keymod(rawValue: KMOD_LSHIFT.rawValue | KMOD_LCTRL.rawValue), Modifiers([.shift, .control])),
  ])
  func modifiersAreMapped(state: SDL_Keymod, modifiers: Modifiers) {
    #expect(
      input(.key(SDL_KEYDOWN, SDLK_HOME, modifiers: state)) == [
        .keyDown(KeyStroke(.home, modifiers: modifiers))
      ])
  }

  @Test func aRepeatingKeyGoesDownAgain() {
    #expect(
      input(.key(SDL_KEYDOWN, SDLK_DOWN), .key(SDL_KEYDOWN, SDLK_DOWN, isRepeat: true)) == [
        .keyDown(KeyStroke(.downArrow)), .keyDown(KeyStroke(.downArrow)),
      ])
  }

  @Test func aKeyWithoutANameIsIgnored() {
    #expect(input(.key(SDL_KEYDOWN, SDLK_UNKNOWN)).isEmpty)
  }

  @Test(arguments: ["a", "你好", "0123456789012345678901234567890"])
  func textArrivesUnchanged(text: String) {
    #expect(input(.text(text)) == [.text(text)])
  }

  @Test func emptyTextIsIgnored() {
    #expect(input(.text("")).isEmpty)
  }

  @Test func aCompositionArrivesWithItsCaret() {
    #expect(input(.editing("你h", start: 1, length: 1)) == [.textEditing("你h", start: 1, length: 1)])
    #expect(input(.editing("", start: 0, length: 0)) == [.textEditing("", start: 0, length: 0)])
    let long = String(repeating: "长", count: 40)
    #expect(input(.longEditing(long, start: 40, length: 0)) == [.textEditing(long, start: 40, length: 0)])
  }

  // MARK: Window

  @Test(arguments: [
    (SDL_WINDOWEVENT_EXPOSED, WindowChange.exposed), (SDL_WINDOWEVENT_HIDDEN, .hidden),
    (SDL_WINDOWEVENT_MINIMIZED, .hidden), (SDL_WINDOWEVENT_SHOWN, .shown), (SDL_WINDOWEVENT_RESTORED, .shown),
    (SDL_WINDOWEVENT_DISPLAY_CHANGED, .displayChanged), (SDL_WINDOWEVENT_CLOSE, .closeRequested),
  ])
  func windowEventsBecomeWindowChanges(id: SDL_WindowEventID, change: WindowChange) {
    #expect(translate(.window(id)) == [.window(change)])
  }

  @Test func applicationEventsBecomeWindowChanges() {
    #expect(
      translate(
        .plain(SDL_QUIT.rawValue), .plain(SDL_RENDER_TARGETS_RESET.rawValue),
        .plain(SDL_RENDER_DEVICE_RESET.rawValue), .plain(WakeEvent.type)
      ) == [.window(.quit), .window(.renderTargetsReset), .window(.renderDeviceReset), .window(.wake)])
  }

  @Test(arguments: [SDL_CLIPBOARDUPDATE, SDL_AUDIODEVICEADDED, SDL_DISPLAYEVENT, SDL_MULTIGESTURE])
  func unhandledEventsAreIgnored(type: SDL_EventType) {
    #expect(translate(.plain(type.rawValue)).isEmpty)
  }

  @Test func aNewSizeIsOneInputAndOneChangePerEvent() {
    let resize = HostEvent.input(TimedInputEvent(time: 0, event: .resize(CGSize(width: 700, height: 500))))
    #expect(
      translate(
        .window(SDL_WINDOWEVENT_RESIZED, 700, 500), .window(SDL_WINDOWEVENT_SIZE_CHANGED, 700, 500),
        .window(SDL_WINDOWEVENT_SIZE_CHANGED, 700, 500)
      ) == [resize, .window(.sizeChanged), .window(.sizeChanged)])
  }

  @Test func losingTheFocusReleasesButtonsAndFingers() {
    #expect(
      input(
        .buttonDown(1, 1), .finger(SDL_FINGERDOWN, 5, 0, 0), .window(SDL_WINDOWEVENT_FOCUS_LOST),
        .buttonUp(1, 1), .finger(SDL_FINGERUP, 5, 0, 0), .window(SDL_WINDOWEVENT_LEAVE)
      ) == [
        .mouseDown(CGPoint(x: 1, y: 1), button: 1), .fingerDown(id: 1, .zero), .focusLost,
        .mouseMove(CGPoint(x: -1, y: -1)),
      ])
  }

  @Test func hidingTheWindowUnderAFingerLosesTheFocus() {
    #expect(
      translate(.finger(SDL_FINGERDOWN, 5, 0, 0), .window(SDL_WINDOWEVENT_HIDDEN)) == [
        .input(TimedInputEvent(time: 0, event: .fingerDown(id: 1, .zero))),
        .input(TimedInputEvent(time: 0, event: .focusLost)), .window(.hidden),
      ])
  }
}
