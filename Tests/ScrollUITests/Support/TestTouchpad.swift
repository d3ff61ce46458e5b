import Engine
import Geometry
import ScrollUITesting

/// Two fingers on a touchpad that reports their lift, with the pointer at a place of a window.
@MainActor package struct TestTouchpad {
  package let window: TestWindow
  package var place: CGPoint

  package init(_ window: TestWindow, at place: CGPoint = CGPoint(x: 200, y: 300)) {
    self.window = window
    self.place = place
  }

  /// Moves content by points, positive towards its end, and runs a frame.
  package func move(dx: Double = 0, dy: Double, device: WheelDevice = .touchpad, _ modifiers: Modifiers = []) {
    report(dx: dx, dy: dy, device: device, modifiers, at: nil)
    window.advance()
  }

  /// Sends a report without running a frame; `time` is seconds of the window's clock, nil the next frame's.
  package func report(
    dx: Double = 0, dy: Double, device: WheelDevice = .touchpad, _ modifiers: Modifiers = [], at time: Double?
  ) {
    let notch = ScrollConstants.notchLength
    let delta = CGVector(dx: dx / notch, dy: -dy / notch)
    send(.wheel(WheelEvent(location: place, delta: delta, device: device, modifiers: modifiers)), at: time)
  }

  /// Lifts the fingers, and runs a frame.
  package func lift(_ phase: TouchpadPhase = .lifted, device: WheelDevice = .touchpad) {
    reportLift(phase, device: device, at: nil)
    window.advance()
  }

  package func reportLift(_ phase: TouchpadPhase = .lifted, device: WheelDevice = .touchpad, at time: Double?) {
    send(.wheel(WheelEvent(location: place, delta: .zero, device: device, phase: phase)), at: time)
  }

  /// Rests the fingers, or ends their rest, and runs a frame.
  package func hold(_ phase: TouchpadPhase) {
    window.send(.hold(place, phase))
    window.advance()
  }

  package func pinch(
    _ phase: TouchpadPhase, scale: Double = 1, rotation: Double = 0, translation: CGVector = .zero
  ) {
    window.send(
      .pinch(PinchEvent(location: place, phase: phase, scale: scale, rotation: rotation, translation: translation)))
    window.advance()
  }

  private func send(_ event: InputEvent, at time: Double?) {
    if let time { window.send(event, at: time) } else { window.send(event) }
  }
}
