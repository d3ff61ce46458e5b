import Engine

/// Ties a scroll view's position to a value of the program's.
struct ScrollPositionModifier<Value: Equatable> {
  let binding: Binding<Value>
  let anchor: UnitPoint?
  /// Where the value wants the content; nil where it wants nothing.
  let place: (Value, UnitPoint?) -> ScrollRequest.Destination?
  /// The value after a person has scrolled to a place where these targets are seen.
  let value: (Value, [ScrollTargetItem], CGRect) -> Value

  init(
    binding: Binding<Value>, anchor: UnitPoint?, place: @escaping (Value, UnitPoint?) -> ScrollRequest.Destination?,
    value: @escaping (Value, [ScrollTargetItem], CGRect) -> Value
  ) {
    self.binding = binding
    self.anchor = anchor
    self.place = place
    self.value = value
  }
}

extension ScrollPositionModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ScrollPositionElement(view, context)
  }
}

/// Sends a value's wishes down to the scroll view, and where a person has scrolled to up to the value.
///
/// What was sent down or up last is known, so that a fact that is told comes back as no wish, and a wish that is fulfilled as no fact.
final class ScrollPositionElement<Content: View, Value: Equatable>: ScrollScopeElement<
  Content, ScrollPositionModifier<Value>
>, GeometryObserver
{
  private var known: Value?
  private var isMovedByUser = false

  override init(_ view: ModifiedContent<Content, ScrollPositionModifier<Value>>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
    takeValue()
  }

  override func didUnmount() { graph.remove(self) }

  // MARK: Wishes

  override func update(_ view: ModifiedContent<Content, ScrollPositionModifier<Value>>) {
    self.view = view
    takeValue()
    child?.update(view.content)
  }

  /// The value has changed, and the body around has not read it.
  override func updateBody() {
    isDirty = false
    takeValue()
  }

  override func scrollViewDidChange() {
    known = nil
    setNeedsBody()
  }

  private func takeValue() {
    let value = graph.track(self) { view.modifier.binding.wrappedValue }
    guard let node = scope.node, value != known else { return }
    known = value
    let transaction = graph.transaction
    guard let place = view.modifier.place(value, transaction.scrollTargetAnchor ?? view.modifier.anchor) else { return }
    isMovedByUser = false
    var request = ScrollRequest(
      place, rank: .bound, timing: transaction.scrollTiming, completion: transaction.completing(in: graph))
    request.preservesVelocity = transaction.scrollPositionUpdatePreservesVelocity
    node.requests.add(request)
  }

  // MARK: Facts

  override func activityDidChange(from old: ScrollActivity, to new: ScrollActivity) {
    switch new {
    case .interacting, .decelerating: isMovedByUser = true
    case .animating: isMovedByUser = scope.node?.requests.isActive == false
    case .tracking, .idle: break
    }
    graph.pipeline.noteGeometryChange()
  }

  func compareGeometry() {
    guard isMovedByUser, let node = scope.node, let known else { return }
    if node.model.activity == .idle { isMovedByUser = false }
    let viewport = node.visibleContent
    let value = view.modifier.value(known, node.targets(in: viewport), viewport)
    guard value != known else { return }
    self.known = value
    let binding = view.modifier.binding
    graph.enqueue("scrollPosition", about: Value.self) { binding.wrappedValue = value }
  }
}

nonisolated extension View {
  /// Ties the position of the scroll view in this view to the identity of a view in it.
  ///
  /// Another identity scrolls to that view, animated where the change is; the identity of the target nearest to `anchor` is written
  /// while a person scrolls. Without an anchor the content moves as little as is needed, and the first target that is wholly visible
  /// counts.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint?) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: id, anchor: anchor,
        place: { id, anchor in id.map { .id(UncheckedHashable(AnyHashable($0)), anchor: anchor) } },
        value: { old, items, viewport in
          let own = items.filter { $0.id.base is ID }
          return ScrollTargetItem.nearest(to: anchor, in: viewport, among: own).flatMap { $0.id.base as? ID } ?? old
        }))
  }

  /// The same about the views' centres: the first form of what got an anchor later.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>) -> some View { scrollPosition(id: id, anchor: .center) }

  /// Ties the position of the scroll view in this view to a value that says where it stands.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: position, anchor: anchor, place: { $0.place.destination(anchor: $1) },
        value: { old, items, viewport in
          let own = items.filter { old.identity($0.id) != nil }
          let nearest = ScrollTargetItem.nearest(to: anchor, in: viewport, among: own)
          return old.positioned(byUserAt: nearest.flatMap { old.identity($0.id) })
        }))
  }
}
