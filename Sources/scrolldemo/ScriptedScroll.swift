import Engine
import ScrollScripts

/// The default input of a budget check: twelve seconds of wheel, keys and flings, down and up again.
package enum ScriptedScroll {
  private static let seconds = 12.0

  static func script(size: CGSize) -> InputScript {
    let point = CGPoint(x: size.width * 0.65, y: size.height * 0.7)
    var events: [TimedInputEvent] = []
    func add(_ time: Double, _ event: InputEvent) { events.append(TimedInputEvent(time: time, event: event)) }
    for notch in 0..<40 {
      let direction: CGFloat = notch < 20 ? -1 : 1
      let turn = WheelEvent(location: point, delta: CGVector(dx: 0, dy: direction), isPrecise: false)
      add(1.2 + Double(notch) * 0.1, .wheel(turn))
    }
    add(5.5, .keyDown(KeyStroke(.end)))
    add(6.5, .keyDown(KeyStroke(.home)))
    for (start, direction) in [(7.5, -1.0), (9.5, 1.0)] { fling(from: point, direction: direction, at: start, add) }
    return InputScript(
      header: InputScript.Header(width: Double(size.width), height: Double(size.height), scale: 1), events: events,
      endTime: seconds)
  }

  /// The time in seconds that `tour(size:pages:)` spends on a page.
  private static let secondsOnPage = 4.0

  /// The input of a tour: wheel, End and Home on each page, then the key of the next page.
  package static func tour(size: CGSize, pages: Int) -> InputScript {
    let point = CGPoint(x: size.width * 0.65, y: size.height * 0.7)
    var events: [TimedInputEvent] = []
    for page in 0..<pages {
      let start = Double(page) * secondsOnPage
      func add(_ time: Double, _ event: InputEvent) { events.append(TimedInputEvent(time: start + time, event: event)) }
      for notch in 0..<12 {
        let turn = WheelEvent(location: point, delta: CGVector(dx: 0, dy: -1), isPrecise: false)
        add(0.7 + Double(notch) * 0.08, .wheel(turn))
      }
      add(2.2, .keyDown(KeyStroke(.end)))
      add(2.9, .keyDown(KeyStroke(.home)))
      if page < pages - 1 { add(secondsOnPage - 0.1, .keyDown(KeyStroke(.pageDown, modifiers: .control))) }
    }
    return InputScript(
      header: InputScript.Header(width: Double(size.width), height: Double(size.height), scale: 1), events: events,
      endTime: Double(pages) * secondsOnPage)
  }

  /// Adds a quick drag of 0.25 seconds.
  private static func fling(
    from point: CGPoint, direction: Double, at start: Double, _ add: (Double, InputEvent) -> Void
  ) {
    add(start, .mouseDown(point, button: 1))
    var place = point
    for step in 1...15 {
      place.y = point.y + CGFloat(direction) * CGFloat(step) * 14
      add(start + Double(step) / 60, .mouseMove(place))
    }
    add(start + 0.255, .mouseUp(place, button: 1))
  }
}
