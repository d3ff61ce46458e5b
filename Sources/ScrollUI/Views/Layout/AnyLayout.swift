import Engine

/// A type-erased layout, for switching between layouts at run time.
///
/// The views keep their state after a switch, and move to their new positions animated if the change is animated.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("a"); Text("b") }
/// ```
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate let owner: ObjectIdentifier
    fileprivate var value: Any
  }

  private let content: any Layout
  let name: String
  let stackOrientation: Axis?

  /// Wraps `layout`.
  nonisolated public init<L: Layout>(_ layout: L) {
    content = layout
    name = typeName(L.self)
    stackOrientation = L.layoutProperties.stackOrientation
  }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { content.makeErasedCache(subviews) }

  /// Updates the cache of the wrapped layout. After a change of the wrapped type a new cache is created.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      layout.using(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(content)
  }

  /// The spacing of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.using(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(content)
  }

  /// The size of the wrapped layout for `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      layout.using(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    return size(content)
  }

  /// Places `subviews` by the wrapped layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      layout.using(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(content)
  }
}

extension AnyLayout: KeyedGuideLayout {
  /// The position of a guide in the wrapped layout, or nil for its default.
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    func position<L: Layout>(_ layout: L) -> CGFloat? {
      layout.using(&cache, subviews) { layout.explicitAlignment(ofKey: key, in: bounds, proposal, subviews, &$0) }
    }
    return position(content)
  }
}

extension Layout {
  fileprivate func makeErasedCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(owner: ObjectIdentifier(Self.self), value: makeCache(subviews: subviews))
  }

  /// Calls `body` with the layout's own cache in `cache`. A cache of a different layout type is replaced.
  fileprivate func using<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    if cache.owner != ObjectIdentifier(Self.self) { cache = makeErasedCache(subviews) }
    guard var typed = cache.value as? Cache else { preconditionFailure("a cache of \(Self.self) was of another type") }
    defer { cache.value = typed }
    return body(&typed)
  }
}
