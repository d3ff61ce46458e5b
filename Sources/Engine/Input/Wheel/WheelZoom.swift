import Motion

/// Zooms the content of a scroll view by the wheel with Control, or by two fingers on a trackpad, which arrive as such a wheel.
///
/// A notch away from the user steps to a larger zoom. A trackpad zooms as far as its fingers, with resistance beyond the limits, and ends when
/// it has rested for `quietTime`. Both hold the point of the content that was under the pointer at the first event.
@MainActor final class WheelZoom: FrameTicker {
  weak var host: NodeHost?

  /// A row of events around one place.
  private struct Stroke {
    weak var scroller: ScrollNode?
    /// The place of the pointer in the scroll view.
    let place: CGPoint
    /// The sum of the distances of a trackpad, in notches.
    var distance = 0.0
    var isPinch = false
    var lastTime: Double
  }

  private var stroke: Stroke?

  /// The factor of a notch, as in `WheelPinch`.
  static let factor = WheelPinch.magnification
  /// The time in seconds without an event that ends a row.
  static let quietTime = 0.2

  /// Handles a wheel event. Returns true if a scroll view takes it. `path`: the nodes under the pointer, the deepest first.
  func route(_ wheel: WheelEvent, path: @autoclosure () -> [RenderNode], time: Double) -> Bool {
    guard wheel.modifiers.contains(.control), wheel.delta.dy != 0, wheel.delta.dy.isFinite else {
      end()
      return false
    }
    if let stroke, (time - stroke.lastTime).isLonger(than: Self.quietTime) || stroke.scroller?.isZoomEnabled != true {
      end()
    }
    if stroke == nil {
      guard let scroller = path().zoomingScrollNode else { return false }
      stroke = Stroke(scroller: scroller, place: scroller.convertFromWindow(wheel.location), lastTime: time)
    }
    stroke?.lastTime = time
    if wheel.isPrecise { pinch(by: wheel.delta.dy) } else { turn(by: wheel.delta.dy) }
    host?.add(self)
    return true
  }

  private func turn(by notches: Double) {
    endPinch()
    guard let stroke else { return }
    stroke.scroller?.zoom?.step(by: Self.power(notches), about: stroke.place)
  }

  private func pinch(by notches: Double) {
    guard var stroke, let zoom = stroke.scroller?.zoom else { return }
    if !stroke.isPinch { zoom.beginPinch(at: stroke.place) }
    stroke.isPinch = true
    stroke.distance += notches
    zoom.movePinch(by: Self.power(stroke.distance), to: stroke.place, keepsRange: true)
    self.stroke = stroke
  }

  /// The factor of a distance in notches.
  private static func power(_ notches: Double) -> Double { ScalarMath.pow(factor, max(-1000, min(1000, notches))) }

  private func endPinch() {
    guard stroke?.isPinch == true else { return }
    stroke?.isPinch = false
    stroke?.distance = 0
    stroke?.scroller?.zoom?.endPinch()
  }

  /// Ends the row: content beyond a limit returns.
  func end() {
    endPinch()
    stroke = nil
  }

  func tick(at time: Double) -> NextTick {
    guard let stroke else { return .never }
    let due = stroke.lastTime + Self.quietTime
    guard time.hasReached(due) else { return .at(due) }
    end()
    return .never
  }
}
