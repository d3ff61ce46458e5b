import Engine

/// Sets a preference and hides the content's own values for its key from the ancestors.
struct PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceWritingModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { PreferenceWriterElement.self }
}

/// The element of `preference(key:value:)`.
final class PreferenceWriterElement<Content: View, Key: PreferenceKey>: PassThroughElement<
  Content, PreferenceWritingModifier<Key>
>
{
  override func didMount() {
    addToPreferenceMask(preferenceBit(Key.self))
    announcePreferenceChange(ObjectIdentifier(Key.self))
  }

  override func didUpdate(from old: PreferenceWritingModifier<Key>) {
    if !areEqual(old.value, modifier.value) { announcePreferenceChange(ObjectIdentifier(Key.self)) }
  }

  override func collect<Wanted: PreferenceKey>(_ key: Wanted.Type, into value: inout Wanted.Value?) {
    guard let own = view.modifier.value as? Wanted.Value, Wanted.self == Key.self else {
      super.collect(key, into: &value)
      return
    }
    merge(own, under: key, into: &value)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool { key != ObjectIdentifier(Key.self) }

  override func didUnmount() { announcePreferenceChange(ObjectIdentifier(Key.self)) }
}

/// Reduces `next` into `value`, the result of the preceding views; nil before the first.
@MainActor func merge<Key: PreferenceKey>(_ next: Key.Value, under key: Key.Type, into value: inout Key.Value?) {
  guard var sum = value else {
    value = next
    return
  }
  Key.reduce(value: &sum) { next }
  value = sum
}

/// Transforms the content's value for a preference key before the ancestors receive it.
struct PreferenceTransformModifier<Key: PreferenceKey> {
  /// True if the content's own value for the key is dropped first.
  var replaces = false
  /// True to transform again when the nodes of the content change.
  var dependsOnNodes = false
  /// Changes the value; the node is the content's first.
  let transform: (inout Key.Value, RenderNode?) -> Void
}

extension PreferenceTransformModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { PreferenceTransformElement.self }
}

/// The element of `transformPreference(_:_:)` and of the modifiers that set preferences to anchors.
final class PreferenceTransformElement<Content: View, Key: PreferenceKey>: PassThroughElement<
  Content, PreferenceTransformModifier<Key>
>, GeometryObserver
{
  /// The geometry that the transform has read through proxies of enclosing readers. A change runs the transform again.
  private let reads = GeometryReads()

  override func didMount() {
    addToPreferenceMask(preferenceBit(Key.self))
    graph.add(self)
    announceChange()
  }

  private func announceChange() { announcePreferenceChange(ObjectIdentifier(Key.self)) }

  func compareGeometry() {
    if reads.isStale { announceChange() }
  }

  override func didUpdate(from old: PreferenceTransformModifier<Key>) { announceChange() }

  override func childNodesDidChange() {
    if modifier.dependsOnNodes { announceChange() }
    nodesDidChange()
  }

  override func collect<Wanted: PreferenceKey>(_ key: Wanted.Type, into value: inout Wanted.Value?) {
    guard Wanted.self == Key.self else { return super.collect(key, into: &value) }
    var own: Key.Value?
    if !modifier.replaces { super.collect(Key.self, into: &own) }
    var result = own ?? Key.defaultValue
    let node = modifier.dependsOnNodes ? child?.nodes.first : nil
    reads.record { modifier.transform(&result, node) }
    if let result = result as? Wanted.Value { merge(result, under: key, into: &value) }
  }

  override func didUnmount() {
    graph.remove(self)
    announceChange()
  }
}

nonisolated extension View {
  /// Sets the preference `key` of this view to `value`, for its ancestors. The values of descendants for the same key
  /// are replaced.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(PreferenceWritingModifier<Key>(value: value))
  }

  /// Transforms the preference `key` of this view and its descendants.
  ///
  /// - Parameters:
  ///   - key: The preference to transform.
  ///   - callback: Changes the reduced value of the descendants, or `Key.defaultValue` without a value.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<Key> { value, _ in callback(&value) })
  }
}
