/// The settings of a list row by its views. `nil` uses the list's style.
package struct ListRowTraits: Equatable {
  /// The settings of a separator.
  package struct Line: Equatable {
    package var isShown: Bool?
    package var color: RGBAColor?

    package init(isShown: Bool? = nil, color: RGBAColor? = nil) {
      self.isShown = isShown
      self.color = color
    }

    /// The settings of `outer`, completed with those of this separator.
    func under(_ outer: Line) -> Line {
      Line(isShown: outer.isShown ?? isShown, color: outer.color ?? color)
    }
  }

  /// The insets of the content.
  package var insets = PartialInsets()
  /// The margins of the section that contains the row, over those of `ListAppearance`.
  package var margins = PartialInsets()
  /// True if the row has a chevron at its trailing edge, because it leads to a page.
  package var showsDisclosure = false
  /// The separators above and below the row.
  package var top = Line()
  package var bottom = Line()
  /// The separators above and below the section that the row begins or ends.
  package var sectionTop = Line()
  package var sectionBottom = Line()
  /// True if the row cannot be selected, deleted or moved, respectively.
  package var isSelectionDisabled = false
  package var isDeleteDisabled = false
  package var isMoveDisabled = false

  package init() {}

  /// The traits of `outer`, which is written around these traits, completed with these traits.
  package func under(_ outer: ListRowTraits) -> ListRowTraits {
    var merged = outer
    merged.insets = insets.under(outer.insets)
    merged.margins = margins.under(outer.margins)
    merged.showsDisclosure = outer.showsDisclosure || showsDisclosure
    merged.top = top.under(outer.top)
    merged.bottom = bottom.under(outer.bottom)
    merged.sectionTop = sectionTop.under(outer.sectionTop)
    merged.sectionBottom = sectionBottom.under(outer.sectionBottom)
    merged.isSelectionDisabled = outer.isSelectionDisabled || isSelectionDisabled
    merged.isDeleteDisabled = outer.isDeleteDisabled || isDeleteDisabled
    merged.isMoveDisabled = outer.isMoveDisabled || isMoveDisabled
    return merged
  }
}

extension RenderNode {
  /// The traits set by this node and its descendants.
  package var ownRowTraits: ListRowTraits { layoutValue(ListRowTraits.self) ?? ListRowTraits() }
}

/// Provides the traits that a view sets for its row.
package final class ListRowTraitsNode: UnaryNode {
  package var traits: ListRowTraits { didSet { if traits != oldValue { traitsDidChange() } } }

  package init(traits: ListRowTraits) {
    self.traits = traits
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    let inner = super.layoutValue(for: key)
    guard key == ObjectIdentifier(ListRowTraits.self) else { return inner }
    return (inner as? ListRowTraits)?.under(traits) ?? traits
  }
}

/// The part of a list row in a tree of rows.
package struct RowDisclosure {
  /// True if the rows below it are shown; nil for a row that has none.
  package var isExpanded: Bool?
  /// The identity of the row that shows and hides this row; nil for a root.
  package var parent: AnyHashable?
  /// Shows or hides the rows below it.
  package var setExpanded: @MainActor (Bool) -> Void

  package init(isExpanded: Bool?, parent: AnyHashable? = nil, setExpanded: @escaping @MainActor (Bool) -> Void) {
    self.isExpanded = isExpanded
    self.parent = parent
    self.setExpanded = setExpanded
  }
}

/// Provides the `RowDisclosure` of a row.
package final class RowDisclosureNode: UnaryNode {
  /// The value, which has no effect on the layout.
  package var disclosure: RowDisclosure

  package init(_ disclosure: RowDisclosure) { self.disclosure = disclosure }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(RowDisclosure.self) ? disclosure : super.layoutValue(for: key)
  }
}

extension ListRowNode {
  /// The part of the row in a tree of rows; nil outside of trees.
  package var disclosure: RowDisclosure? { layoutValue(RowDisclosure.self) }
}
