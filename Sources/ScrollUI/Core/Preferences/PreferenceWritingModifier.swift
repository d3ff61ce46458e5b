/// Sets a preference and hides the content's own values for its key from the ancestors.
struct PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceWritingModifier: PrimitiveModifier {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PreferenceWriterElement(view, context)
  }
}

/// The element of `preference(key:value:)`.
final class PreferenceWriterElement<Content: View, Key: PreferenceKey>: PassThroughElement<
  Content, PreferenceWritingModifier<Key>
>
{
  override init(_ view: ModifiedContent<Content, PreferenceWritingModifier<Key>>, _ context: ElementContext) {
    super.init(view, context)
    addToPreferenceMask(preferenceBit(Key.self))
    notePreferenceChange(ObjectIdentifier(Key.self))
  }

  override func update(_ view: ModifiedContent<Content, PreferenceWritingModifier<Key>>) {
    let isChange = !areEqual(self.view.modifier.value, view.modifier.value)
    super.update(view)
    if isChange { notePreferenceChange(ObjectIdentifier(Key.self)) }
  }

  override func collect<Wanted: PreferenceKey>(_ key: Wanted.Type, into value: inout Wanted.Value?) {
    guard let own = view.modifier.value as? Wanted.Value, Wanted.self == Key.self else {
      super.collect(key, into: &value)
      return
    }
    merge(own, under: key, into: &value)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool { key != ObjectIdentifier(Key.self) }

  override func didUnmount() { notePreferenceChange(ObjectIdentifier(Key.self)) }
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
  let transform: (inout Key.Value) -> Void
}

extension PreferenceTransformModifier: PrimitiveModifier {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    PreferenceTransformElement(view, context)
  }
}

/// The element of `transformPreference(_:_:)`.
final class PreferenceTransformElement<Content: View, Key: PreferenceKey>: PassThroughElement<
  Content, PreferenceTransformModifier<Key>
>, GeometryObserver
{
  /// The geometry that the transform has read through proxies of enclosing readers. A change runs the transform again.
  private let reads = GeometryReads()

  override init(_ view: ModifiedContent<Content, PreferenceTransformModifier<Key>>, _ context: ElementContext) {
    super.init(view, context)
    addToPreferenceMask(preferenceBit(Key.self))
    graph.add(self)
    notePreferenceChange(ObjectIdentifier(Key.self))
  }

  func compareGeometry() {
    if reads.isStale { notePreferenceChange(ObjectIdentifier(Key.self)) }
  }

  override func update(_ view: ModifiedContent<Content, PreferenceTransformModifier<Key>>) {
    super.update(view)
    notePreferenceChange(ObjectIdentifier(Key.self))
  }

  override func collect<Wanted: PreferenceKey>(_ key: Wanted.Type, into value: inout Wanted.Value?) {
    guard Wanted.self == Key.self else { return super.collect(key, into: &value) }
    var own: Key.Value?
    super.collect(Key.self, into: &own)
    var result = own ?? Key.defaultValue
    reads.record { view.modifier.transform(&result) }
    if let result = result as? Wanted.Value { merge(result, under: key, into: &value) }
  }

  override func didUnmount() {
    graph.remove(self)
    notePreferenceChange(ObjectIdentifier(Key.self))
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
    modifier(PreferenceTransformModifier<Key>(transform: callback))
  }
}
