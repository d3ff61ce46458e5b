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
    modifier(
      PreferenceTransformModifier<Key>(replaces: true, dependsOnNodes: true) { result, node in
        result = transform(Anchor(value, of: node))
      })
  }

  /// Changes the value of this view and its descendants for the preference `key` by means of an anchor of this view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(
      PreferenceTransformModifier<Key>(dependsOnNodes: true) { result, node in
        transform(&result, Anchor(value, of: node))
      })
  }
}
