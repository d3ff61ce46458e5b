import ScrollUI

/// The rows of a tree: elements with children have a chevron that shows and hides them.
///
/// In a list each element is a row, identified by its `id`, and rows out of sight are not built. The rows of an expanded element are kept
/// while their data changes.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let roots: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Leaf
  @State private var expanded: Set<ID> = []
  @Environment(\.controlSurroundings) private var surroundings

  nonisolated private init(
    roots: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    row: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.row = row
  }
}

/// The children of an element of an `OutlineGroup`, as a name in types.
public struct OutlineSubgroupChildren: View {
  /// No views: `OutlineGroup` shows the children itself.
  public var body: some View { EmptyView() }
}

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates the rows of trees whose elements are identified by the key path `id`.
  ///
  /// - Parameters:
  ///   - data: The roots.
  ///   - id: The key path to the identity of an element.
  ///   - children: The key path to the children of an element; nil for an element that cannot have children.
  ///   - content: Makes the row of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: data, id: id, children: children, row: content)
  }

  /// Creates the rows of trees with identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The roots.
  ///   - children: The key path to the children of an element; nil for an element that cannot have children.
  ///   - content: Makes the row of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(roots: data, id: \.id, children: children, row: content)
  }

  /// Creates the rows of the tree of an identifiable element.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - children: The key path to the children of an element; nil for an element that cannot have children.
  ///   - content: Makes the row of an element.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(roots: [root], id: \.id, children: children, row: content)
  }
}

@MainActor extension OutlineGroup: View where Leaf: View {
  /// The rows of the elements that are not hidden in a collapsed element.
  public var body: some View {
    let rows = OutlineRow.visible(in: roots, id: id, children: children, expanded: expanded)
    ForEach(rows) { row in
      let isExpanded = row.hasChildren ? expanded.contains(row.id) : nil
      let setExpanded: @MainActor (Bool) -> Void = { isExpanded in
        withAnimation { if isExpanded { expanded.insert(row.id) } else { expanded.remove(row.id) } }
      }
      HStack(spacing: 8) {
        // In a list the row has the actions of the chevron, and its press selects.
        chevron(of: row).accessibilityHidden(surroundings.isRow)
        self.row(row.element)
      }
      .padding(.leading, CGFloat(row.level) * (DisclosureChevron.width + 8))
      .disclosureSemantics(isExpanded: surroundings.isRow ? nil : isExpanded, setExpanded)
      .rowDisclosure(
        isExpanded: isExpanded, parent: row.parent.map { AnyHashable($0) }, setExpanded: setExpanded)
    }
  }

  @ViewBuilder private func chevron(of row: OutlineRow<Data.Element, ID>) -> some View {
    if row.hasChildren {
      Button {
        withAnimation { expanded.formSymmetricDifference([row.id]) }
      } label: {
        DisclosureChevron(isExpanded: expanded.contains(row.id))
          .frame(height: 16)
          .contentShape(Rectangle().inset(by: -8))
      }
      .buttonStyle(.plain)
    } else {
      Color.clear.frame(width: DisclosureChevron.width, height: 1)
    }
  }
}

/// An element of a tree that is not hidden in a collapsed element.
struct OutlineRow<Element, ID: Hashable>: Identifiable {
  let id: ID
  let element: Element
  /// The number of elements above it; 0 for a root.
  let level: Int
  /// The element above it; nil for a root.
  let parent: ID?
  let hasChildren: Bool

  /// The rows of trees, in order. Visits the children of expanded elements alone.
  ///
  /// An identity that occurs twice is shown once: an element that contained itself would have no end.
  static func visible<Data: RandomAccessCollection>(
    in roots: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>, expanded: Set<ID>
  ) -> [OutlineRow] where Data.Element == Element {
    var rows: [OutlineRow] = []
    var seen: Set<ID> = []
    var pending = roots.reversed().map { (element: $0, level: 0, parent: ID?.none) }
    while let (element, level, parent) = pending.popLast() {
      guard seen.insert(element[keyPath: id]).inserted else { continue }
      let below = element[keyPath: children]
      rows.append(
        OutlineRow(
          id: element[keyPath: id], element: element, level: level, parent: parent, hasChildren: below != nil))
      guard let below, expanded.contains(element[keyPath: id]) else { continue }
      pending += below.reversed().map { ($0, level + 1, element[keyPath: id]) }
    }
    return rows
  }
}
