import Engine

nonisolated extension View {
  /// Names this view by `label`, which a `HiddenNode` keeps from drawing and layout.
  package func invisibleLabel<Label: View>(_ label: Label) -> some View {
    background { label.undrawn(.label) }
  }

  /// Describes the value of this view by `value`, which is not drawn.
  package func invisibleValue<Value: View>(_ value: Value) -> some View {
    background { value.undrawn(.elements) }
  }

  /// Hides this view from the eyes, the pointer and the keyboard, but not from assistive technologies.
  ///
  /// - Parameter description: The meaning of the view for the view around it.
  func undrawn(_ description: HiddenNode.Description) -> some View {
    environment(\.isFocusDisabled, true).modifier(NodeValueModifier { HiddenNode(description: description) })
  }
}
