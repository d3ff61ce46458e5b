import Engine

/// Marks a view with the value that it stands for in a picker or a tab view.
struct TagModifier<Tag: Hashable> {
  let tag: Tag

  init(tag: Tag) { self.tag = tag }
}

extension TagModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> LayoutValueNode {
    LayoutValueNode(key: viewTagKey, value: AnyHashable(tag))
  }

  func updateNode(_ node: LayoutValueNode, _ environment: EnvironmentValues) {
    if node.viewTag != AnyHashable(tag) { node.setValue(AnyHashable(tag)) }
  }
}

/// What tells tags from other values that views set for their containers.
private let viewTagKey = ObjectIdentifier(ViewTag.self)

private enum ViewTag {}

extension RenderNode {
  /// What the view stands for in a container that selects; nil where it does not say.
  var viewTag: AnyHashable? {
    valueForLayout(viewTagKey) as? AnyHashable
  }
}

/// A view whose value for a container that selects shows without building it.
@MainActor protocol TagGiving {
  /// Whether views of this type have a tag.
  static var hasTag: Bool { get }
  var explicitTag: AnyHashable? { get }
}

extension ModifiedContent: TagGiving where Content: View, Modifier: ViewModifier {
  static var hasTag: Bool { Modifier.self is any TagHolding.Type || givesTags(Content.self) }

  var explicitTag: AnyHashable? {
    (modifier as? any TagHolding)?.anyTag ?? ScrollUI.explicitTag(of: content)
  }
}

/// A modifier that gives a tag.
@MainActor protocol TagHolding {
  var anyTag: AnyHashable { get }
}

extension TagModifier: TagHolding {
  var anyTag: AnyHashable { AnyHashable(tag) }
}

/// Whether views of a type have a tag that shows without building them.
@MainActor func givesTags<Content: View>(_ type: Content.Type) -> Bool {
  (type as? any TagGiving.Type)?.hasTag == true
}

/// The value that the user has given a view by its outermost `tag(_:)`; nil where none shows in the view's type.
@MainActor func explicitTag<Content: View>(of view: Content) -> AnyHashable? {
  (view as? any TagGiving)?.explicitTag
}

nonisolated extension View {
  /// Marks the view with the value that it stands for in a container that selects.
  ///
  /// - Parameter includeOptional: whether the value also counts where the container's selection is optional; it always does here.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag))
  }
}
