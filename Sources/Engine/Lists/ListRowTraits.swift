import Geometry
import Graphics

/// What the views of a row say about the row for the list that it stands in. Nil leaves a matter to the list's style.
package struct ListRowTraits: Equatable {
  /// What is said about one separator.
  package struct Line: Equatable {
    package var isShown: Bool?
    package var color: RGBAColor?

    package init(isShown: Bool? = nil, color: RGBAColor? = nil) {
      self.isShown = isShown
      self.color = color
    }

    /// What `outer` says, and this where that says nothing.
    func under(_ outer: Line) -> Line {
      Line(isShown: outer.isShown ?? isShown, color: outer.color ?? color)
    }
  }

  /// Room around the content.
  package var insets: EdgeInsets?
  /// The lines over and under the row.
  package var top = Line()
  package var bottom = Line()
  /// The lines over and under the section that the row begins or ends.
  package var sectionTop = Line()
  package var sectionBottom = Line()
  /// Whether it can be selected, deleted and moved.
  package var isSelectionDisabled = false
  package var isDeleteDisabled = false
  package var isMoveDisabled = false

  package init() {}

  /// What tells these traits from other values that views set for their containers.
  static let key = ObjectIdentifier(ListRowTraits.self)

  /// What `outer`, which is written around this, says; and this where that says nothing.
  package func under(_ outer: ListRowTraits) -> ListRowTraits {
    var merged = outer
    merged.insets = outer.insets ?? insets
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
  /// What this node, and those in it, say about the row that they stand in.
  package var ownRowTraits: ListRowTraits { layoutValue(for: ListRowTraits.key) as? ListRowTraits ?? ListRowTraits() }
}

/// Carries what a view says about its row.
package final class ListRowTraitsNode: UnaryNode {
  package var traits: ListRowTraits { didSet { if traits != oldValue { traitsDidChange() } } }

  package init(traits: ListRowTraits) {
    self.traits = traits
    super.init()
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    let inner = super.layoutValue(for: key)
    guard key == ListRowTraits.key else { return inner }
    return (inner as? ListRowTraits)?.under(traits) ?? traits
  }
}
