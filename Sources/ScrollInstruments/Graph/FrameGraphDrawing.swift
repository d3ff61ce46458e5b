import Engine

/// A graph with the durations of the previous frames: a bar for each, in the colors of its `FramePart`s, against the frame interval,
/// above a legend and figures.
///
/// The drawing reads `FrameStatistics` when it is painted and requests no frame, so at rest the graph rests too. Bars keep their positions and
/// are overwritten from the left, as on an oscilloscope: a frame changes two bars and not all. `select(at:)` stops the graph.
package final class FrameGraphDrawing: NodeDelegate {
  /// The colors of the graph. `FrameStatisticsPanel` chooses them for the color scheme.
  package struct Appearance: Equatable, Sendable {
    package var text: RGBAColor
    package var secondaryText: RGBAColor
    /// The marker of the selected frame.
    package var accent: RGBAColor
    /// The colors of the `FramePart`s, in the order of their cases.
    package var parts: [RGBAColor]

    package init(text: RGBAColor, secondaryText: RGBAColor, accent: RGBAColor, parts: [RGBAColor]) {
      self.text = text
      self.secondaryText = secondaryText
      self.accent = accent
      self.parts = parts
    }
  }

  package var appearance: Appearance { didSet { if appearance != oldValue { invalidateFigures() } } }
  /// Returns the words for a text, in the language of the window.
  package var words: (FrameGraphText) -> String { didSet { invalidateFigures() } }
  package var font: ResolvedFont { didSet { if font != oldValue { fontDidChange() } } }
  /// The frames of a stopped graph; nil while the graph follows the newest frames.
  package private(set) var frozen: FrozenFrames? { didSet { invalidateFigures() } }

  /// The ideal width in points, for a font of 12 points.
  package static let idealWidth: CGFloat = 352
  /// The size in points of the font at the standard size of text.
  package static let fontSize: CGFloat = 12
  static let graphHeight: CGFloat = 60
  /// The height of a frame interval in points.
  static let intervalHeight: CGFloat = 40
  static let barWidth: CGFloat = 2

  /// The lines of text below the graph, and the time of their computation.
  package var figures: [PlacedText] = []
  private var figuresTime = -Double.infinity
  /// The time in seconds after which `figures` are computed again: numbers that change faster cannot be read.
  private static let figuresInterval = 0.25
  /// The statistics of the window, from which `needsCauses` is withdrawn when the graph closes.
  private weak var statistics: FrameStatistics?

  package weak var node: DelegatedNode?

  package init(font: ResolvedFont, appearance: Appearance, words: @escaping (FrameGraphText) -> String) {
    self.font = font
    self.appearance = appearance
    self.words = words
  }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    guard let engine = node?.host?.services.textEngine else { return .zero }
    let ideal = Self.idealWidth * font.size / Self.fontSize
    let width = min(ideal, proposal.width ?? .infinity)
    let layout = FigureLayout(lineHeight: engine.metrics(of: font).lineHeight, isNarrow: width < ideal)
    return CGSize(width: width, height: min(Self.graphHeight + layout.height, proposal.height ?? .infinity))
  }

  private func fontDidChange() {
    invalidateFigures()
    node?.setNeedsLayout()
  }

  package func nodeDidLayOut() { invalidateFigures() }

  package func nodeDidAttach() {
    statistics = node?.host?.services.object(FrameStatistics.self)
    statistics?.needsCauses = true
  }

  package func nodeWillDetach() { statistics?.needsCauses = false }

  private func invalidateFigures() {
    figuresTime = -.infinity
    node?.setNeedsPaint()
  }

  // MARK: Selection

  /// The width of the node in points.
  package var width: CGFloat { node?.size.width ?? 0 }

  /// The number of bars that have room.
  private var barCount: Int { Int(limited: width / Self.barWidth, to: 0...FrameStatistics.capacity) }

  /// The frames that have room, the oldest first, and the number of the first. The bar after the newest stays empty.
  private var newest: (frames: ArraySlice<FrameRecord>, firstNumber: Int) {
    guard let statistics = node?.host?.services.object(FrameStatistics.self) else { return ([], 0) }
    let frames = statistics.inOrder.suffix(max(0, barCount - 1))
    return (frames, statistics.total - frames.count)
  }

  /// Stops the graph and selects the frame with the bar nearest to `x`, in the coordinates of the node. Returns false if no
  /// bar has room. The result and the requests of frames are the same in a run that measures no frames: its replay has the same trace.
  @discardableResult
  package func select(at x: CGFloat) -> Bool {
    let (frames, first) =
      frozen.map { ($0.frames[...], $0.firstNumber) } ?? newest
    guard barCount > 1 else { return false }
    invalidateFigures()
    guard !frames.isEmpty else { return true }
    let column = Int(limited: x / Self.barWidth, to: 0...barCount - 1)
    let numbers = first..<first + frames.count
    let nearest = numbers.min { abs($0 % barCount - column) < abs($1 % barCount - column) } ?? first
    if frozen == nil {
      frozen = FrozenFrames(frames: Array(frames), firstNumber: first, selecting: nearest)
    } else {
      frozen?.select(nearest)
    }
    return true
  }

  /// Selects a neighbor of the selected frame; without one, stops the graph at the newest frame.
  package func moveSelection(by count: Int) {
    if frozen == nil {
      let (frames, first) = newest
      frozen = FrozenFrames(frames: Array(frames), firstNumber: first, selecting: first + frames.count - 1)
    } else {
      frozen?.move(by: count)
    }
  }

  /// Lets the graph follow the newest frames again.
  package func resume() { frozen = nil }

  // MARK: Painting

  package func paint(_ context: inout PaintContext) {
    guard let node, let host = node.host else { return }
    context.countLivePiece()
    if figuresTime == -.infinity || (frozen == nil && host.time - figuresTime >= Self.figuresInterval) {
      figuresTime = host.time
      figures = makeFigures(host)
    }
    context.clipped(to: node.bounds) { context in
      paintGraph(interval: host.services.object(FrameStatistics.self)?.interval ?? 1.0 / 60, &context)
      paintLegend(&context)
      for text in figures { context.text(text.run, at: text.origin, color: text.color) }
      if frozen == nil { paintOffset(host, &context) }
    }
  }

  /// Adds parts of less than half a point to the part above, so that most frames are at most two drawing steps.
  private func paintGraph(interval: Double, _ context: inout PaintContext) {
    let (frames, first) = frozen.map { ($0.frames[...], $0.firstNumber) } ?? newest
    let scale = Self.intervalHeight / (interval * 1000)
    for (number, frame) in zip(first..., frames) {
      let x = CGFloat(number % max(barCount, 1)) * Self.barWidth
      var (milliseconds, drawn) = (0.0, CGFloat.zero)
      for part in FramePart.allCases {
        milliseconds += part.milliseconds(of: frame)
        let height = min((CGFloat(milliseconds) * scale).rounded(), Self.graphHeight)
        guard height > drawn else { continue }
        let bar = CGRect(
          x: x, y: Self.graphHeight - height, width: Self.barWidth - 0.5, height: height - drawn)
        context.fill(bar, color: appearance.parts[part.rawValue])
        drawn = height
      }
      if number == frozen?.selectedNumber { paintMarker(at: x, &context) }
    }
    let line = CGRect(x: 0, y: Self.graphHeight - Self.intervalHeight, width: width, height: node?.hairline ?? 1)
    context.fill(line, color: appearance.secondaryText)
    context.fill(
      CGRect(x: 0, y: Self.graphHeight, width: width, height: node?.hairline ?? 1),
      color: appearance.secondaryText.opacity(0.5))
  }

  private func paintMarker(at x: CGFloat, _ context: inout PaintContext) {
    for edge in [x - 2, x + Self.barWidth] {
      context.fill(CGRect(x: edge, y: 0, width: 1.5, height: Self.graphHeight), color: appearance.accent)
    }
    context.fill(CGRect(x: x - 4, y: 0, width: Self.barWidth + 7.5, height: 3), color: appearance.accent)
  }
}
