import Engine

/// Says something about the row of a list that a view stands in.
struct ListRowTraitsModifier {
  let change: @MainActor (inout ListRowTraits, EnvironmentValues) -> Void

  init(_ change: @escaping @MainActor (inout ListRowTraits, EnvironmentValues) -> Void) { self.change = change }
}

extension ListRowTraitsModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ListRowTraitsNode {
    ListRowTraitsNode(traits: traits(environment))
  }

  func updateNode(_ node: ListRowTraitsNode, _ environment: EnvironmentValues) { node.traits = traits(environment) }

  @MainActor func traits(_ environment: EnvironmentValues) -> ListRowTraits {
    var traits = ListRowTraits()
    change(&traits, environment)
    return traits
  }
}

extension ListRowTraitsModifier: RowTraitsModifier {}

extension NodeModifierElement: RowTraitsHolding where Modifier == ListRowTraitsModifier {
  var rowTraits: ListRowTraits { view.modifier.traits(environment) }
}

nonisolated extension View {
  /// Room around the content of this view's row in a list; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    let insets = insets.map { Limits.insets($0, "listRowInsets") }
    return modifier(ListRowTraitsModifier { traits, _ in traits.insets = insets })
  }

  /// Whether lines divide this view's row in a list from its neighbours. A line is hidden where either of the rows beside it says so.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowTraitsModifier { traits, _ in
        if edges.contains(.top) { traits.top.isShown = visibility.isShown }
        if edges.contains(.bottom) { traits.bottom.isShown = visibility.isShown }
      })
  }

  /// The colour of the lines beside this view's row in a list; nil for the list's own.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowTraitsModifier { traits, environment in
        let color = color.map { $0.rgba(in: environment) }
        if edges.contains(.top) { traits.top.color = color }
        if edges.contains(.bottom) { traits.bottom.color = color }
      })
  }

  /// Whether there are lines at the ends of this section of a list.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowTraitsModifier { traits, _ in
        if edges.contains(.top) { traits.sectionTop.isShown = visibility.isShown }
        if edges.contains(.bottom) { traits.sectionBottom.isShown = visibility.isShown }
      })
  }

  /// The colour of the lines at the ends of this section of a list; nil for the list's own.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowTraitsModifier { traits, environment in
        let color = color.map { $0.rgba(in: environment) }
        if edges.contains(.top) { traits.sectionTop.color = color }
        if edges.contains(.bottom) { traits.sectionBottom.color = color }
      })
  }

  /// Whether this view's row in a list cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowTraitsModifier { traits, _ in traits.isSelectionDisabled = isDisabled })
  }

  /// Whether this view's row in a list cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitsModifier { traits, _ in traits.isDeleteDisabled = isDisabled })
  }

  /// Whether this view's row in a list cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitsModifier { traits, _ in traits.isMoveDisabled = isDisabled })
  }

  /// What lies behind this view's row in a list, in place of the list's own; nil for that.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }
}

extension HorizontalAlignment {
  /// Where the line under a row of a list begins. Where no view says so, that is at the row's first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListSeparatorGuide.Leading.self)
  /// Where the line under a row of a list ends. Where no view says so, that is at the row's trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListSeparatorGuide.Trailing.self)
}
