import CSDL2
import Engine
import Foundation
import SDLHost

/// Opens a window of 400 × 300 points, black, and prints each event as the translator sees it, until it is closed.
@MainActor
func showWindow() throws {
  SDLHints.configure()
  guard SDL_Init(SDL_INIT_VIDEO) == 0,
    let window = SDL_CreateWindow("hostprobe", 100, 100, 400, 300, SDL_WINDOW_SHOWN.rawValue)
  else {
    FileHandle.standardError.write(Data("hostprobe: \(String(cString: SDL_GetError()))\n".utf8))
    exit(3)
  }
  defer {
    SDL_DestroyWindow(window)
    SDL_Quit()
  }
  SDL_StartTextInput()
  let clock = HostClock()
  let pointing = PointingListener(beside: window)
  pointing?.add(window)
  defer { pointing?.close() }
  let translator = SDLEventTranslator(
    windowSize: CGSize(width: 400, height: 300), pointing: pointing)
  let waker = MainQueueWaker()
  try waker.start()
  defer { waker.stop() }
  var rounds = 0
  Task {
    try await Task.sleep(for: .milliseconds(1))
    report("task")
  }
  while true {
    var event = SDL_Event()
    SDL_WaitEvent(&event)
    rounds += 1
    waker.drain()
    var events: [HostEvent] = []
    translator.translate(event, at: clock.now, into: &events)
    for event in events {
      report(describe(event))
      if event == .window(.closeRequested) || event == .window(.quit) { return }
      if event == .window(.exposed) { fill(window) }
    }
  }
}

/// Fills the window with a color that differs from the display's background.
@MainActor
private func fill(_ window: OpaquePointer) {
  guard let surface = SDL_GetWindowSurface(window) else { return }
  SDL_FillRect(surface, nil, SDL_MapRGB(surface.pointee.format, 200, 100, 50))
  SDL_UpdateWindowSurface(window)
}

private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

/// A movement of a touchpad: the device, the place, the distance of the content in thousandths of a point, the phase.
private func describe(_ wheel: WheelEvent) -> String {
  let notch = ScrollConstants.notchLength
  return "\(wheel.device) \(Int(wheel.location.x)),\(Int(wheel.location.y)) "
    + "\(rounded(wheel.delta.dx * notch)),\(rounded(0 - wheel.delta.dy * notch)) \(wheel.phase)"
}

private func describe(_ event: HostEvent) -> String {
  switch event {
  case .window(let change): "\(change)"
  case .input(let timed):
    switch timed.event {
    case .mouseDown(let point, let button): "mouseDown \(Int(point.x)),\(Int(point.y)) \(button)"
    case .mouseMove(let point): "mouseMove \(Int(point.x)),\(Int(point.y))"
    case .mouseUp(let point, let button): "mouseUp \(Int(point.x)),\(Int(point.y)) \(button)"
    case .wheel(let wheel) where wheel.device == .touchpad || wheel.device == .continuous: describe(wheel)
    case .wheel(let wheel):
      "wheel \(Int(wheel.location.x)),\(Int(wheel.location.y)) \(wheel.delta.dx),\(wheel.delta.dy) \(wheel.isPrecise)"
    case .hold(let point, let phase): "hold \(Int(point.x)),\(Int(point.y)) \(phase)"
    case .pinch(let pinch):
      "pinch \(Int(pinch.location.x)),\(Int(pinch.location.y)) \(pinch.phase) \(pinch.scale) \(rounded(pinch.rotation * 180 / .pi)) "
        + "\(pinch.translation.dx),\(pinch.translation.dy)"
    case .keyDown(let stroke): "keyDown \(stroke.key.name) \(stroke.modifiers.rawValue)"
    case .keyUp(let stroke): "keyUp \(stroke.key.name) \(stroke.modifiers.rawValue)"
    case .text(let text): "text \(text)"
    default: "\(timed.event)"
    }
  }
}
