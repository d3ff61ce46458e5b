import ScrollInstruments
import ScrollUI

/// The reports of the wheel or touchpad over a `TouchpadPage`, and the predicted and real ends of throws.
@MainActor @Observable package final class TouchpadLab {
  /// The phase of the device.
  package enum Phase: CaseIterable {
    case began, changed, lifted, cancelled, hold, pinch
  }

  /// The lists of `TouchpadPage`. The reports drive them.
  @ObservationIgnored package let scrolls = ReportedScrolls()

  /// The device of the last `DeviceReport`; nil before the first.
  package private(set) var device: ReportDevice?
  /// True if all reports of `device` were whole notches (`DeviceReport.isWholeNotches`).
  package private(set) var isWholeNotches = true
  package private(set) var phase: Phase?
  /// The distance of the last report in points, positive towards the end of the content.
  package private(set) var last: Double?
  /// The distance since the stroke began, in points.
  package private(set) var stroke: Double?
  /// The speed of the fingers in points per second, the `VelocityEstimate` of the last `window`; nil for wheels.
  package private(set) var speed: Double?
  /// The offset at rest in points that `FlingModel` predicts; nil before a throw.
  package private(set) var predicted: Double?
  /// The real offset at rest, in points; nil while the content moves.
  package private(set) var rest: Double?
  /// True if the content rests nearer to its end than to its beginning.
  package private(set) var isInSecondHalf = false

  /// The sums of the distances since the stroke began, with the time in seconds as `x`.
  @ObservationIgnored private var points: [CGPoint] = []
  @ObservationIgnored private var total = CGVector.zero
  @ObservationIgnored private var isInStroke = false
  @ObservationIgnored private var lastTime = -Double.infinity

  /// The time in seconds of the reports that a speed is taken from, as at a lift.
  private static let window = 0.1
  /// The time in seconds without a report that ends the stroke of a device without a lift.
  private static let pause = 0.3

  package init() {
    scrolls.didReport = { [weak self] in self?.take($0) }
  }

  /// The difference `rest` − `predicted` in points; nil while either is nil.
  package var difference: Double? { predicted.flatMap { predicted in rest.map { $0 - predicted } } }

  // MARK: Reports

  private func take(_ report: DeviceReport) {
    if device != report.device {
      (device, isWholeNotches, isInStroke) = (report.device, true, false)
      speed = nil
    }
    switch report.kind {
    case .scroll: scroll(report)
    case .hold: phase = report.phase == .began ? .hold : (phase == .hold ? Self.phase(of: report) : phase)
    case .pinch: phase = report.phase.isEnd ? Self.phase(of: report) : .pinch
    }
  }

  private static func phase(of report: DeviceReport) -> Phase {
    switch report.phase {
    case .began: .began
    case .changed: .changed
    case .lifted: .lifted
    case .cancelled: .cancelled
    }
  }

  private func scroll(_ report: DeviceReport) {
    guard !report.phase.isEnd else { return lift(report) }
    if !report.isWholeNotches { isWholeNotches = false }
    let isNew = report.device == .touchpad ? !isInStroke : report.time - lastTime > Self.pause
    if isNew {
      (total, points) = (.zero, [])
      isInStroke = true
    }
    phase = isNew ? .began : .changed
    lastTime = report.time
    total = CGVector(dx: total.dx + report.distance.dx, dy: total.dy + report.distance.dy)
    let isVertical = abs(total.dy) >= abs(total.dx)
    last = Double(isVertical ? report.distance.dy : report.distance.dx)
    stroke = Double(isVertical ? total.dy : total.dx)
    points.append(CGPoint(x: report.time, y: stroke ?? 0))
    measure(at: report.time)
  }

  private func lift(_ report: DeviceReport) {
    phase = Self.phase(of: report)
    isInStroke = false
    if report.phase == .lifted { measure(at: report.time) }
  }

  private func measure(at time: Double) {
    points.removeAll { $0.x < CGFloat(time - Self.window) }
    if device == .wheel {
      speed = nil
    } else {
      speed = VelocityEstimate(points).map { Double($0.velocity) } ?? (phase == .lifted ? 0 : nil)
    }
  }

  // MARK: Throws

  /// Sets `predicted` when a throw begins, and `rest` when the content comes to rest.
  package func phaseDidChange(to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
    let geometry = context.geometry
    let range = 0...Double(max(0, geometry.contentSize.height - geometry.containerSize.height))
    let offset = Double(geometry.contentOffset.y)
    switch new {
    case .decelerating:
      let model = FlingModel(
        start: offset, velocity: Double(context.velocity?.dy ?? 0), range: range, bounces: true,
        deceleration: FlingModel.normalDeceleration)
      (predicted, rest) = (min(max(model.offset(at: model.duration), range.lowerBound), range.upperBound), nil)
    case .idle:
      rest = predicted == nil ? nil : offset
      isInSecondHalf = offset > range.upperBound / 2
    default: (predicted, rest) = (nil, nil)
    }
  }
}
