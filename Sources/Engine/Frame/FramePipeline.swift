import Geometry
import Graphics
import Motion

/// One window's frame: owns the tree's root and runs the phases in their order.
///
/// Data flows one way: input and motions mark nodes, bodies and layout answer the marks, facts about the result go to the views,
/// and only then a list of drawing commands is recorded. Nothing in here reads a clock; time comes with the frame.
@MainActor package final class FramePipeline {
  /// How often facts may be delivered in one frame before what is left waits for the next.
  package static let maximumObserveRounds = 3
  /// How often body and layout may follow each other between two deliveries.
  static let maximumPasses = 4

  package let root: RootNode
  package let textEngine: any TextEngine
  package weak var client: (any FrameClient)?
  package let input: InputRouter

  package private(set) var phase = FramePhase.between
  /// Work of the frame that runs now or has just run.
  package var counts = FrameCounts()
  /// Work of the frame before.
  package private(set) var previousCounts = FrameCounts()
  /// Nodes that hang in the tree.
  package internal(set) var liveNodes = 0
  /// Rows of lazy containers that are built.
  package internal(set) var liveRows = 0
  package private(set) var displayList: DisplayList
  /// The time of the frame that runs now or has just run, in seconds on the frame clock.
  package private(set) var time = 0.0
  /// How many display lists have been recorded.
  private(set) var paintedFrames = 0
  /// Where phase durations go; nil measures nothing.
  package var profiler: (any FrameProfiler)?
  /// Is told of each piece of work; nil where nobody wants to know.
  package var workObserver: (any WorkObserver)?
  /// The durations of the previous frames, where someone measures them.
  package var statistics: FrameStatistics?
  /// Called when a frame is wanted although none was, outside of a frame: the host wakes its loop.
  package var frameWanted: () -> Void = {}
  /// The clipboard and the input method; nil where there is neither.
  package var textInputHost: (any TextInputHost)?
  /// The colour behind everything.
  package var background = RGBAColor.white { didSet { if background != oldValue { requestPaint() } } }
  /// Device pixels per point.
  package var scale: CGFloat = 1 { didSet { if scale != oldValue { scaleDidChange() } } }
  /// No motion is wanted: glides and bounces are over at once.
  package var reducesMotion = false

  /// The animation of the change that is being made to nodes now; nil makes changes at once. Views set it around their updates.
  package var nodeAnimation: NodeAnimation?
  /// The animation of the layout that runs now: nodes that it moves glide.
  private(set) var layoutAnimation: NodeAnimation?
  /// The change that the layout belongs to; nil where `layoutAnimation` holds for all nodes.
  private(set) var layoutChange: (any MotionChange)?
  /// Whether offsets may be corrected for the change that is being made to nodes now, so that rows which are seen stay where they are.
  package var adjustsOffsets = true
  /// The same for the layout that runs now.
  private(set) var layoutAdjustsOffsets = true
  private let motion = NodeMotion()
  /// Views that share their geometry.
  let matches = MatchedGeometry()

  private var placedEffects = PlacedEffects()

  private var layoutRequests: [LayoutRequest] = []
  private var placeRequests: [RenderNode] = []
  /// Scroll views that the program wants somewhere.
  private var aimed: [ScrollNode] = []
  private var tickers: [(ticker: any FrameTicker, due: Double)] = []
  /// The tickers that the present frame asks, while it does.
  private var runningTickers: [(ticker: any FrameTicker, due: Double)] = []
  private var hasGeometryChange = false
  private var isPaintRequested = false
  private var isFrameWanted = false

  package init(windowSize: CGSize, textEngine: any TextEngine) {
    root = RootNode(windowSize: windowSize)
    self.textEngine = textEngine
    displayList = DisplayList(size: windowSize)
    input = InputRouter(root: root)
    input.pipeline = self
    root.attach(to: self, depth: 0)
    requestLayout(of: root)
  }

  // MARK: Requests

  /// Whether a frame would do anything now, other than for a ticker that waits for its time.
  package var wantsFrame: Bool {
    isPaintRequested || hasGeometryChange || !layoutRequests.isEmpty || !placeRequests.isEmpty || !aimed.isEmpty
      || tickers.contains { time.hasReached($0.due) } || client?.needsBodies == true || client?.hasFacts == true
  }

  /// The next time at which a ticker wants a frame although nothing else does; nil for none.
  package var nextDeadline: Double? {
    var first: Double?
    for (_, due) in tickers where due < first ?? .infinity { first = due }
    return first
  }

  /// Asks for a frame. Views call it when they have something to do.
  package func requestFrame() {
    guard phase == .between, !isFrameWanted else { return }
    isFrameWanted = true
    frameWanted()
  }

  /// A place where layout has to start again, and the animation of the change that made it so.
  private struct LayoutRequest {
    let node: RenderNode
    let animation: NodeAnimation?
    let change: (any MotionChange)?
    let adjustsOffsets: Bool
  }

  func requestLayout(of node: RenderNode) {
    layoutRequests.append(
      LayoutRequest(
        node: node, animation: nodeAnimation ?? layoutAnimation, change: client?.motionChange ?? layoutChange,
        adjustsOffsets: adjustsOffsets && layoutAdjustsOffsets)
    )
    requestFrame()
  }

  /// Runs `body`, which lays out nodes in `scope`, with the animation that `change` has there.
  func layingOut(in scope: AnyObject, of change: any MotionChange, _ body: () -> Void) {
    let outer = layoutAnimation
    layoutAnimation = change.animation(in: scope)
    body()
    layoutAnimation = outer
  }

  func glide(_ node: RenderNode, from displacement: CGPoint, _ animation: NodeAnimation) {
    motion.glide(node, from: displacement, at: time, animation)
    add(motion)
  }

  /// Gets `node` from its present opacity to `opacity`.
  package func fade(_ node: RenderNode, from start: Double? = nil, to opacity: Double, _ animation: NodeAnimation) {
    if let start { node.presence = start }
    motion.fade(node, to: opacity, at: time, animation)
    add(motion)
  }

  func addPlacedEffect(_ node: LayerNode) {
    placedEffects.add(node)
    noteGeometryChange()
  }

  func removePlacedEffect(_ node: LayerNode) { placedEffects.remove(node) }

  func requestPlace(of node: RenderNode) {
    guard !node.flags.contains(.place) else { return }
    node.flags.insert(.place)
    placeRequests.append(node)
    requestFrame()
  }

  /// Lets a scroll view go where the program wants it, as soon as layout has settled.
  func requestAim(of node: ScrollNode) {
    if !aimed.contains(where: { $0 === node }) { aimed.append(node) }
    requestFrame()
  }

  /// What keeps to whole pixels is drawn otherwise.
  private func scaleDidChange() {
    root.markPaintBelow()
    requestPaint()
  }

  func requestPaint() {
    isPaintRequested = true
    requestFrame()
  }

  /// Lets those who read geometry compare what they have seen before the next paint.
  package func noteGeometryChange() {
    hasGeometryChange = true
    requestFrame()
  }

  /// Lets `ticker` run from the next frame on, as often as it asks to.
  package func add(_ ticker: any FrameTicker) {
    if let index = tickers.firstIndex(where: { $0.ticker === ticker }) {
      tickers[index].due = -.infinity
    } else {
      tickers.append((ticker, -.infinity))
    }
    requestFrame()
  }

  package func remove(_ ticker: any FrameTicker) { tickers.removeAll { $0.ticker === ticker } }

  func forget(_ node: RenderNode) {
    aimed.removeAll { $0 === node }
    if node.flags.contains(.place) {
      placeRequests.removeAll { $0 === node }
      node.flags.remove(.place)
    }
    input.forget(node)
  }

  /// Whether every mark is cleared, as it must be after a frame that did not run out of rounds.
  package var isClean: Bool {
    layoutRequests.isEmpty && placeRequests.isEmpty && !hasGeometryChange && !isPaintRequested
      && client?.needsBodies != true && root.isCleanBelow
  }

  // MARK: The frame

  /// Runs one frame at `time` with what came in since the last one. Returns whether there is a new display list to present.
  @discardableResult
  package func runFrame(at time: Double, input events: [TimedInputEvent] = []) -> Bool {
    precondition(
      phase == .between, "a frame was started inside the \(phase.name) phase of another; start it from the loop")
    self.time = time
    previousCounts = counts
    counts = FrameCounts()
    isFrameWanted = false
    profiler?.frameBegins(at: time)
    enter(.input)
    for event in events { input.handle(event) }
    enter(.tick)
    tick()
    settleAndObserve()
    finishAims()
    let painted = paintIfNeeded()
    enter(.between)
    profiler?.frameEnds(counts)
    return painted
  }

  /// Brackets the host's drawing, so that its time counts as this frame's.
  package func drawing(_ body: () -> Void) {
    enter(.paint)
    body()
    enter(.between)
  }

  /// Brackets the showing of what the host has drawn.
  package func presenting(_ body: () -> Void) {
    enter(.present)
    body()
    enter(.between)
  }

  private func enter(_ phase: FramePhase) {
    profiler?.leave(self.phase)
    self.phase = phase
  }

  private func tick() {
    guard !tickers.isEmpty else { return }
    swap(&tickers, &runningTickers)
    defer { runningTickers.removeAll(keepingCapacity: true) }
    for (ticker, due) in runningTickers {
      var next = due
      if time.hasReached(due) {
        switch ticker.tick(at: time) {
        case .nextFrame: next = -.infinity
        case .at(let later): next = later
        case .never: continue
        }
      }
      if !tickers.contains(where: { $0.ticker === ticker }) { tickers.append((ticker, next)) }
    }
  }

  private func settleAndObserve() {
    for round in 1...Self.maximumObserveRounds {
      settle()
      enter(.observe)
      let hasHovered = input.hover.refresh()
      let hasFacts = client?.hasFacts == true
      guard hasFacts || hasHovered else { return }
      counts.observeRounds = round
      if hasFacts { client?.deliverFacts() }
    }
    settle()
    guard let client, client.hasFacts else { return }
    Diagnostics.warn(
      "callbacks changed the layout \(Self.maximumObserveRounds) times within one frame, so the rest waits for the next "
        + "frame; break the loop at \(client.pendingDescription)")
  }

  /// Places, bodies and layout until nothing is marked.
  private func settle() {
    for _ in 1...Self.maximumPasses {
      enter(.place)
      place()
      aim()
      compareGeometry()
      guard client?.needsBodies == true || !layoutRequests.isEmpty else { return }
      counts.passes += 1
      enter(.body)
      client?.updateBodies()
      enter(.layout)
      layout()
    }
    enter(.place)
    place()
    aim()
    compareGeometry()
    guard let client, client.needsBodies || !layoutRequests.isEmpty else { return }
    Diagnostics.warn(
      "views that read geometry changed it \(Self.maximumPasses) times within one frame, so the rest waits for the next frame; "
        + "break the loop at \(client.pendingDescription)")
  }

  private var isSettled: Bool { client?.needsBodies != true && layoutRequests.isEmpty }

  /// Brings scroll views to where the program wants them, once nothing waits for a layout that could change where that is.
  private func aim() {
    guard !aimed.isEmpty, isSettled else { return }
    for node in aimed { node.aiming.resolve() }
    place()
  }

  /// Drops the wishes that are fulfilled, or that nothing in the window can fulfil.
  private func finishAims() {
    guard !aimed.isEmpty else { return }
    let isSettled = isSettled
    let nodes = aimed
    aimed.removeAll()
    // A wish that ends may lead to one of another scroll view, for the next frame.
    for node in nodes where node.aiming.finish(isSettled: isSettled) { requestAim(of: node) }
  }

  private func compareGeometry() {
    guard hasGeometryChange else { return }
    enter(.observe)
    // Effects first: they move what others compare.
    placedEffects.place()
    hasGeometryChange = false
    matches.follow()
    input.hover.geometryDidChange()
    client?.compareGeometry()
  }

  private func layout() {
    var passes = 0
    while !layoutRequests.isEmpty, passes < 8 {
      passes += 1
      let requests = layoutRequests.sorted { $0.node.depth < $1.node.depth }
      layoutRequests.removeAll(keepingCapacity: true)
      for request in requests where request.node.pipeline === self {
        layoutChange = request.change
        layoutAnimation =
          if let change = request.change { change.animation(in: request.node.enclosingMotionScope) } else {
            request.animation
          }
        layoutAdjustsOffsets = request.adjustsOffsets
        request.node.relayout()
      }
      layoutAnimation = nil
      layoutChange = nil
      layoutAdjustsOffsets = true
    }
  }

  private func place() {
    while let node = placeRequests.popLast() {
      node.flags.remove(.place)
      counts.places += 1
      node.applyTranslation()
    }
  }

  private func paintIfNeeded() -> Bool {
    guard isPaintRequested else { return false }
    enter(.paint)
    isPaintRequested = false
    paintedFrames += 1
    var list = DisplayList(size: .zero)
    swap(&list, &displayList)
    list.reset(size: root.size, background: background)
    var context = PaintContext(list: consume list)
    root.paintIfVisible(&context)
    displayList = context.finish()
    counts.commands = displayList.commands.count - displayList.instrumentCommands
    return true
  }

  /// What the nodes draw now when all of them are asked, whether they have pictures or not: what tests compare the list with.
  package func listWithoutPictures() -> DisplayList {
    var context = PaintContext(list: DisplayList(size: root.size, background: background), usesCaches: false)
    root.paintIfVisible(&context)
    return context.finish()
  }
}

/// Receives the duration of each phase.
@MainActor package protocol FrameProfiler: AnyObject {
  func frameBegins(at time: Double)
  /// `phase` has just ended; its time is what passed since the last call.
  func leave(_ phase: FramePhase)
  func frameEnds(_ counts: FrameCounts)
  /// Runs `work` so that its time counts nowhere: what shows the numbers is no part of them.
  func leaveOut(_ work: () -> Void)
}

extension RenderNode {
  /// Whether no node of this subtree has work to do.
  final var isCleanBelow: Bool {
    !flags.contains(.layout) && !flags.contains(.place) && children.allSatisfy(\.isCleanBelow)
  }
}
