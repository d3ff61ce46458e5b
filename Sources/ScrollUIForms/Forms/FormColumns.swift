import ScrollUI

/// The rows of a form in two columns: each row is placed with its guide `formControls` at a common line.
struct FormColumns: Layout {
  /// The distance between rows, and the maximum width of the controls, in points.
  private static let spacing: CGFloat = 10
  private static let maximumWidth: CGFloat = 400

  private struct Row {
    /// The distance of the controls from the row's leading edge: the width of the label.
    let indent: CGFloat
    let proposal: ProposedViewSize
    let size: CGSize
  }

  /// The rows, and the distance of the line from the leading edge.
  private func rows(_ subviews: Subviews, width: CGFloat?) -> (rows: [Row], line: CGFloat) {
    let indents = subviews.map { $0.dimensions(in: .unspecified)[HorizontalAlignment.formControls] }
    let line = indents.max() ?? 0
    let room = min(Self.maximumWidth, max(0, (width ?? .infinity) - line))
    let rows = zip(subviews, indents).map { subview, indent in
      let proposal = ProposedViewSize(width: indent + room, height: nil)
      return Row(indent: indent, proposal: proposal, size: subview.sizeThatFits(proposal))
    }
    return (rows, line)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (rows, line) = rows(subviews, width: proposal.width)
    let height = rows.reduce(0) { $0 + $1.size.height } + Self.spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: rows.map { line - $0.indent + $0.size.width }.max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (rows, line) = rows(subviews, width: proposal.width)
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows) {
      subview.place(at: CGPoint(x: bounds.minX + line - row.indent, y: y), proposal: row.proposal)
      y += row.size.height + Self.spacing
    }
  }
}

extension HorizontalAlignment {
  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }

  /// The line at which the controls of a form in columns begin.
  static let formControls = HorizontalAlignment(FormControls.self)
}
