/// A panel with the durations of the previous frames: a bar for each, in the colours of its `FramePhase`s, against the frame interval.
///
/// The node reads `FrameStatistics` when it paints and requests no frame, so at rest the panel rests too. Its own recording is left
/// out of the durations (`FrameProfiler.leaveOut`). Bars keep their positions and are overwritten from the left, as on an
/// oscilloscope: a frame changes two bars and not all.
package final class FrameStatisticsNode: RenderNode {
  package var textColor: RGBAColor { didSet { if textColor != oldValue { setNeedsPaint() } } }
  package var panelColor: RGBAColor { didSet { if panelColor != oldValue { setNeedsPaint() } } }

  private let font = ResolvedFont(design: .monospaced, size: 11)
  private static let padding: CGFloat = 8
  private static let lines = 5
  private static let graphHeight: CGFloat = 48
  /// The height of a frame interval in points.
  private static let budgetHeight: CGFloat = 32
  private static let barWidth: CGFloat = 1

  /// The parts of a bar from the bottom: `FramePhase`s and their colour.
  private static let parts: [(phases: [FramePhase], color: RGBAColor)] = [
    ([.input, .tick], RGBAColor(red: 0.62, green: 0.55, blue: 0.95)),
    ([.body], RGBAColor(red: 0.98, green: 0.62, blue: 0.25)),
    ([.layout, .place], RGBAColor(red: 0.98, green: 0.85, blue: 0.33)),
    ([.observe], RGBAColor(red: 0.95, green: 0.45, blue: 0.6)),
    ([.paint], RGBAColor(red: 0.35, green: 0.8, blue: 0.52)),
    ([.present], RGBAColor(red: 0.4, green: 0.65, blue: 0.98)),
  ]

  /// The text about all frames and the time of its computation.
  private var summary: [String] = []
  private var summaryTime = -Double.infinity
  /// The time in seconds after which `summary` is computed again. It costs more than the figures of a frame.
  private static let summaryInterval = 0.2

  package init(textColor: RGBAColor, panelColor: RGBAColor) {
    self.textColor = textColor
    self.panelColor = panelColor
  }

  private var graphWidth: CGFloat { CGFloat(FrameStatistics.capacity) * Self.barWidth }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let engine = pipeline?.services.textEngine else { return .zero }
    let height = engine.metrics(of: font).lineHeight * CGFloat(Self.lines)
    return CGSize(width: graphWidth + 2 * Self.padding, height: height + Self.graphHeight + 3 * Self.padding)
  }

  override var inkBounds: CGRect { bounds }

  override func paint(_ context: inout PaintContext) {
    context.noteLive()
    guard let pipeline else { return }
    context.instruments(bounds) { context in
      guard let profiler = pipeline.profiler else { return paintPanel(pipeline, &context) }
      var inner = context
      profiler.leaveOut { paintPanel(pipeline, &inner) }
      context = inner
    }
  }

  private func paintPanel(_ pipeline: FramePipeline, _ context: inout PaintContext) {
    context.fill(bounds, radius: 8, color: panelColor)
    let metrics = pipeline.services.textEngine.metrics(of: font)
    var baseline = Self.padding + metrics.ascent
    for line in text(of: pipeline) {
      let run = pipeline.services.textEngine.run(line, font: font)
      context.text(run, at: CGPoint(x: Self.padding, y: baseline), color: textColor)
      baseline += metrics.lineHeight
    }
    guard let statistics = pipeline.statistics else { return }
    statistics.needsCauses = true
    paintGraph(statistics, &context)
  }

  // MARK: Bars

  /// Adds parts of less than half a point to the part above, so that most frames are at most two drawing steps.
  private func paintGraph(_ statistics: FrameStatistics, _ context: inout PaintContext) {
    let bottom = bounds.maxY - Self.padding
    let pointsPerMillisecond = Self.budgetHeight / (statistics.interval * 1000)
    for (index, frame) in statistics.frames.enumerated() where index != statistics.next {
      let x = Self.padding + CGFloat(index) * Self.barWidth
      var (milliseconds, drawn) = (0.0, CGFloat.zero)
      for part in Self.parts {
        for phase in part.phases { milliseconds += frame.phases[phase.rawValue] }
        let height = min((CGFloat(milliseconds) * pointsPerMillisecond).rounded(), Self.graphHeight)
        guard height > drawn else { continue }
        let bar = CGRect(x: x, y: bottom - height, width: Self.barWidth, height: height - drawn)
        context.fill(bar, color: part.color)
        drawn = height
      }
    }
    let line = CGRect(x: Self.padding, y: bottom - Self.budgetHeight, width: graphWidth, height: hairline)
    context.fill(line, color: textColor.opacity(0.5))
  }

  // MARK: Numbers

  private func text(of pipeline: FramePipeline) -> [String] {
    let offset = pipeline.root.tracedScrollNode?.model.offset ?? .zero
    let statistics = pipeline.statistics
    let counts = pipeline.previousCounts
    if pipeline.time - summaryTime >= Self.summaryInterval || summary.isEmpty {
      summaryTime = pipeline.time
      let work = Self.milliseconds(statistics?.latest?.work)
      summary = ["work  \(work)  p99 \(Self.milliseconds(statistics?.work(percentile: 99)))"] + pacing(statistics)
    }
    return summary + [
      "bodies \(counts.bodies) measures \(counts.measures) draws \(counts.commands)",
      "offset " + Self.decimal(offset.x) + ", " + Self.decimal(offset.y),
    ]
  }

  /// The rate of presented frames, and the delays by cause if those are measured.
  private func pacing(_ statistics: FrameStatistics?) -> [String] {
    guard let statistics else { return ["– fps", ""] }
    let frames = statistics.inOrder
    let report = FrameReport(
      frames: frames, budget: statistics.interval * 1000, interval: statistics.interval, isPaced: true)
    let fps = Self.framesPerSecond(frames).map { String(format: "%.0f fps", $0) } ?? "at rest"
    let causes = report.delays.filter(\.frame.isMetered).map(\.cause)
    let counts = DelayCause.allCases.map { cause in "\(Self.name(of: cause)) \(causes.count { $0 == cause })" }
    return [
      "\(fps)  dropped \(report.dropped) of the last \(frames.count)", "late: " + counts.joined(separator: " "),
    ]
  }

  private static func name(of cause: DelayCause) -> String {
    switch cause {
    case .work: "work"
    case .interruption: "cut"
    case .start: "start"
    case .showing: "show"
    }
  }

  /// The rate of presented frames since the last rest, in frames a second; nil for a single frame.
  private static func framesPerSecond(_ frames: [FrameRecord]) -> Double? {
    var first: Double?
    var (last, count) = (0.0, 0)
    for frame in frames.reversed().prefix(60) {
      guard let shown = frame.presented else { continue }
      if first == nil { last = shown } else { count += 1 }
      first = shown
      if !frame.isContinued { break }
    }
    guard let first, count > 0, last > first else { return nil }
    return Double(count) / (last - first)
  }

  private static func milliseconds(_ value: Double?) -> String {
    guard let value else { return "– ms" }
    return String(format: "%.2f ms", value)
  }

  /// Formats a number with a decimal and without a negative zero.
  static func decimal(_ value: CGFloat) -> String { String(format: "%.1f", abs(value) < 0.05 ? 0 : Double(value)) }
}
