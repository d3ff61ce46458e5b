import Engine

/// The positions of the texts below the graph, in points.
struct FigureLayout {
  let lineHeight: CGFloat
  /// True if the graph has less than its ideal width, with room for two columns of the legend instead of three.
  let isNarrow: Bool

  var legendColumns: Int { isNarrow ? 2 : 3 }
  private var legendRows: Int { FramePart.allCases.count / legendColumns }
  static let figureRows = 5
  static let notes = 2
  /// The distance between the columns of figures.
  static let columnSpacing: CGFloat = 20
  static let swatch: CGFloat = 8
  private static let spacing: CGFloat = 8

  private var legendHeight: CGFloat { CGFloat(legendRows) * rowHeight }
  private var figuresHeight: CGFloat { CGFloat(Self.figureRows) * rowHeight }

  var rowHeight: CGFloat { (lineHeight + 2).rounded(.up) }

  /// The height of all texts, with the distance to the graph.
  var height: CGFloat { 3 * Self.spacing + legendHeight + figuresHeight + CGFloat(Self.notes) * rowHeight }

  /// The top of a row of the legend, of the figures or of the notes below them, from the bottom of the graph.
  func legendTop(_ row: Int) -> CGFloat { Self.spacing + CGFloat(row) * rowHeight }
  func figureTop(_ row: Int) -> CGFloat { 2 * Self.spacing + legendHeight + CGFloat(row) * rowHeight }
  func topOfNote(_ row: Int) -> CGFloat { 3 * Self.spacing + legendHeight + figuresHeight + CGFloat(row) * rowHeight }
}

/// A text at a position in the node's coordinates.
package struct PlacedText {
  package let run: TextRun
  package let origin: CGPoint
  let color: RGBAColor
}

/// The texts of the graph: the legend with the duration of each part, two columns of figures, and two notes.
extension FrameGraphDrawing {
  private static let meanFrames = 60
  /// The index of the offset among the figures of `liveFigures(_:_:)`.
  private static let offsetIndex = 9

  func makeFigures(_ host: NodeHost) -> [PlacedText] {
    var texts = FigureTexts(engine: host.services.textEngine, font: font, width: width)
    let recent =
      frozen.map { [$0.selected] }
      ?? Array(host.services.object(FrameStatistics.self)?.inOrder.suffix(Self.meanFrames) ?? [])
    for part in FramePart.allCases {
      let mean = FrameReport.mean(recent) { part.milliseconds(of: $0) }
      texts.addLegend(
        part.rawValue, words(.part(part)), mean.map { words(.milliseconds($0)) } ?? "",
        colors: (appearance.text, appearance.secondaryText))
    }
    let rows = frozen.map(figures(of:)) ?? liveFigures(recent, host.services.object(FrameStatistics.self))
    for (index, row) in rows.enumerated() {
      texts.addFigure(
        index, words(.figure(row.figure)), row.value.map(words) ?? "",
        colors: (appearance.secondaryText, appearance.text))
    }
    for (index, note) in notes(host.services.object(FrameStatistics.self)).enumerated() {
      texts.addNote(index, words(note), color: appearance.secondaryText)
    }
    return texts.placed
  }

  /// A figure and its value; nil if the value is drawn in each frame.
  private typealias Row = (figure: FrameGraphFigure, value: FrameGraphText?)

  private func figures(of frozen: FrozenFrames) -> [Row] {
    let frame = frozen.selected
    let counts = frame.counts
    let interval = (frozen.interval.map { $0 * 1000 }).map(FrameGraphText.milliseconds) ?? .afterRest
    let statistics = node?.host?.services.object(FrameStatistics.self)
    let cause = FrameDelay(
      frame, gap: frozen.interval, budget: (statistics?.interval ?? 1.0 / 60) * 1000,
      interval: statistics?.interval ?? 1.0 / 60)
    return [
      (.work, .milliseconds(frame.work)), (.interval, interval),
      (.viewsUpdated, .count(Double(counts.bodies))), (.sizesMeasured, .count(Double(counts.measures))),
      (.viewsPlaced, .count(Double(counts.places))), (.drawingCommands, .count(Double(counts.commands))),
      (.delay, frame.isMetered ? .delay(cause?.cause) : .unknown),
      (.inputAge, frame.inputAge.map(FrameGraphText.milliseconds) ?? .unknown),
    ]
  }

  private func liveFigures(_ recent: [FrameRecord], _ statistics: FrameStatistics?) -> [Row] {
    func mean(_ count: (FrameCounts) -> Int) -> FrameGraphText {
      FrameReport.mean(recent) { Double(count($0.counts)) }.map(FrameGraphText.count) ?? .unknown
    }
    func duration(_ milliseconds: Double?) -> FrameGraphText {
      milliseconds.map(FrameGraphText.milliseconds) ?? .unknown
    }
    let frames = statistics?.inOrder ?? []
    let report = statistics.map {
      FrameReport(frames: frames, budget: $0.interval * 1000, interval: $0.interval, isPaced: true)
    }
    let dropped = report?.dropped ?? 0
    return [
      (.work, duration(FrameReport.mean(recent, \.work))),
      (.frameRate, FrameReport.picturesPerSecond(frames).map(FrameGraphText.rate) ?? .atRest),
      (.slowest, duration(statistics?.work(percentile: 99))),
      (.dropped, .dropped(dropped, frames: frames.count + dropped)),
      (.inputAge, duration(report?.inputAge(percentile: 50))),
      (.oldestInput, duration(report?.inputAge(percentile: 99))),
      (.viewsUpdated, mean(\.bodies)), (.sizesMeasured, mean(\.measures)),
      (.drawingCommands, mean(\.commands)),
      (.offset, nil),
    ]
  }

  private func notes(_ statistics: FrameStatistics?) -> [FrameGraphText] {
    if let frozen {
      let frame = frozen.selected
      let age = frozen.frames[frozen.frames.count - 1].time - frame.time
      let part = FramePart(frame.longestPhase.phase) ?? .views
      return [
        .frame(number: frozen.selectedNumber + 1, age: age),
        culprit(of: frame, in: part),
      ]
    }
    guard let statistics else { return [.hint] }
    let delays = FrameReport(
      frames: statistics.inOrder, budget: statistics.interval * 1000, interval: statistics.interval, isPaced: true
    ).delays
    let known = delays.filter(\.frame.isMetered)
    let own = known.count { $0.cause == .work }
    return [.delays(program: own, machine: known.count - own, earlier: delays.count - known.count), .hint]
  }

  /// The text about the view with the most work. A view that takes a small share of the part's time says little: most of the part
  /// "drawing" is that of the renderer, which draws the commands of all views.
  private func culprit(of frame: FrameRecord, in part: FramePart) -> FrameGraphText {
    guard let culprit = frame.culprit else { return .noCulprit }
    guard part != .drawing || culprit.milliseconds >= 0.1 * part.milliseconds(of: frame) else { return .renderer }
    return .culprit(culprit, in: part)
  }

  /// The swatches of the legend: one for each `FramePart`.
  func paintLegend(_ context: inout PaintContext) {
    guard let engine = node?.host?.services.textEngine else { return }
    let texts = FigureTexts(engine: engine, font: font, width: width)
    for part in FramePart.allCases {
      context.fill(texts.swatch(part.rawValue), radius: 2, color: appearance.parts[part.rawValue])
    }
  }

  /// The offset follows each frame: it is read while it changes.
  func paintOffset(_ host: NodeHost, _ context: inout PaintContext) {
    guard let offset = node?.root.tracedScrollNode?.model.offset else { return }
    var texts = FigureTexts(engine: host.services.textEngine, font: font, width: width)
    texts.addFigure(Self.offsetIndex, "", words(.offset(offset)), colors: (appearance.secondaryText, appearance.text))
    for text in texts.placed { context.text(text.run, at: text.origin, color: text.color) }
  }
}

/// Places the texts below a frame graph of `width` points.
@MainActor private struct FigureTexts {
  let engine: any TextEngine
  let font: ResolvedFont
  let width: CGFloat
  private let layout: FigureLayout
  private let ascent: CGFloat
  private(set) var placed: [PlacedText] = []

  /// The least distance between two texts of a line, in points.
  private static let gap: CGFloat = 5

  init(engine: any TextEngine, font: ResolvedFont, width: CGFloat) {
    self.engine = engine
    self.font = font
    self.width = width
    let metrics = engine.metrics(of: font)
    layout = FigureLayout(
      lineHeight: metrics.lineHeight,
      isNarrow: width < FrameGraphDrawing.idealWidth * font.size / FrameGraphDrawing.fontSize)
    ascent = metrics.ascent
  }

  private var legendWidth: CGFloat { width / CGFloat(layout.legendColumns) }
  private var figureWidth: CGFloat { (width - FigureLayout.columnSpacing) / 2 }

  private func legendOrigin(_ index: Int) -> CGPoint {
    let (row, column) = index.quotientAndRemainder(dividingBy: layout.legendColumns)
    return CGPoint(
      x: CGFloat(column) * legendWidth, y: FrameGraphDrawing.graphHeight + layout.legendTop(row))
  }

  func swatch(_ index: Int) -> CGRect {
    let origin = legendOrigin(index)
    let size = FigureLayout.swatch
    return CGRect(x: origin.x, y: origin.y + ((layout.lineHeight - size) / 2).rounded(), width: size, height: size)
  }

  mutating func addLegend(_ index: Int, _ name: String, _ value: String, colors: (name: RGBAColor, value: RGBAColor)) {
    let origin = legendOrigin(index)
    let x = origin.x + FigureLayout.swatch + Self.gap
    let end = origin.x + legendWidth - Self.gap
    let name = engine.run(shortened(name, to: end - x), font: font)
    add(name, x: x, top: origin.y, color: colors.name)
    let run = engine.run(value, font: font)
    guard x + name.width + Self.gap + run.width <= end else { return }
    add(run, x: x + name.width + Self.gap, top: origin.y, color: colors.value)
  }

  /// A name at the left of its column, cut off where there is no room, and a value at the right.
  mutating func addFigure(_ index: Int, _ name: String, _ value: String, colors: (name: RGBAColor, value: RGBAColor)) {
    let (row, column) = index.quotientAndRemainder(dividingBy: 2)
    let x = CGFloat(column) * (figureWidth + FigureLayout.columnSpacing)
    let top = FrameGraphDrawing.graphHeight + layout.figureTop(row)
    let value = value.isEmpty ? nil : engine.run(value, font: font)
    let room = figureWidth - (value.map { $0.width + Self.gap } ?? 0)
    if !name.isEmpty { add(engine.run(shortened(name, to: room), font: font), x: x, top: top, color: colors.name) }
    if let value { add(value, x: x + figureWidth - value.width, top: top, color: colors.value) }
  }

  mutating func addNote(_ row: Int, _ text: String, color: RGBAColor) {
    add(
      engine.run(shortened(text, to: width), font: font), x: 0,
      top: FrameGraphDrawing.graphHeight + layout.topOfNote(row),
      color: color)
  }

  /// The text, cut off with an ellipsis if it is wider than `width` points.
  private func shortened(_ text: String, to width: CGFloat) -> String {
    guard engine.width(of: text[...], font: font) > width else { return text }
    var count = text.count
    while count > 0, engine.width(of: "\(text.prefix(count))…", font: font) > width { count -= 1 }
    return "\(text.prefix(count))…"
  }

  private mutating func add(_ run: TextRun, x: CGFloat, top: CGFloat, color: RGBAColor) {
    placed.append(PlacedText(run: run, origin: CGPoint(x: x, y: top + ascent), color: color))
  }
}

extension FrameReport {
  /// The mean of a value over `frames`; nil without frames.
  static func mean(_ frames: [FrameRecord], _ value: (FrameRecord) -> Double) -> Double? {
    frames.isEmpty ? nil : frames.reduce(0) { $0 + value($1) } / Double(frames.count)
  }

  /// The rate of presented frames since the last rest, in frames a second; nil for a single frame.
  static func picturesPerSecond(_ frames: [FrameRecord]) -> Double? {
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
}
