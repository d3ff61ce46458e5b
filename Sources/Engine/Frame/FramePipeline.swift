/// The frame of one window: owns the root of the tree and runs the passes in their order.
///
/// Data flows one way: input and motions mark nodes, bodies and layout clear the marks, the resulting geometry and preferences are
/// reported to the views, and only then a display list is recorded. No pass reads a clock; the time is a parameter of the frame.
@MainActor package final class FramePipeline {
  /// The maximum number of calls of `FrameClient.deliverFacts` in a frame. Facts still pending are delivered in the next frame.
  package static let maximumObserveRounds = 3
  /// The maximum number of body and layout passes before each call of `FrameClient.deliverFacts`.
  static let maximumPasses = 4

  package let root: RootNode
  package let input: InputRouter
  package weak var client: (any FrameClient)?
  /// The services of the window's host. A new scale or background records a new display list.
  package var services: WindowServices { didSet { servicesDidChange(from: oldValue) } }

  package private(set) var phase = FramePhase.between
  /// The time of the frame that runs now or has just run, in seconds on the frame clock.
  package private(set) var time = 0.0
  /// The list that `PaintPass` recorded last.
  package internal(set) var displayList: DisplayList
  /// The number of recorded `DisplayList`s.
  var paintedFrames = 0

  /// The frames of a second pipeline that a `HostedPipelineNode` shows; nil without one.
  weak var hosted: (any HostedFrames)?

  /// The work that is marked.
  let requests = FrameRequests()
  /// The conditions of the update of nodes that runs now. The client sets them around its updates.
  package var change = ChangeContext()
  /// The conditions of the layout that runs now; the default outside of layout.
  var layoutChange = ChangeContext()
  let motion = NodeMotion()
  /// The `MatchedGeometryNode`s of the window.
  let matches = MatchedGeometry()
  var placedEffects = PlacedEffects()

  /// The counted work of the frame that runs now or has just run.
  package var counts = FrameCounts()
  /// The counted work of `prepare()`; nil without it, and after the first frame.
  private var prepared: FrameCounts?
  /// The counted work of the previous frame.
  package private(set) var previousCounts = FrameCounts()
  /// The number of nodes in the tree.
  package internal(set) var liveNodes = 0
  /// The number of rows of lazy containers that are built.
  package internal(set) var liveRows = 0
  /// Receives the durations of the phases; nil disables the measurement.
  package var profiler: (any FrameProfiler)?
  /// Receives each span of work; nil disables the reports.
  package var workObserver: (any WorkObserver)?
  /// The durations of the previous frames; nil if they are not measured.
  package var statistics: FrameStatistics?

  package init(windowSize: CGSize, textEngine: any TextEngine) {
    root = RootNode(windowSize: windowSize)
    services = WindowServices(textEngine: textEngine)
    displayList = DisplayList(size: windowSize)
    input = InputRouter(root: root)
    input.pipeline = self
    root.attach(to: self, depth: 0)
    requestLayout(of: root)
  }

  /// Evaluates and lays out the views for the first frame, in advance, while its caller waits for a window. Callbacks run in the frame, to
  /// which the counted work belongs.
  ///
  /// - Precondition: no frame of this pipeline runs.
  package func prepare() {
    precondition(phase == .between, "a frame was prepared inside the \(phase.name) phase of another")
    counts = FrameCounts()
    settle()
    enter(.between)
    prepared = counts
  }

  /// Runs a frame at `time` with the events since the last one. Returns true if there is a new display list to present.
  ///
  /// - Precondition: no frame of this pipeline runs.
  @discardableResult
  package func runFrame(at time: Double, input events: [TimedInputEvent] = []) -> Bool {
    precondition(
      phase == .between, "a frame was started inside the \(phase.name) phase of another; start it from the loop")
    self.time = time
    previousCounts = counts
    counts = prepared ?? FrameCounts()
    prepared = nil
    profiler?.frameBegins(at: time)
    InputPass.run(events, in: self)
    TickPass.run(in: self)
    settleAndObserve()
    PlacePass.finishScrollRequests(in: self)
    HostedPass.run(in: self)
    let isPainted = PaintPass.run(in: self)
    enter(.between)
    profiler?.frameEnds(counts)
    return isPainted
  }

  /// True if no view waits for its evaluation, layout or callback.
  var isUpToDate: Bool { isSettled && client?.hasFacts != true }

  /// Brings views and layout up to date, and delivers the results to callbacks, until no work is marked.
  func settleAndObserve() {
    for round in 1...Self.maximumObserveRounds {
      settle()
      guard ObservePass.run(round: round, in: self) else { return }
    }
    settle()
    guard let client, client.hasFacts else { return }
    Diagnostics.warn(
      "callbacks changed the layout \(Self.maximumObserveRounds) times within one frame, so the rest waits for the next "
        + "frame; break the loop at \(client.pendingDescription)")
  }

  /// Runs place, geometry, bodies and layout until no work is marked.
  private func settle() {
    for _ in 1...Self.maximumPasses {
      PlacePass.run(in: self)
      ObservePass.compareGeometry(in: self)
      guard !isSettled else { return }
      counts.passes += 1
      enter(.body)
      client?.updateBodies()
      LayoutPass.run(in: self)
    }
    PlacePass.run(in: self)
    ObservePass.compareGeometry(in: self)
    guard let client, !isSettled else { return }
    Diagnostics.warn(
      "views that read geometry changed it \(Self.maximumPasses) times within one frame, so the rest waits for the next frame; "
        + "break the loop at \(client.pendingDescription)")
  }

  /// Ends the present phase and begins `phase`. For the passes alone.
  func enter(_ phase: FramePhase) {
    profiler?.leave(self.phase)
    self.phase = phase
  }
}
