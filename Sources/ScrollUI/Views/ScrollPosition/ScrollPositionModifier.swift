import Engine

/// Binds a scroll view's position to a value of the program.
struct ScrollPositionModifier<Value: Equatable> {
  let binding: Binding<Value>
  let anchor: UnitPoint?
  /// The destination that the value requests, or nil if it requests no movement.
  let destination: (Value, UnitPoint?) -> ScrollRequest.Destination?
  /// The value after the user has scrolled to a position with these visible targets.
  let value: (Value, [ScrollTargetItem], CGRect) -> Value
}

extension ScrollPositionModifier: BehaviorModifier {
  typealias Behavior = ScrollPositionBehavior<Value>
}

extension CGRect {
  /// The rectangle with x measured to the left.
  fileprivate var mirrored: CGRect { CGRect(x: -maxX, y: minY, width: width, height: height) }
}

/// Turns changes of the bound value into scroll requests, and writes the position back after the user has scrolled.
///
/// `exchangedValue` is the value last sent or received. A value that was just reported therefore causes no request, and a
/// fulfilled request no report.
final class ScrollPositionBehavior<Value: Equatable>: ScrollScopeBehavior<ScrollPositionModifier<Value>>,
  GeometryObserver
{
  private var exchangedValue: Value?
  private var isMovedByUser = false

  override func didMount() {
    graph.add(self)
    takeValue()
  }

  override func didUnmount() { graph.remove(self) }

  // MARK: Wishes

  override func willUpdate() { takeValue() }

  /// Called if the value has changed without an update of the surrounding body.
  override func stateDidChange() { takeValue() }

  override func scrollViewDidChange() {
    exchangedValue = nil
    element.setNeedsBody()
  }

  private func takeValue() {
    let value = graph.track(element) { modifier.binding.wrappedValue }
    guard let node = scope.node, value != exchangedValue else { return }
    let isFirst = exchangedValue == nil
    exchangedValue = value
    let transaction = graph.transaction
    guard let destination = modifier.destination(value, transaction.scrollTargetAnchor ?? modifier.anchor) else {
      return
    }
    isMovedByUser = false
    let kept = isFirst ? keptPlace(of: destination) : nil
    if !isFirst { placeEntry?.write(nil) }
    var request = ScrollRequest(
      kept ?? destination, rank: .bound, timing: transaction.scrollTiming, completion: transaction.completing(in: graph)
    )
    request.preservesVelocity = transaction.scrollPositionUpdatePreservesVelocity
    node.requests.add(request)
  }

  // MARK: Kept places

  /// The entry beside that of a binding to `SceneStorage` or `AppStorage`, with the distance of the row; nil for other bindings.
  private var placeEntry: StoredEntry? { modifier.binding.storedEntry?.companion("scroll-position:") }

  /// The place where a user has left the row that `destination` asks for; nil for another row.
  private func keptPlace(of destination: ScrollRequest.Destination) -> ScrollRequest.Destination? {
    guard case .id(let id, _) = destination, let stored = placeEntry?.untracked,
      let place = ScrollPlaceStorage(ids: .standard).place(in: stored), place.rows.first?.id == id
    else { return nil }
    return .place(place)
  }

  /// Stores the distance of the row that `value` identifies.
  private func keepPlace(of value: Value, in node: ScrollNode) {
    guard let entry = placeEntry, case .id(let id, _)? = modifier.destination(value, nil),
      let place = node.place(ofRow: id.value)
    else { return }
    entry.write(ScrollPlaceStorage(ids: .standard).value(of: place))
  }

  // MARK: Facts

  override func activityDidChange(from old: ScrollActivity, to new: ScrollActivity) {
    switch new {
    case .interacting, .decelerating: isMovedByUser = true
    case .animating: isMovedByUser = scope.node?.requests.isActive == false
    case .tracking, .idle: break
    }
    graph.pipeline.requestGeometryUpdate()
  }

  func compareGeometry() {
    guard isMovedByUser, let node = scope.node, let exchangedValue else { return }
    let isAtRest = node.model.activity == .idle
    if isAtRest { isMovedByUser = false }
    let viewport = node.visibleContent
    let items = node.targets(in: viewport)
    // Anchors and the order of rows are measured from the leading edge.
    let value =
      node.isRightToLeft
      ? modifier.value(
        exchangedValue, items.map { ScrollTargetItem(id: $0.id, frame: $0.frame.mirrored) }, viewport.mirrored)
      : modifier.value(exchangedValue, items, viewport)
    if isAtRest { keepPlace(of: value, in: node) }
    guard value != exchangedValue else { return }
    self.exchangedValue = value
    let binding = modifier.binding
    graph.enqueue("scrollPosition", about: Value.self) { binding.wrappedValue = value }
  }
}

nonisolated extension View {
  /// Binds the position of the scroll view in this view to the identity of a view in it.
  ///
  /// A change of `id` scrolls to that view, animated if the change is animated. While the user scrolls, `id` is set
  /// to the identity of the target nearest to `anchor`. Without an anchor the content moves as little as possible,
  /// and `id` is the first fully visible target. Targets are declared by `scrollTargetLayout(isEnabled:)`.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = .center) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: id, anchor: anchor,
        destination: { id, anchor in id.map { .id(UncheckedHashable(AnyHashable($0)), anchor: anchor) } },
        value: { old, items, viewport in
          let own = items.filter { $0.id.base is ID }
          return ScrollTargetItem.nearest(to: anchor, in: viewport, among: own).flatMap { $0.id.base as? ID } ?? old
        }))
  }

  /// Binds the position of the scroll view in this view to `position`.
  ///
  /// `anchor` applies to identities that were requested without an anchor, and selects the reported target while the
  /// user scrolls.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: position, anchor: anchor, destination: { $0.target.destination(anchor: $1) },
        value: { old, items, viewport in
          let own = items.filter { old.identity($0.id) != nil }
          let nearest = ScrollTargetItem.nearest(to: anchor, in: viewport, among: own)
          return old.positioned(byUserAt: nearest.flatMap { old.identity($0.id) })
        }))
  }
}
