/// A movement of a pointer that is distributed over nested scroll views along each axis.
///
/// The movement is counted as one distance from its beginning, never in steps, so that no rounding accumulates and the content stays
/// below the pointer. If the metrics of a scroll view change meanwhile, `distance` is rebased, so that no content jumps.
@MainActor package final class NestedDrag {
  private struct Link {
    let node: ScrollNode
    /// The pull position of `node` when `distance` was `base`.
    var position: Double
    var revision: Int
    /// The number of points of `distance` in a point of the node: the zoom of the scroll views around it.
    let scale: Double

    @MainActor init(_ node: ScrollNode, _ axis: Axis) {
      self.node = node
      position = node.model.pullPosition(axis)
      revision = node.model.pullRevision
      scale = node.magnification
    }
  }

  private var horizontal: [Link]
  private var vertical: [Link]
  /// The distance at which the positions of the links were taken.
  private var base = CGVector.zero
  /// The distance of the pointer in points, positive towards the content's end.
  private(set) var distance = CGVector.zero
  /// The part of `distance` since `base` that no scroll view has consumed.
  package private(set) var leftover = CGVector.zero
  /// The scroll views that follow the pointer, in the order in which they began.
  private var pulled: [ScrollNode] = []
  /// The rooms of the last event, kept as a buffer so that an event in each frame allocates no memory.
  private var eventRooms: [NestedScrollDistribution.Room] = []
  private var distribution = NestedScrollDistribution()

  /// Creates a drag of the given scroll views along each axis, in the order in which they move.
  package init(horizontal: [ScrollNode], vertical: [ScrollNode]) {
    self.horizontal = horizontal.map { Link($0, .horizontal) }
    self.vertical = vertical.map { Link($0, .vertical) }
  }

  /// Starts the pull of the scroll view that will move first towards `direction`. Other scroll views join when they begin to move.
  func begin(towards direction: CGVector) {
    for axis in Axis.allCases where direction[axis] != 0 {
      let links = self[axis]
      let first = NestedScrollDistribution.first(towards: direction[axis], among: rooms(axis)) ?? 0
      if links.indices.contains(first) { take(links[first].node) }
    }
  }

  /// The scroll views that follow the pointer.
  var followers: [ScrollNode] { pulled }

  /// Adds an axis to the drag. Its distance is counted from now on.
  func open(_ axis: Axis, _ nodes: [ScrollNode]) {
    self[axis] = nodes.map { Link($0, axis) }
    for node in pulled where nodes.contains(where: { $0 === node }) {
      node.model.beginPull(along: followedAxes(of: node))
    }
  }

  /// Distributes the total `distance` of the pointer over the scroll views.
  package func pull(to distance: CGVector) {
    rebaseIfNeeded()
    self.distance = distance
    for axis in Axis.allCases {
      recordWaiting(axis)
      eventRooms.removeAll(keepingCapacity: true)
      for link in self[axis] { eventRooms.append(room(link, at: link.position, axis)) }
      distribution.distribute(distance[axis] - base[axis], among: eventRooms)
      leftover[axis] = distribution.leftover
      for (index, link) in self[axis].enumerated() {
        let share = distribution.taken[index]
        if share != 0 { take(link.node) }
        if follows(link.node) { link.node.model.pull(to: link.position + share / link.scale, axis) }
      }
    }
    recordRevisions()
  }

  /// Ends the drag. The scroll views that would have moved on receive the velocity of the pointer.
  ///
  /// - Parameter isCancelled: True if the drag was taken from the pointer.
  package func end(velocity: CGVector, at time: Double, isCancelled: Bool = false) {
    rebaseIfNeeded()
    let moving = { (axis: Axis) -> Int? in
      velocity[axis] == 0
        ? nil : NestedScrollDistribution.first(towards: velocity[axis], among: self.presentRooms(axis))
    }
    let (across, along) = (moving(.horizontal), moving(.vertical))
    for node in pulled {
      var own = CGVector.zero
      if let across, horizontal[across].node === node { own.dx = velocity.dx / horizontal[across].scale }
      if let along, vertical[along].node === node { own.dy = velocity.dy / vertical[along].scale }
      node.model.endPull(velocity: own, at: time, isCancelled: isCancelled) { axis in self.nodesAround(node, axis) }
    }
    pulled.removeAll()
  }

  /// Subtracts `leftover` from `distance`, so that a movement back moves the content at once.
  func forgetLeftover() {
    guard leftover != .zero else { return }
    distance = CGVector(dx: distance.dx - leftover.dx, dy: distance.dy - leftover.dy)
    leftover = .zero
  }

  /// Drops a scroll view that leaves the window.
  func forget(_ node: RenderNode) {
    horizontal.removeAll { $0.node === node }
    vertical.removeAll { $0.node === node }
    pulled.removeAll { $0 === node }
  }

  private func nodesAround(_ node: ScrollNode, _ axis: Axis) -> [ScrollNode] {
    let nodes = self[axis].map(\.node)
    guard let index = nodes.firstIndex(where: { $0 === node }) else { return [] }
    return Array(nodes[(index + 1)...])
  }

  private func follows(_ node: ScrollNode) -> Bool { pulled.contains { $0 === node } }

  private func take(_ node: ScrollNode) {
    guard !follows(node) else { return }
    pulled.append(node)
    node.model.beginPull(along: followedAxes(of: node))
  }

  private func followedAxes(of node: ScrollNode) -> Axis.Set {
    var axes: Axis.Set = []
    for axis in Axis.allCases where self[axis].contains(where: { $0.node === node }) { axes.insert(Axis.Set(axis)) }
    return axes
  }

  private func rooms(_ axis: Axis) -> [NestedScrollDistribution.Room] {
    self[axis].map { room($0, at: $0.position, axis) }
  }

  private func presentRooms(_ axis: Axis) -> [NestedScrollDistribution.Room] {
    self[axis].map { room($0, at: $0.node.model.pullPosition(axis), axis) }
  }

  private func room(_ link: Link, at position: Double, _ axis: Axis) -> NestedScrollDistribution.Room {
    let metrics = link.node.model.metrics
    let range = metrics.range(axis)
    return NestedScrollDistribution.Room(
      position: position * link.scale, range: range.lowerBound * link.scale...range.upperBound * link.scale,
      bounces: metrics.bouncingAxes.contains(axis),
      answersPulls: axis == .vertical && link.node.refreshIndicator != nil)
  }

  /// Updates the positions of scroll views that have not moved yet: they join at their current position.
  private func recordWaiting(_ axis: Axis) {
    changeLinks(axis) { link in
      if !follows(link.node) { link.position = link.node.model.pullPosition(axis) }
    }
  }

  /// Rebases `distance` if a correction, new metrics or another motion has changed a pull position.
  private func rebaseIfNeeded() {
    guard Axis.allCases.contains(where: { self[$0].contains { $0.revision != $0.node.model.pullRevision } }) else {
      return
    }
    base = distance
    leftover = .zero
    for axis in Axis.allCases { changeLinks(axis) { $0.position = $0.node.model.pullPosition(axis) } }
    recordRevisions()
  }

  private func recordRevisions() {
    for axis in Axis.allCases { changeLinks(axis) { $0.revision = $0.node.model.pullRevision } }
  }

  /// Changes links in place. Reading and writing the array would copy it for each event.
  private func changeLinks(_ axis: Axis, _ change: (inout Link) -> Void) {
    if axis == .horizontal {
      for index in horizontal.indices { change(&horizontal[index]) }
    } else {
      for index in vertical.indices { change(&vertical[index]) }
    }
  }

  private subscript(axis: Axis) -> [Link] {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
