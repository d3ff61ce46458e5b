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
  /// The frame as the nodes of `root` know it.
  package let host: NodeHost
  package weak var client: (any FrameClient)? {
    didSet {
      host.client = client
      input.keys.handler = client
    }
  }
  /// The services of the window's host. A new scale or background records a new display list.
  package var services: WindowServices {
    get { host.services }
    set {
      let old = host.services
      host.services = newValue
      servicesDidChange(from: old)
    }
  }

  package private(set) var phase = FramePhase.between
  /// The list that `PaintPass` recorded last.
  package internal(set) var displayList: DisplayList
  /// The effects of nodes that follow their geometry.
  let placedEffects = PlacedEffects()
  /// The views of the window that follow each other's geometry.
  let matches = MatchedGeometry()
  /// The semantic tree of the window.
  package let semantics: SemanticService
  /// True if the last rounds of a frame have reached a limit and left work to the next frame.
  private var isUnsettled = false
  /// The counted work of `prepare()`; nil without it, and after the first frame.
  private var prepared: FrameCounts?

  package init(windowSize: CGSize, textEngine: any TextEngine) {
    root = RootNode(windowSize: windowSize)
    displayList = DisplayList(size: windowSize)
    host = NodeHost(services: WindowServices(textEngine: textEngine))
    input = InputRouter(root: root)
    input.host = host
    semantics = SemanticService(root: root, host: host) { [unowned input] in input.focusedNode() }
    host.services.provide(semantics)
    host.services.provide(matches)
    host.services.provide(placedEffects)
    input.provideParts(to: &host.services)
    host.nodeDidLeave = { [unowned input] in input.forget($0) }
    root.attach(to: host, depth: 0)
    host.request(.layout, of: root)
  }

  /// Evaluates and lays out the views for the first frame, in advance, while its caller waits for a window. Callbacks run in the frame, to
  /// which the counted work belongs.
  ///
  /// - Precondition: no frame of this pipeline runs.
  package func prepare() {
    precondition(phase == .between, "a frame was prepared inside the \(phase.name) phase of another")
    work.counts = FrameCounts()
    settle()
    enter(.between)
    prepared = work.counts
  }

  /// Evaluates and lays out the views like `prepare()`, and runs their callbacks, too, so that a change that waits for them can follow.
  ///
  /// - Precondition: no frame of this pipeline runs.
  package func prepareWithCallbacks() {
    precondition(phase == .between, "a frame was prepared inside the \(phase.name) phase of another")
    settleAndObserve()
    enter(.between)
  }

  /// Runs a frame at `time` with the events since the last one. Returns true if there is a new display list to present.
  ///
  /// - Precondition: no frame of this pipeline runs.
  @discardableResult
  package func runFrame(at time: Double, input events: [TimedInputEvent] = []) -> Bool {
    precondition(
      phase == .between, "a frame was started inside the \(phase.name) phase of another; start it from the loop")
    host.time = time
    work.previousCounts = work.counts
    work.counts = prepared ?? FrameCounts()
    prepared = nil
    work.profiler?.frameBegins(at: time)
    InputPass.run(events, in: self)
    TickPass.run(in: self)
    settleAndObserve()
    PlacePass.finishScrollRequests(in: self)
    GuestPass.run(in: self)
    SemanticsPass.run(in: self)
    let isPainted = PaintPass.run(in: self)
    enter(.between)
    work.profiler?.frameEnds(work.counts)
    return isPainted
  }

  /// True if no view waits for its evaluation, layout or callback.
  var isUpToDate: Bool { isSettled && client?.hasFacts != true }

  /// Brings views and layout up to date, and delivers the results to callbacks, until no work is marked or a limit is reached. A second
  /// call in succession that reaches one is reported as a loop: a long chain of changes ends in the next frame.
  func settleAndObserve() {
    var limit: String?
    for round in 1...Self.maximumObserveRounds {
      limit = settle() ? nil : Self.layoutLimit
      guard ObservePass.run(round: round, in: self) else { return endRounds(at: limit) }
    }
    limit = settle() ? nil : Self.layoutLimit
    endRounds(at: client?.hasFacts == true ? Self.callbackLimit : limit)
  }

  private static let callbackLimit =
    "callbacks changed the layout \(maximumObserveRounds) times within one frame and again in the next"
  private static let layoutLimit =
    "views that read geometry changed it \(maximumPasses) times within one frame and again in the next"

  /// Notes the reached `limit` of this frame, and reports the second in succession.
  private func endRounds(at limit: String?) {
    if let limit, isUnsettled, let client {
      Diagnostics.warn(
        "\(limit), so the rest waits for each next frame; break the loop at \(client.pendingDescription)")
    }
    isUnsettled = limit != nil
  }

  /// Runs place, geometry, bodies and layout until no work is marked. Returns false if some is left.
  @discardableResult private func settle() -> Bool {
    for _ in 1...Self.maximumPasses {
      PlacePass.run(in: self)
      ObservePass.compareGeometry(in: self)
      guard !isSettled else { return true }
      work.counts.passes += 1
      enter(.body)
      client?.updateBodies()
      LayoutPass.run(in: self)
    }
    PlacePass.run(in: self)
    ObservePass.compareGeometry(in: self)
    return client == nil || isSettled
  }

  /// Ends the present phase and begins `phase`. For the passes alone.
  func enter(_ phase: FramePhase) {
    work.profiler?.leave(self.phase)
    self.phase = phase
  }
}
