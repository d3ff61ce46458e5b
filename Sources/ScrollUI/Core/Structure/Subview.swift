import Engine

/// One of the views that a view comes down to: what it is in, a `ForEach` or a `Group` for instance, has been taken away.
///
/// It is shown where it is put, in one place at a time. Its environment stays that of the view that it comes from.
public struct Subview: Identifiable {
  /// What tells a subview from others while it is there.
  public struct ID: Hashable {
    fileprivate let node: ObjectIdentifier
  }

  /// What a subview is in its section.
  enum Role: Equatable {
    case row
    case header
    case footer
  }

  let node: RenderNode
  /// What `tag(_:)` has said; nil where it was not.
  let tag: AnyHashable?
  /// The number of the section that it is in, counted from 1; nil outside of sections.
  let section: Int?
  let role: Role

  public var id: ID { ID(node: ObjectIdentifier(node)) }

  /// The tag, or else the identity that a `ForEach` or `id(_:)` has given.
  @MainActor var values: [AnyHashable] { tag.map { [$0] } ?? node.identities }
}

extension Subview: Equatable {
  nonisolated public static func == (one: Subview, other: Subview) -> Bool {
    one.node === other.node && one.tag == other.tag && one.section == other.section && one.role == other.role
  }
}

extension Subview: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Subview, in context: ElementContext) -> ViewElement<Subview> {
    SubviewElement(view, context)
  }
}

/// Shows the node of a subview, whose element lives elsewhere.
final class SubviewElement: ViewElement<Subview> {
  override func update(_ view: Subview) {
    let isSame = self.view.node === view.node
    super.update(view)
    if !isSame { nodesDidChange() }
  }

  override func appendNodes(to nodes: inout [RenderNode]) { nodes.append(view.node) }
}

/// The views that a view comes down to.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

nonisolated extension Group {
  /// A view made of the views that `view` comes down to.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   HStack { ForEach(subviews) { $0.padding() } }
  /// }
  /// ```
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(view, transform: transform) }
  }
}
