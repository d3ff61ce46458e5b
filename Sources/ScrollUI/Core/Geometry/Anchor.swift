import Engine

/// A rectangle or point of a view that other views can read in their own coordinates, with `GeometryProxy`'s subscript.
public struct Anchor<Value> {
  /// The geometry of a view that an anchor captures.
  public struct Source {
    let value: @MainActor (RenderNode) -> Value
    let convert: @MainActor (Value, _ from: RenderNode, _ to: RenderNode) -> Value
    /// Distinguishes the sources of a view.
    let key: AnyHashable
  }

  private let node: WeakNode
  private let source: Source

  @MainActor init(_ source: Source, of node: RenderNode?) {
    self.source = source
    self.node = WeakNode(node)
  }

  @MainActor func resolve(in target: RenderNode) -> Value {
    guard let own = node.node, own.pipeline != nil else { return source.value(target) }
    return source.convert(source.value(own), own, target)
  }
}

/// A weak reference to a node.
private struct WeakNode: Equatable, @unchecked Sendable {
  weak var node: RenderNode?
  let id: ObjectIdentifier?

  init(_ node: RenderNode?) {
    self.node = node
    id = node.map(ObjectIdentifier.init)
  }

  /// True for the same living node. A new node at the address of a released node is different.
  static func == (lhs: WeakNode, rhs: WeakNode) -> Bool { lhs.id == rhs.id && lhs.node === rhs.node }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// True if both anchors capture the same geometry of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node == rhs.node && lhs.source.key == rhs.source.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view's identity and the source.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.id)
    hasher.combine(source.key)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { rectangle(key: "bounds") { $0.bounds } }

  /// A rectangle in the view's own coordinates, in points.
  public static func rect(_ rect: CGRect) -> Self { rectangle(key: rect) { _ in rect } }

  private static func rectangle(key: AnyHashable, _ value: @escaping @MainActor (RenderNode) -> CGRect) -> Self {
    Anchor.Source(value: value, convert: { rect, from, to in to.convert(rect, from: from) }, key: key)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates, in points.
  public static func point(_ point: CGPoint) -> Self { place(key: point) { _ in point } }

  /// A point as fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self { place(key: point) { $0.bounds.point(at: point) } }

  /// The top leading corner of the view.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

  private static func place(key: AnyHashable, _ value: @escaping @MainActor (RenderNode) -> CGPoint) -> Self {
    Anchor.Source(
      value: value,
      convert: { point, from, to in to.convert(CGRect(origin: point, size: .zero), from: from).origin }, key: key)
  }
}

/// Sets or changes a preference by means of an anchor of the content.
struct AnchorWritingModifier<Value, Key: PreferenceKey> {
  let source: Anchor<Value>.Source
  /// True if the content's own value for the key is dropped first.
  let replaces: Bool
  /// Adds the anchor to the content's value for the key.
  let transform: (inout Key.Value, Anchor<Value>) -> Void
}

extension AnchorWritingModifier: PrimitiveModifier {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    AnchorWriterElement(view, context)
  }
}

/// The element of `anchorPreference` and `transformAnchorPreference`.
final class AnchorWriterElement<Content: View, Value, Key: PreferenceKey>: PassThroughElement<
  Content, AnchorWritingModifier<Value, Key>
>, GeometryObserver
{
  /// The geometry that the transform has read through proxies of enclosing readers. A change runs the transform again.
  private let reads = GeometryReads()

  override init(_ view: ModifiedContent<Content, AnchorWritingModifier<Value, Key>>, _ context: ElementContext) {
    super.init(view, context)
    addToPreferenceMask(preferenceBit(Key.self))
    graph.add(self)
    notePreferenceChange(ObjectIdentifier(Key.self))
  }

  func compareGeometry() {
    if reads.isStale { notePreferenceChange(ObjectIdentifier(Key.self)) }
  }

  override func update(_ view: ModifiedContent<Content, AnchorWritingModifier<Value, Key>>) {
    super.update(view)
    notePreferenceChange(ObjectIdentifier(Key.self))
  }

  override func childNodesDidChange() {
    notePreferenceChange(ObjectIdentifier(Key.self))
    nodesDidChange()
  }

  override func collect<Wanted: PreferenceKey>(_ key: Wanted.Type, into value: inout Wanted.Value?) {
    guard Wanted.self == Key.self else { return super.collect(key, into: &value) }
    var own: Key.Value?
    if !view.modifier.replaces { super.collect(Key.self, into: &own) }
    var result = own ?? Key.defaultValue
    let anchor = Anchor(view.modifier.source, of: child?.nodes.first)
    reads.record { view.modifier.transform(&result, anchor) }
    if let result = result as? Wanted.Value { merge(result, under: key, into: &value) }
  }

  override func didUnmount() {
    graph.remove(self)
    notePreferenceChange(ObjectIdentifier(Key.self))
  }
}

nonisolated extension View {
  /// Sets the preference `key` of this view to the result of `transform`, which receives an anchor of this view.
  ///
  /// ```swift
  /// Text(title)
  ///   .anchorPreference(key: TitleBounds.self, value: .bounds) { $0 }
  /// ```
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorWritingModifier<Value, Key>(source: value, replaces: true) { $0 = transform($1) })
  }

  /// Changes the value of this view and its descendants for the preference `key` by means of an anchor of this view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(AnchorWritingModifier<Value, Key>(source: value, replaces: false, transform: transform))
  }
}
