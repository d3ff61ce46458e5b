import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Random input, edits and changes of the window over content that is zoomed.
@MainActor @Suite struct ScrollZoomRandomTests {
  @Test(arguments: 1...4)
  func zoomAndOffsetAreFiniteAndRestInsideOfTheirLimits(seed: Int) throws {
    var run = ZoomFuzz(seed: UInt64(seed))
    for event in 0..<5000 {
      run.act()
      if run.random.next(below: 3) == 0 { run.sample.window.advance() }
      try run.expectFinite("seed \(seed), event \(event)")
      if run.random.next(below: 250) == 0 { try run.rest("seed \(seed), event \(event)") }
    }
    try run.rest("seed \(seed), end")
  }
}

@MainActor private struct ZoomFuzz {
  let sample = ZoomSample()
  var random: SeededGenerator
  private var fingers: Set<Int> = []
  private var isMouseDown = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  private mutating func point() -> CGPoint { CGPoint(x: number(-20...420), y: number(-20...620)) }

  mutating func act() {
    let window = sample.window
    switch random.next(below: 100) {
    case 0..<40: touch()
    case 40..<55:
      let delta = CGVector(dx: number(-1...1), dy: number(-4...4))
      window.send(
        .wheel(
          WheelEvent(
            location: point(), delta: delta, isPrecise: random.next(below: 2) == 0,
            modifiers: random.next(below: 3) == 0 ? [] : .control)))
    case 55..<65:
      window.send(isMouseDown ? .mouseUp(point(), button: 1) : .mouseDown(point(), button: 1))
      isMouseDown.toggle()
    case 65..<72: window.send(.mouseMove(point()))
    case 72..<80:
      let key = ["=", "-", "0", "Down", "End", "Home", "Escape", "PageUp"][random.next(below: 8)]
      window.send(.keyDown(KeyStroke(KeyCode(name: key), modifiers: key.count == 1 ? .control : [])))
      window.send(.keyUp(KeyStroke(KeyCode(name: key))))
    case 80..<82:
      window.send(.focusLost)
      fingers = []
      isMouseDown = false
    case 82..<85: window.send(.resize(CGSize(width: number(1...600), height: number(1...800))))
    case 85..<90:
      let zoom = [CGFloat(number(0.1...8)), .nan, .infinity, -1, 0][min(random.next(below: 12), 4)]
      if random.next(below: 2) == 0 {
        sample.setting.value.zoom = zoom
      } else {
        withAnimation { sample.setting.value.zoom = zoom }
      }
    case 90..<93:
      let one = CGFloat(number(0.2...3))
      sample.setting.value.range = one...(one + CGFloat(number(0...4)))
    case 93..<96: sample.setting.value.size = CGSize(width: number(0...2000), height: number(0...2000))
    case 96..<97: sample.setting.value.direction = random.next(below: 2) == 0 ? .leftToRight : .rightToLeft
    default: break
    }
  }

  private mutating func touch() {
    let id = 1 + random.next(below: 3)
    if !fingers.contains(id) {
      sample.window.send(.fingerDown(id: id, point()))
      fingers.insert(id)
    } else if random.next(below: 5) == 0 {
      sample.window.send(.fingerUp(id: id, point()))
      fingers.remove(id)
    } else {
      sample.window.send(.fingerMove(id: id, point()))
    }
  }

  func expectFinite(_ place: String) throws {
    let (node, zoom) = (try sample.node, try sample.zoom)
    try #require(zoom.scale.isFinite && zoom.scale > 0, "\(place)")
    try #require(node.model.offset.x.isFinite && node.model.offset.y.isFinite, "\(place)")
  }

  mutating func rest(_ place: String) throws {
    for id in fingers { sample.window.send(.fingerUp(id: id, point())) }
    fingers = []
    if isMouseDown { sample.window.send(.mouseUp(point(), button: 1)) }
    isMouseDown = false
    sample.window.advance()
    sample.window.settle()
    let model = try sample.node.model
    let state = "\(model.activity), offset \(model.offset) of \(model.metrics.contentSize) in \(model.metrics.viewport)"
    let (zoom, isAtRest) = (try sample.zoom, try sample.isAtRest())
    try #require(isAtRest, "\(place): zoom \(zoom.scale) in \(zoom.range), \(state)")
    try #require(!sample.isBusy, "\(place)")
    try #require(sample.setting.value.zoom == CGFloat(zoom.scale), "\(place)")
  }
}
