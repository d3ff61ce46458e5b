/// The frame of a window as its nodes know it. Nodes request work from it, and read the time, the services and the change that runs.
///
/// `FramePipeline` owns it and runs the passes. A room that needs an object for each window adds it to `services`.
@MainActor package final class NodeHost {
  /// Work that a node requests. Each request costs O(1).
  package enum Work {
    /// The layout of the node, in the next layout pass, under the change that runs now.
    case layout
    /// `Translating.applyTranslation()`, in the next place pass. The node is a `Translating`.
    case place
    /// The scroll request of the node, as soon as layout has settled. The node is a `ScrollRequester`.
    case scroll
    /// The comparison of geometry by its observers, before the next paint.
    case geometry
    /// A new `DisplayList`, in this frame or the next.
    case paint
  }

  /// The time of the frame that runs now or has just run, in seconds on the frame clock.
  package internal(set) var time = 0.0
  /// The services and objects of the window.
  package internal(set) var services: WindowServices
  /// The conditions of the update and of the layout that run now.
  package var changes = RunningChanges()
  /// The glides and fades of nodes.
  private(set) lazy var motion = NodeMotion(host: self)
  /// The counts and measurements of frames.
  package let work = FrameWork()
  /// The views of the window.
  package internal(set) weak var client: (any NodeClient)?
  /// The requested work, for the passes.
  let requests = FrameRequests()
  /// Removes the references to a node that leaves the tree from the parts that handle input.
  var nodeDidLeave: (RenderNode) -> Void = { _ in }

  init(services: WindowServices) { self.services = services }

  package func request(_ work: Work, of node: RenderNode) {
    switch work {
    case .layout: requests.layouts.append(FrameRequests.Layout(node: node, change: changes.ofRequest(by: client)))
    case .place:
      if let node = node as? any Translating, node.setPlaceMark() { requests.places.append(node) }
    case .scroll: requests.addScroll(of: node)
    case .geometry: requests.comparesGeometry = true
    case .paint: requests.paints = true
    }
  }

  /// Runs `ticker` from the next frame on, until it returns `NextTick.never`. O(tickers).
  package func add(_ ticker: any FrameTicker) { requests.add(ticker) }

  /// Ends the calls of `ticker`. O(tickers).
  package func remove(_ ticker: any FrameTicker) { requests.remove(ticker) }

  /// Removes all references to a node that leaves the tree.
  func forget(_ node: RenderNode) {
    requests.forget(node)
    nodeDidLeave(node)
  }
}
