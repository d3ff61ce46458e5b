import Engine

/// Changes the `ListRowTraits` of the list row that contains the view.
struct ListRowTraitsModifier {
  let change: @MainActor (inout ListRowTraits, EnvironmentValues) -> Void
}

extension ListRowTraitsModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> ListRowTraitsNode {
    ListRowTraitsNode(traits: traits(environment))
  }

  func updateNode(_ node: ListRowTraitsNode, _ environment: EnvironmentValues) { node.traits = traits(environment) }

  @MainActor func traits(_ environment: EnvironmentValues) -> ListRowTraits {
    var traits = ListRowTraits()
    change(&traits, environment)
    return traits
  }

  static func answers(_ query: FactQuery) -> Bool { query.asks(for: RowTraitsFact.self) }

  func answer(_ query: inout FactQuery) {
    let environment = query.environment
    query.give(RowTraitsFact.self, traits(environment))
  }
}

nonisolated extension View {
  /// Sets the padding around the content of this view's list row; nil restores the list's default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    let insets = insets.map { PartialInsets(Limits.insets($0, "listRowInsets")) } ?? PartialInsets()
    return modifier(ListRowTraitsModifier { traits, _ in traits[RowInsets.self] = insets })
  }

  /// Sets the padding at some edges of the content of this view's list row; nil restores the list's default there.
  ///
  /// - Parameters:
  ///   - edges: The edges of the row.
  ///   - length: The padding in points.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let length = Limits.optionalLength(length, "listRowInsets")
    return modifier(ListRowTraitsModifier { traits, _ in traits[RowInsets.self].set(edges, length) })
  }

  /// Sets the distance of this view's list section from the edges of the list and from its neighbors; nil restores the list's default.
  ///
  /// - Parameters:
  ///   - edges: The edges of the section.
  ///   - length: The distance in points.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let length = Limits.optionalLength(length, "listSectionMargins")
    return modifier(ListRowTraitsModifier { traits, _ in traits[SectionMargins.self].set(edges, length) })
  }

  /// Shows or hides the separators at the given `edges` of this view's list row. A separator is hidden if either
  /// adjacent row hides it.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    separator(TopSeparator.self, BottomSeparator.self, edges) { separator, _ in separator.isShown = visibility.isShown }
  }

  /// Sets the color of the separators at the given `edges` of this view's list row; nil restores the list's color.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    separator(TopSeparator.self, BottomSeparator.self, edges) { separator, environment in
      separator.color = color?.rgba(in: environment)
    }
  }

  /// Shows or hides the separators at the given `edges` of this list section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    separator(SectionTopSeparator.self, SectionBottomSeparator.self, edges) { separator, _ in
      separator.isShown = visibility.isShown
    }
  }

  /// Sets the color of the separators at the given `edges` of this list section; nil restores the list's color.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    separator(SectionTopSeparator.self, SectionBottomSeparator.self, edges) { separator, environment in
      separator.color = color?.rgba(in: environment)
    }
  }

  /// Changes the separators `top` and `bottom` of this view's list row that are among `edges`.
  private func separator<Top: ListRowProperty, Bottom: ListRowProperty>(
    _ top: Top.Type, _ bottom: Bottom.Type, _ edges: VerticalEdge.Set,
    _ change: @escaping @MainActor (inout RowSeparator, EnvironmentValues) -> Void
  ) -> some View where Top.Value == RowSeparator, Bottom.Value == RowSeparator {
    modifier(
      ListRowTraitsModifier { traits, environment in
        if edges.contains(.top) { change(&traits[top], environment) }
        if edges.contains(.bottom) { change(&traits[bottom], environment) }
      })
  }

  /// Excludes this view's list row from selection if `isDisabled` is true.
  ///
  /// In the closure of a `ForEach` the modifier counts for all rows. In the body of a row's own view, or inside of an `AnyView`, it counts
  /// while the row is built, because a selection of all rows evaluates no bodies.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowTraitsModifier { traits, _ in traits[SelectionDisabled.self] = isDisabled })
  }

  /// Excludes this view's list row from `onDelete(perform:)` if `isDisabled` is true. Its place is the closure of the `ForEach`, as for
  /// `selectionDisabled(_:)`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitsModifier { traits, _ in traits[DeleteDisabled.self] = isDisabled })
  }

  /// Excludes this view's list row from `onMove(perform:)` if `isDisabled` is true. Its place is the closure of the `ForEach`, as for
  /// `selectionDisabled(_:)`.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitsModifier { traits, _ in traits[MoveDisabled.self] = isDisabled })
  }

  /// Sets the background of this view's list row; nil restores the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(secondary: view))
  }
}

extension HorizontalAlignment {
  /// The leading end of the separator below a list row. Default: the leading edge of the row's first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListSeparatorGuide.Leading.self)
  /// The trailing end of the separator below a list row. Default: the trailing edge of the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListSeparatorGuide.Trailing.self)
}
