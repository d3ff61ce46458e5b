import Engine
import Geometry
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// A window of 400 × 600 points with content of 800 × 900 that can be zoomed.
@MainActor final class ZoomSample {
  /// The values that a test changes.
  struct Setting {
    var zoom: CGFloat = 1
    var range: ClosedRange<CGFloat> = 0.5...4
    var size = CGSize(width: 800, height: 900)
    var isShown = true
    var isDisabled = false
    var direction = LayoutDirection.leftToRight
  }

  let setting: Knob<Setting>
  let window: TestWindow
  /// The evaluations of the content.
  let bodies = Recorder()
  let taps = Recorder()

  init(_ change: (inout Setting) -> Void = { _ in }) {
    var initial = Setting()
    change(&initial)
    let setting = Knob(initial)
    let (bodies, taps) = (bodies, taps)
    self.setting = setting
    window = TestWindow(width: 400, height: 600) {
      KnobView(setting) { value in
        if value.isShown {
          ScrollView([.horizontal, .vertical]) { ZoomedContent(size: value.size, bodies: bodies, taps: taps) }
            .scrollZoom(
              Binding {
                setting.value.zoom
              } set: {
                setting.value.zoom = $0
              }, in: value.range
            )
            .scrollZoomDisabled(value.isDisabled)
            .environment(\.layoutDirection, value.direction)
        }
      }
    }
    window.settle()
    _ = bodies.take()
  }

  var node: ScrollNode {
    get throws { try #require(window.scroll) }
  }

  var zoom: ScrollZoom {
    get throws { try #require(node.zoom) }
  }

  /// True while a frame is requested for now or for later.
  var isBusy: Bool { window.pipeline.wantsFrame || window.pipeline.nextDeadline != nil }

  /// The point of the content's layout that is shown at a point of the window.
  func content(at point: CGPoint) throws -> CGPoint {
    let child = try #require(try node.child)
    return child.convertFromWindow(point)
  }

  /// True if the content rests inside of its limits and of its range.
  func isAtRest() throws -> Bool {
    let (node, zoom) = (try node, try zoom)
    return zoom.range.clamped(zoom.scale) == zoom.scale
      && node.model.metrics.clamped(node.model.offset) == node.model.offset
      && node.model.activity == .idle
  }

  // MARK: Input

  func control(_ key: String) { window.key(key, .control) }

  func wheel(_ notches: Double, at point: CGPoint, isPrecise: Bool = false) {
    window.send(
      .wheel(
        WheelEvent(location: point, delta: CGVector(dx: 0, dy: notches), isPrecise: isPrecise, modifiers: .control)))
    window.advance()
  }

  func doublePress(_ point: CGPoint) {
    window.tap(point)
    window.tap(point)
  }

  /// Moves two fingers, or puts them down, on either side of `middle`.
  func pinch(_ middle: CGPoint, _ distance: CGFloat, isDown: Bool = false) {
    for (id, direction) in [(1, -1.0), (2, 1)] {
      let point = CGPoint(x: middle.x + direction * distance / 2, y: middle.y)
      window.send(isDown ? .fingerDown(id: id, point) : .fingerMove(id: id, point))
    }
    window.advance()
  }

  func lift(_ middle: CGPoint, _ distance: CGFloat) {
    for (id, direction) in [(1, -1.0), (2, 1)] {
      window.send(.fingerUp(id: id, CGPoint(x: middle.x + direction * distance / 2, y: middle.y)))
    }
    window.advance()
  }
}

/// Text, a button and a plain area.
private struct ZoomedContent: View {
  let size: CGSize
  let bodies: Recorder
  let taps: Recorder

  var body: some View {
    let _ = bodies.note("content")
    ZStack(alignment: .topLeading) {
      Color.blue
      Text("Harbor")
      Button("Press") { taps.note("pressed") }.offset(x: 300, y: 400)
    }
    .frame(width: size.width, height: size.height)
  }
}
