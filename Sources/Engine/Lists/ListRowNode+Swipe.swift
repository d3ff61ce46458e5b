/// The buttons beside a row that is swiped aside.
extension ListRowNode {
  private var drawer: RowSwipeDrawer? { children.last as? RowSwipeDrawer }

  /// Adds `drawer` without a layout of the list.
  func show(_ swipe: RowSwipe, _ drawer: RowSwipeDrawer) {
    self.swipe = swipe
    replaceChildren((child.map { [$0] } ?? []) + [drawer])
    placeDrawer()
    capabilities.insert(.clipsChildren)
    invalidateVisualBounds()
  }

  /// Removes the drawer of `swipe`.
  func hide(_ swipe: RowSwipe) {
    guard self.swipe === swipe else { return }
    self.swipe = nil
    capabilities.remove(.clipsChildren)
    if host == nil { return }
    replaceChildren(child.map { [$0] } ?? [])
    invalidateVisualBounds()
  }

  /// Lays out the buttons in `freeCard`.
  func placeDrawer() {
    drawer?.place(
      at: CGPoint(x: freeCard.minX, y: freeCard.minY), proposal: ProposedViewSize(freeCard.size), isMirrored: false)
  }

  /// True while the row is drawn during its removal transition.
  var isLeaving: Bool {
    var node: RenderNode = self
    while let parent = node.parent {
      if parent.leaving.contains(where: { $0 === node }) { return true }
      if parent.capabilities.contains(.buildsRows) { return false }
      node = parent
    }
    return false
  }
}

/// The state of a swipe.
extension ListRowNode {
  /// The edge with the buttons that a movement by `translation` points uncovers, positive to the right.
  func edge(uncoveredBy translation: CGFloat) -> HorizontalEdge {
    (translation > 0) != isRightToLeft ? .leading : .trailing
  }

  /// The distance in points by which the content is drawn beside its place, positive to the right.
  package var swipeDistance: CGFloat { child?.displacement.x ?? 0 }
  /// True while the row is swiped or open, or returns to its place.
  package var isSwiped: Bool { swipe != nil }
  /// True while a `RecordedDragPreview` stands for the row.
  var isHidden: Bool { transitionOpacity == 0 }
  /// True if the row rests with open buttons.
  package var isSwipeOpen: Bool { swipe?.isOpen == true }
  /// True while a pointer or a trackpad moves the row aside.
  package var isSwipeHeld: Bool { swipe?.isHeld == true }
  /// The areas that the buttons cover now, in the row's coordinates, the first at the row's edge; empty without a swipe.
  package var swipeButtonAreas: [CGRect] {
    drawer?.buttonAreas.map { $0.offsetBy(dx: freeCard.minX, dy: freeCard.minY) } ?? []
  }
  /// The opacities of the labels in `swipeButtonAreas`.
  package var swipeLabelOpacities: [Double] {
    guard let drawer else { return [] }
    return drawer.buttonAreas.enumerated().map { drawer.labelOpacity($0.offset, in: $0.element) }
  }
  /// The fills of the buttons.
  package var swipeButtonFills: [RGBAColor] { drawer?.buttons.map(\.shownFill) ?? [] }
}
