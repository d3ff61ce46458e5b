import Engine

/// A resolved view without the `ForEach`, `Group` or other structure that contained it; see
/// `Group(subviews:transform:)`.
///
/// It is a view that can be placed once. Its environment is that of its original position.
public struct Subview: Identifiable {
  /// The identity of a subview, valid as long as the subview exists.
  public struct ID: Hashable {
    fileprivate let node: ObjectIdentifier
  }

  /// The role of a subview in its section.
  enum Role: Equatable {
    case row
    case header
    case footer
  }

  let node: RenderNode
  /// The value of `tag(_:)`; nil if it is not set.
  let tag: AnyHashable?
  /// The number of the enclosing section, counted from 1; nil outside of sections.
  let section: Int?
  let role: Role

  /// The identity of the subview.
  public var id: ID { ID(node: ObjectIdentifier(node)) }

  /// The tag if it is set, otherwise the identities of `ForEach` and `id(_:)`.
  @MainActor var values: [AnyHashable] { tag.map { [$0] } ?? node.identities }
}

extension Subview: Equatable {
  /// True for the same view with the same tag, section and role.
  nonisolated public static func == (one: Subview, other: Subview) -> Bool {
    one.node === other.node && one.tag == other.tag && one.section == other.section && one.role == other.role
  }
}

extension Subview: View, PrimitiveView {
  package static var element: ViewElement<Subview>.Type { SubviewElement.self }
}

/// Shows the node of a subview. Its element belongs to the original view.
final class SubviewElement: ViewElement<Subview> {
  override func update(_ view: Subview) {
    let isSame = self.view.node === view.node
    super.update(view)
    if !isSame { nodesDidChange() }
  }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(view.node) }
}

/// The resolved subviews of a view, in order.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// Always 0.
  public var startIndex: Int { subviews.startIndex }
  /// The number of subviews.
  public var endIndex: Int { subviews.endIndex }
  /// The subview at `index`.
  public subscript(index: Int) -> Subview { subviews[index] }
}

nonisolated extension Group {
  /// Creates a view from the resolved subviews of `view`.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   HStack { ForEach(subviews) { $0.padding() } }
  /// }
  /// ```
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

extension SubviewsCollection: View {
  /// The subviews in order, for the container around them.
  public var body: some View { ForEach(self) { $0 } }
}
