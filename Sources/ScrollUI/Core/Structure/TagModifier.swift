import Engine

/// Sets the value that its content represents in a picker or a tab view.
package struct TagModifier<Tag: Hashable> {
  let tag: Tag
}

extension TagModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> LayoutValueNode {
    LayoutValueNode(key: viewTagKey, value: AnyHashable(tag))
  }

  func updateNode(_ node: LayoutValueNode, _ environment: EnvironmentValues) {
    if node.viewTag != AnyHashable(tag) { node.setValue(AnyHashable(tag)) }
  }

  package static func answers(_ query: FactQuery) -> Bool { query.asks(for: TagFact.self) }

  package func answer(_ query: inout FactQuery) {
    query.give(TagFact.self, AnyHashable(tag))
  }
}

/// The value that a view represents, by `tag(_:)`.
enum TagFact: ElementFact {
  typealias Value = AnyHashable
}

/// The key of tags among the values that views set for their containers.
private let viewTagKey = ObjectIdentifier(ViewTag.self)

private enum ViewTag {}

extension RenderNode {
  /// The tag of the view, for containers with a selection; nil if it is not set.
  var viewTag: AnyHashable? {
    valueForLayout(viewTagKey) as? AnyHashable
  }
}

/// True if a modifier in `type` sets a tag, which can then be read without creating an element.
@MainActor func hasTag<Content: View>(_ type: Content.Type) -> Bool {
  type.hasModifierFact(TagFact.self)
}

/// The value of the outermost `tag(_:)` on `view`; nil if a modifier in its type does not set a tag.
@MainActor func explicitTag<Content: View>(of view: Content) -> AnyHashable? {
  view.outermostModifierFact(TagFact.self, in: EnvironmentValues())
}

nonisolated extension View {
  /// Sets the value that the view represents in a container with a selection, such as a picker, a list or a tab view.
  ///
  /// - Parameters:
  ///   - tag: The value that is compared with the selection.
  ///   - includeOptional: No effect: the tag also matches an optional selection.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag))
  }
}
