import Geometry

/// A movement of a hand that scroll views follow: along each axis it is shared out among those that lie in each other.
///
/// It counts the whole distance from its beginning, never steps, so no rounding adds up and the content is where the hand is.
/// When a scroll view's content changes meanwhile, it counts anew from there, so nothing jumps.
@MainActor final class NestedDrag {
  private struct Link {
    let node: ScrollNode
    /// Where it stood when `base` began.
    var position: Double
    var revision: Int
  }

  private var horizontal: [Link]
  private var vertical: [Link]
  /// The distance at which the links' positions were taken.
  private var base = CGVector.zero
  /// How far the hand has come, positive towards the content's end.
  private(set) var distance = CGVector.zero
  /// The part of the distance since `base` that no scroll view took.
  private(set) var leftover = CGVector.zero
  /// The scroll views that follow, in the order in which they began to.
  private var pulled: [ScrollNode] = []
  /// What the last event was dealt out from, and how; kept, so that an event in each frame takes no memory.
  private var dealt: [NestedScrollDistribution.Room] = []
  private var shares = NestedScrollDistribution()

  /// The scroll views along each axis, the innermost first.
  init(horizontal: [ScrollNode], vertical: [ScrollNode]) {
    let link = { (axis: Axis) in
      { (node: ScrollNode) in
        Link(node: node, position: node.model.pullPosition(axis), revision: node.model.pullRevision)
      }
    }
    self.horizontal = horizontal.map(link(.horizontal))
    self.vertical = vertical.map(link(.vertical))
  }

  /// Lets the scroll view that will follow a movement towards `direction` know that a hand has it. Others join when their turn comes.
  func begin(towards direction: CGVector) {
    for axis in Axis.allCases where direction[axis] != 0 {
      let links = self[axis]
      let first = NestedScrollDistribution.first(towards: direction[axis], among: rooms(axis)) ?? 0
      if links.indices.contains(first) { take(links[first].node) }
    }
  }

  /// The scroll views that follow.
  var followers: [ScrollNode] { pulled }

  /// Adds an axis to the movement, which starts to count there now.
  func open(_ axis: Axis, _ nodes: [ScrollNode]) {
    self[axis] = nodes.map { Link(node: $0, position: $0.model.pullPosition(axis), revision: $0.model.pullRevision) }
    for node in pulled where nodes.contains(where: { $0 === node }) {
      node.model.beginPull(along: followedAxes(of: node))
    }
  }

  /// Moves everything to where it is when the hand has come as far as `distance`.
  func pull(to distance: CGVector) {
    rebaseIfNeeded()
    self.distance = distance
    for axis in Axis.allCases {
      noteWaiting(axis)
      dealt.removeAll(keepingCapacity: true)
      for link in self[axis] { dealt.append(room(link, at: link.position, axis)) }
      shares.deal(distance[axis] - base[axis], among: dealt)
      leftover[axis] = shares.leftover
      for (index, link) in self[axis].enumerated() {
        let share = shares.taken[index]
        if share != 0 { take(link.node) }
        if follows(link.node) { link.node.model.pull(to: link.position + share, axis) }
      }
    }
    noteRevisions()
  }

  /// Lets go. The velocity of the hand goes to the scroll views that would have moved on. `isCancelled`: the hand did not let go of
  /// its own accord.
  func end(velocity: CGVector, at time: Double, isCancelled: Bool = false) {
    rebaseIfNeeded()
    let moving = { (axis: Axis) -> Int? in
      velocity[axis] == 0
        ? nil : NestedScrollDistribution.first(towards: velocity[axis], among: self.presentRooms(axis))
    }
    let (across, along) = (moving(.horizontal), moving(.vertical))
    for node in pulled {
      var own = CGVector.zero
      if let across, horizontal[across].node === node { own.dx = velocity.dx }
      if let along, vertical[along].node === node { own.dy = velocity.dy }
      node.model.endPull(velocity: own, at: time, isCancelled: isCancelled) { axis in self.nodesAround(node, axis) }
    }
    pulled.removeAll()
  }

  /// Counts from here on without the part of the distance that nobody took, so that going back moves the content at once.
  func forgetLeftover() {
    guard leftover != .zero else { return }
    distance = CGVector(dx: distance.dx - leftover.dx, dy: distance.dy - leftover.dy)
    leftover = .zero
  }

  /// A scroll view has left the window.
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
    return NestedScrollDistribution.Room(
      position: position, range: metrics.range(axis), bounces: metrics.bouncingAxes.contains(axis),
      answersPulls: axis == .vertical && link.node.refreshIndicator != nil)
  }

  /// Those who have not moved yet join from wherever they are then.
  private func noteWaiting(_ axis: Axis) {
    changeLinks(axis) { link in
      if !follows(link.node) { link.position = link.node.model.pullPosition(axis) }
    }
  }

  /// Counts from here on where something else than the hand has moved a scroll view or changed its limits.
  private func rebaseIfNeeded() {
    guard Axis.allCases.contains(where: { self[$0].contains { $0.revision != $0.node.model.pullRevision } }) else {
      return
    }
    base = distance
    leftover = .zero
    for axis in Axis.allCases { changeLinks(axis) { $0.position = $0.node.model.pullPosition(axis) } }
    noteRevisions()
  }

  private func noteRevisions() {
    for axis in Axis.allCases { changeLinks(axis) { $0.revision = $0.node.model.pullRevision } }
  }

  /// Changes links where they lie: taken out, changed and put back they would be copied, for each event.
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
