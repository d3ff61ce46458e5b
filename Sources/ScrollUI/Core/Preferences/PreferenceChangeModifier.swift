import Graphics

/// Calls an action when the content's value for a preference key has changed.
struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceChangeModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { PreferenceChangeElement.self }
}

/// The element of `onPreferenceChange`: reduces the content's values for `Key` in the observe phase.
final class PreferenceChangeElement<Content: View, Key: PreferenceKey>: PassThroughElement<
  Content, PreferenceChangeModifier<Key>
>, PreferenceReader
where Key.Value: Equatable {
  /// The value of the last call of the action; nil until a view has set the preference.
  private var lastReported: Key.Value?

  var readerName: String { "onPreferenceChange(\(typeName(Key.self)))" }

  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool {
    if key == nil || key == ObjectIdentifier(Key.self) { graph.schedule(self) }
    return true
  }

  func reducePreference() {
    var value: Key.Value?
    collect(Key.self, into: &value)
    guard value != nil || lastReported != nil else { return }
    let new = value ?? Key.defaultValue
    guard new != lastReported else { return }
    lastReported = new
    let action = view.modifier.action
    graph.enqueue("onPreferenceChange", about: Key.self) { action(new) }
  }

  override func didUnmount() { graph.cancel(self) }
}

/// Adds a layer behind or in front of its content that depends on the content's value for a preference key.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer
}

extension PreferenceLayerModifier: ViewModifier {
  func body(content: Content) -> some View {
    PreferenceScope<Key, Content, Layer>(content: content, alignment: alignment, isBehind: isBehind, layer: transform)
  }
}

/// Content with a layer built from the content's preference value.
struct PreferenceScope<Key: PreferenceKey, Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  static var element: ViewElement<Self>.Type { PreferenceScopeElement.self }
}

/// The element of a `PreferenceScope`: creates the layer with `Key.defaultValue` first, and again after each change of
/// the reduced value.
final class PreferenceScopeElement<Key: PreferenceKey, Content: View, Layer: View>: ViewElement<
  PreferenceScope<Key, Content, Layer>
>, PreferenceReader
{
  private typealias Layered = ModifiedContent<Content, LayerModifier<Layer>>
  private var child: ViewElement<Layered>?
  private var value = Key.defaultValue

  required init(_ view: PreferenceScope<Key, Content, Layer>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(layered(), in: childContext)
    graph.schedule(self)
  }

  private func layered() -> Layered {
    graph.evaluate(self) {
      view.content.modifier(
        LayerModifier(secondary: view.layer(value), alignment: view.alignment, isBehind: view.isBehind))
    }
  }

  override func update(_ view: PreferenceScope<Key, Content, Layer>) {
    super.update(view)
    updateBody()
  }

  override func updateBody() {
    child?.update(layered())
  }

  override func environmentDidChange() { setNeedsBody() }

  var readerName: String { "\(view.isBehind ? "background" : "overlay")PreferenceValue(\(typeName(Key.self)))" }

  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool {
    if key == nil || key == ObjectIdentifier(Key.self) { graph.schedule(self) }
    return true
  }

  /// Reduces the content's values only: with its own values the layer would depend on itself.
  func reducePreference() {
    var new: Key.Value?
    child?.fact(LayeredContentFact.self)?.collect(Key.self, into: &new)
    let reduced = new ?? Key.defaultValue
    guard !areEqual(reduced, value) else { return }
    value = reduced
    setNeedsBody()
  }

  override func didUnmount() { graph.cancel(self) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

nonisolated extension View {
  /// Calls `action` when this view's value for `key` has changed.
  ///
  /// The action runs after layout, in the same frame; it may change state. The first call follows when a descendant
  /// sets the preference.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }

  /// Adds a view in front of this view, built from this view's value for `key`.
  ///
  /// - Parameters:
  ///   - key: The preference that the layer depends on.
  ///   - alignment: The alignment of the layer within this view.
  ///   - transform: Builds the layer. It receives `Key.defaultValue` first and then each new value, after the layout
  ///     that produced it.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, Layer>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Adds a view behind this view, built from this view's value for `key`.
  ///
  /// - Parameters:
  ///   - key: The preference that the layer depends on.
  ///   - alignment: The alignment of the layer within this view.
  ///   - transform: Builds the layer. It receives `Key.defaultValue` first and then each new value, after the layout
  ///     that produced it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, Layer>(alignment: alignment, isBehind: true, transform: transform))
  }
}
