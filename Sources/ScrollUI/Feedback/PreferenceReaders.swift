import Graphics

/// Runs an action when what the content says under a key has changed.
struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension PreferenceChangeModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PreferenceChangeElement(view, context)
  }
}

final class PreferenceChangeElement<Content: View, Key: PreferenceKey>: ViewElement<
  ModifiedContent<Content, PreferenceChangeModifier<Key>>
>, PreferenceReader
where Key.Value: Equatable {
  private var child: ViewElement<Content>?
  /// What the action was told last; nil until something has been set.
  private var told: Key.Value?

  override init(_ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, in: childContext)
  }

  override func update(_ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>) {
    super.update(view)
    child?.update(view.content)
  }

  var readerName: String { "onPreferenceChange(\(typeName(Key.self)))" }

  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool {
    if key == nil || key == ObjectIdentifier(Key.self) { graph.schedule(self) }
    return true
  }

  func reducePreference() {
    var value: Key.Value?
    collect(Key.self, into: &value)
    guard value != nil || told != nil else { return }
    let new = value ?? Key.defaultValue
    guard new != told else { return }
    told = new
    let action = view.modifier.action
    graph.enqueue("onPreferenceChange", about: Key.self) { action(new) }
  }

  override func didUnmount() { graph.cancel(self) }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

/// Puts a view that is made of what the content says under a key behind or in front of the content.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer

  init(alignment: Alignment, isBehind: Bool, transform: @escaping (Key.Value) -> Layer) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.transform = transform
  }
}

extension PreferenceLayerModifier: ViewModifier {
  func body(content: Content) -> some View {
    PreferenceScope<Key, Content, Layer>(content: content, alignment: alignment, isBehind: isBehind, layer: transform)
  }
}

/// Content and a layer made of the content's preference.
struct PreferenceScope<Key: PreferenceKey, Content: View, Layer: View> {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer
}

extension PreferenceScope: PrimitiveView {
  typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    PreferenceScopeElement(view, context)
  }
}

final class PreferenceScopeElement<Key: PreferenceKey, Content: View, Layer: View>: ViewElement<
  PreferenceScope<Key, Content, Layer>
>, PreferenceReader
{
  private typealias Layered = ModifiedContent<Content, LayerModifier<Layer>>
  private var child: ViewElement<Layered>?
  private var value = Key.defaultValue

  override init(_ view: PreferenceScope<Key, Content, Layer>, _ context: ElementContext) {
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
    isDirty = false
    child?.update(layered())
  }

  override func environmentDidChange() { setNeedsBody() }

  var readerName: String { "\(view.isBehind ? "background" : "overlay")PreferenceValue(\(typeName(Key.self)))" }

  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool {
    if key == nil || key == ObjectIdentifier(Key.self) { graph.schedule(self) }
    return true
  }

  /// Only what the content says counts; the layer would feed itself.
  func reducePreference() {
    var new: Key.Value?
    child?.forEachContent { $0.collect(Key.self, into: &new) }
    let reduced = new ?? Key.defaultValue
    guard !areEqual(reduced, value) else { return }
    value = reduced
    setNeedsBody()
  }

  override func didUnmount() { graph.cancel(self) }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

extension ViewElement {
  /// The content of a layered element, without its layers.
  fileprivate func forEachContent(_ body: (Element) -> Void) {
    guard let layered = self as? any LayeredContent else { return }
    layered.forEachContentElement(body)
  }
}

nonisolated extension View {
  /// Runs `action` after a frame's layout when what this view says under `key` is not what it was.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }

  /// Puts a view in front of this one that is made of what this one says under `key`.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, Layer>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Puts a view behind this one that is made of what this one says under `key`.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, Layer>(alignment: alignment, isBehind: true, transform: transform))
  }
}
