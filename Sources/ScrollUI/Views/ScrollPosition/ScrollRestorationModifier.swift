import Engine

/// Keeps the place of the first scroll view in its content in `SceneStorage`.
struct ScrollRestorationModifier {
  let key: String
  let ids: RowIDCoding
}

extension ScrollRestorationModifier: BehaviorModifier {
  typealias Behavior = ScrollRestorationBehavior
}

/// Requests the stored place of a scroll view before its first layout, and stores its place at rest and when it leaves.
final class ScrollRestorationBehavior: ScrollScopeBehavior<ScrollRestorationModifier>, GeometryObserver,
  DepartureObserver
{
  override class var kinds: ElementKinds { .observesDeparture }

  /// The scroll view whose place was requested.
  private weak var node: ScrollNode?
  /// True until the stored place was found or given up.
  private var isRestoring = false
  /// The state of the scroll view when its place was last stored.
  private var storedSignature: Signature?

  /// The values whose change means that the place has changed.
  private struct Signature: Equatable {
    var offset, insets: CGPoint
    var content, viewport: CGSize
  }

  override func didMount() {
    graph.add(self)
    warnOfSeveral("scrollRestoration")
  }

  override func answer(_ query: inout FactQuery) {
    query.give(DepartureFact.self, self)
    super.answer(&query)
  }

  func willLeave() { store(under: modifier.key) }

  override func didUnmount() { graph.remove(self) }

  override func didUpdate(from old: ScrollRestorationModifier) {
    guard old.key != modifier.key else { return }
    store(under: old.key)
    (node, storedSignature, isRestoring) = (nil, nil, false)
    scrollViewDidChange()
  }

  private func entry(of key: String) -> StoredEntry { element.programStorage.scene.entry(for: "scroll:" + key) }

  private var storage: ScrollPlaceStorage { ScrollPlaceStorage(ids: modifier.ids) }

  override func scrollViewDidChange() {
    guard let node = scope.node, node !== self.node else { return }
    self.node = node
    storedSignature = nil
    guard let place = entry(of: modifier.key).untracked.flatMap(storage.place) else { return }
    isRestoring = true
    node.requests.add(
      ScrollRequest(.place(place), rank: .initial) { [weak self, weak node] _ in
        if let self, let node, node === self.node { self.isRestoring = false }
      })
  }

  override func activityDidChange(from old: ScrollActivity, to new: ScrollActivity) {
    if new == .idle { graph.pipeline.requestGeometryUpdate() }
  }

  func compareGeometry() {
    guard let node = scope.node, node.model.activity == .idle else { return }
    let metrics = node.model.metrics
    let signature = Signature(
      offset: node.model.offset, insets: CGPoint(x: metrics.restingInsets.leading, y: metrics.restingInsets.top),
      content: metrics.contentSize, viewport: metrics.viewport)
    guard signature != storedSignature else { return }
    storedSignature = signature
    store(under: modifier.key)
  }

  private func store(under key: String) {
    let entry = entry(of: key)
    guard !isRestoring, let state = scope.node?.restorableState else { return }
    switch state {
    case .initial: entry.write(nil)
    case .place(let place):
      if storage.lacksRows(of: place) { warnOfIdentities(place) }
      entry.write(storage.value(of: place))
    }
  }

  private func warnOfIdentities(_ place: ScrollPlace) {
    let type = place.rows.first.map { typeName(Swift.type(of: $0.id.value.base)) } ?? ""
    graph.warn(
      "scrollRestoration(\"\(modifier.key)\") cannot store identities of the type \(type) and keeps a fraction of the length; "
        + "use scrollRestoration(_:id:) with a Codable type")
  }
}

nonisolated extension View {
  /// Keeps the place of the scroll view in this view under `key` in the window's `SceneStorage`, and restores it when the scroll view
  /// appears again: in the next run, after navigation, or in another branch of a condition. Not in SwiftUI.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(posts) { PostRow(post: $0) } }
  /// }
  /// .scrollRestoration("posts")
  /// ```
  ///
  /// The place is a row and its distance from the beginning of the viewport. It stays true when rows are inserted above, and when
  /// widths and text sizes change. In place of a removed row the following row is shown. The identities of the rows are of the type
  /// `Int`, `String` or `UUID`; `scrollRestoration(_:id:)` takes other types. Content without identities returns to the same fraction of
  /// its length. Content at its beginning or at its `defaultScrollAnchor(_:)` has no place, so that new rows are seen there.
  ///
  /// The place is restored before the first picture, without animation. While no row of the place exists, as long as data is
  /// loading, it waits for the row until the user or the program scrolls. A bound `scrollPosition` with a value has precedence.
  public func scrollRestoration(_ key: String) -> some View {
    modifier(ScrollRestorationModifier(key: key, ids: .standard))
  }

  /// Keeps the place of the scroll view in this view under `key`, as `scrollRestoration(_:)` does, for rows with identities of the type
  /// `id`. Not in SwiftUI.
  public func scrollRestoration<ID: Hashable & Codable>(_ key: String, id: ID.Type) -> some View {
    modifier(ScrollRestorationModifier(key: key, ids: .json(id)))
  }
}
