import Engine

/// A rectangle or a point of one view that another view can read in its own coordinates.
public struct Anchor<Value> {
  /// Which part of a view an anchor stands for.
  public struct Source {
    let value: @MainActor (RenderNode) -> Value
    let convert: @MainActor (Value, _ from: RenderNode, _ to: RenderNode) -> Value
    /// Tells two sources of the same view apart.
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

/// A node that an anchor refers to without keeping it alive.
private struct WeakNode: Equatable, @unchecked Sendable {
  weak var node: RenderNode?
  let id: ObjectIdentifier?

  init(_ node: RenderNode?) {
    self.node = node
    id = node.map(ObjectIdentifier.init)
  }

  /// A node that is gone is not the one that may lie at its address now.
  static func == (lhs: WeakNode, rhs: WeakNode) -> Bool { lhs.id == rhs.id && lhs.node === rhs.node }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node == rhs.node && lhs.source.key == rhs.source.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.id)
    hasher.combine(source.key)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole rectangle.
  public static var bounds: Self { rectangle(key: "bounds") { $0.bounds } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Self { rectangle(key: rect) { _ in rect } }

  private static func rectangle(key: AnyHashable, _ value: @escaping @MainActor (RenderNode) -> CGRect) -> Self {
    Anchor.Source(value: value, convert: { rect, from, to in to.convert(rect, from: from) }, key: key)
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Self { place(key: point) { _ in point } }

  /// A point as fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self { place(key: point) { $0.bounds.point(at: point) } }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

  private static func place(key: AnyHashable, _ value: @escaping @MainActor (RenderNode) -> CGPoint) -> Self {
    Anchor.Source(
      value: value,
      convert: { point, from, to in to.convert(CGRect(origin: point, size: .zero), from: from).origin }, key: key)
  }
}

/// Says something under a preference key that is made of an anchor of the content.
struct AnchorWritingModifier<Value, Key: PreferenceKey> {
  let source: Anchor<Value>.Source
  /// Adds the anchor to what the content says under the key.
  let transform: (inout Key.Value, Anchor<Value>) -> Void
  /// Whether what the content says is dropped first.
  let replaces: Bool

  init(
    source: Anchor<Value>.Source, replaces: Bool, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) {
    self.source = source
    self.replaces = replaces
    self.transform = transform
  }
}

extension AnchorWritingModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    AnchorWriterElement(view, context)
  }
}

final class AnchorWriterElement<Content: View, Value, Key: PreferenceKey>: ViewElement<
  ModifiedContent<Content, AnchorWritingModifier<Value, Key>>
>, GeometryObserver
{
  private var child: ViewElement<Content>?
  /// What the transform has read through proxies of readers further out.
  private let reads = GeometryReads()

  override init(_ view: ModifiedContent<Content, AnchorWritingModifier<Value, Key>>, _ context: ElementContext) {
    super.init(view, context)
    addToPreferenceMask(preferenceBit(Key.self))
    child = makeElement(view.content, in: childContext)
    graph.add(self)
    notePreferenceChange(ObjectIdentifier(Key.self))
  }

  func compareGeometry() {
    if reads.isStale { notePreferenceChange(ObjectIdentifier(Key.self)) }
  }

  override func update(_ view: ModifiedContent<Content, AnchorWritingModifier<Value, Key>>) {
    super.update(view)
    notePreferenceChange(ObjectIdentifier(Key.self))
    child?.update(view.content)
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

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

nonisolated extension View {
  /// Says under `key` what `transform` makes of an anchor of this view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorWritingModifier<Value, Key>(source: value, replaces: true) { $0 = transform($1) })
  }

  /// Changes what this view says under `key` with an anchor of it.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(AnchorWritingModifier<Value, Key>(source: value, replaces: false, transform: transform))
  }
}
