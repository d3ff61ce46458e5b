extension ListRowNode {
  /// The range of the separators from the leading edge, in points: from the guide of the content or its first text to the trailing edge.
  func separatorSpan(around child: RenderNode, _ proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
    let leading = isRightToLeft ? size.width - child.origin.x - child.size.width : child.origin.x
    let start =
      child.explicitGuide(ListSeparatorGuide.leading, proposal: proposal).map { leading + $0 }
      ?? firstTextStart(in: child, CGPoint.zero) ?? leading
    let end =
      child.explicitGuide(ListSeparatorGuide.trailing, proposal: proposal).map { leading + $0 }
      ?? size.width - appearance.margins.trailing - appearance.indexInset
    return start...max(start, end)
  }

  /// The distance of the first drawn text of the row itself, not of a control, from the row's leading edge; `nil` without such text.
  private func firstTextStart(in node: RenderNode, _ origin: CGPoint) -> CGFloat? {
    let origin = origin + node.origin
    let capabilities = node.capabilities
    if capabilities.contains(.showsText) { return isRightToLeft ? size.width - origin.x - node.size.width : origin.x }
    guard capabilities.isDisjoint(with: [.buildsRows, .scrolls, .hidesTextFromRow]) else { return nil }
    for child in node.shownChildren ?? node.children {
      if let start = firstTextStart(in: child, origin) { return start }
    }
    return nil
  }
}

/// The guides with which rows set the range of their separators.
package enum ListSeparatorGuide {
  package enum Leading: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  package enum Trailing: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  static let leading = AlignmentKey(Leading.self, axis: .horizontal)
  static let trailing = AlignmentKey(Trailing.self, axis: .horizontal)
}

/// A part of a control whose texts are not the text of the row: the separators of list rows do not begin at them.
package final class ControlPartNode: UnaryNode {
  package override init() {
    super.init()
    capabilities.insert(.hidesTextFromRow)
  }
}
