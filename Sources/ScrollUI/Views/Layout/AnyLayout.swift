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
  public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(content, subviews) }

  private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(owner: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  /// Updates the cache of the wrapped layout. After a change of the wrapped type a new cache is created.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    ask(subviews, &cache) { layout, inner in Self.update(layout, &inner, subviews) }
  }

  private static func update<L: Layout>(_ layout: L, _ cache: inout Any, _ subviews: Subviews) {
    Self.open(layout, &cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  /// Calls `body` with a cache of the wrapped layout's type. A cache of a different type is replaced.
  private func ask<Result>(
    _ subviews: Subviews, _ cache: inout Cache, _ body: (any Layout, inout Any) -> Result
  ) -> Result {
    if cache.owner != ObjectIdentifier(type(of: content)) { cache = makeCache(subviews: subviews) }
    return body(content, &cache.value)
  }

  private static func open<L: Layout, Result>(
    _ layout: L, _ cache: inout Any, _ body: (inout L.Cache) -> Result
  ) -> Result {
    guard var typed = cache as? L.Cache else { preconditionFailure("a cache of \(L.self) was of another type") }
    defer { cache = typed }
    return body(&typed)
  }

  /// The spacing of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L, _ cache: inout Any) -> ViewSpacing {
      Self.open(layout, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(subviews, &cache) { spacing($0, &$1) }
  }

  /// The size of the wrapped layout for `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<L: Layout>(_ layout: L, _ cache: inout Any) -> CGSize {
      Self.open(layout, &cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    return ask(subviews, &cache) { size($0, &$1) }
  }

  /// Places `subviews` by the wrapped layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L, _ cache: inout Any) {
      Self.open(layout, &cache) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    ask(subviews, &cache) { place($0, &$1) }
  }

  /// The position of a horizontal guide in the wrapped layout, or nil for its default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func value<L: Layout>(_ layout: L, _ cache: inout Any) -> CGFloat? {
      Self.open(layout, &cache) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(subviews, &cache) { value($0, &$1) }
  }

  /// The position of a vertical guide in the wrapped layout, or nil for its default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func value<L: Layout>(_ layout: L, _ cache: inout Any) -> CGFloat? {
      Self.open(layout, &cache) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(subviews, &cache) { value($0, &$1) }
  }
}
