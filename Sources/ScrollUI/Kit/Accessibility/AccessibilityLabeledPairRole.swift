import Engine

/// The part of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The view is the label.
  case label
  /// The view is named by the label.
  case content
}

nonisolated extension View {
  /// Pairs this view with another that names it, or that it names. Assistive technologies read the label with the content alone.
  ///
  /// - Parameters:
  ///   - role: The part of this view in the pair.
  ///   - id: The identity of the pair in `namespace`.
  ///   - namespace: The namespace of the identity.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let id = UncheckedHashable(AnyHashable([AnyHashable(namespace), AnyHashable(id)]))
    return semantics { properties, _ in
      properties.pair = SemanticPair(id: id.value, isLabel: role == .label)
    }
  }
}
