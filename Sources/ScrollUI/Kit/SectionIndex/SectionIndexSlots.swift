import Engine

/// The lines of a section index: all labels, or every n-th label with dots between if the room is short.
package struct SectionIndexSlots: Equatable {
  /// A line of the index.
  package struct Slot: Equatable, Identifiable {
    package let id: Int
    /// The index of the label; nil for a dot.
    package let label: Int?
    /// The labels for which the line stands: its own, and those of the dot below it.
    package let labels: Range<Int>
  }

  /// The height of a line in points.
  let lineHeight: CGFloat

  let count: Int
  package let slots: [Slot]

  /// - Parameters:
  ///   - count: The number of labels.
  ///   - height: The room in points.
  ///   - scale: The factor of the height of a line; 1 at the standard size of text.
  package init(count: Int, height: CGFloat, scale: CGFloat = 1) {
    self.count = count
    lineHeight = 15 * scale
    let room = max(1, Int(limited: (height.isFinite ? height : 0) / lineHeight, to: 0...1 << 20))
    guard count > room else {
      slots = (0..<max(0, count)).map { Slot(id: $0, label: $0, labels: $0..<$0 + 1) }
      return
    }
    // Labels in the even lines, so that the first and the last label are shown.
    let lines = max(1, room - (room + 1) % 2)
    slots = (0..<lines).map { line in
      let label = Self.label(at: Double(line), of: lines, count: count)
      guard line % 2 == 0 else { return Slot(id: line, label: nil, labels: label..<label) }
      let next = line + 2 < lines ? Self.label(at: Double(line + 2), of: lines, count: count) : count
      return Slot(id: line, label: label, labels: label..<max(label, next))
    }
  }

  /// The label at `line`, a number of lines from the middle of the first.
  private static func label(at line: Double, of lines: Int, count: Int) -> Int {
    guard lines > 1 else { return 0 }
    let position = (line / Double(lines - 1) * Double(count - 1)).rounded()
    return min(max(0, Int(position)), count - 1)
  }

  package var height: CGFloat { CGFloat(slots.count) * lineHeight }

  /// The label at `y` points from the top of the first line; nil without labels. Points beyond the ends belong to the ends.
  package func label(at y: CGFloat) -> Int? {
    guard count > 0, !slots.isEmpty, y.isFinite else { return nil }
    let line = min(max(0, Double(y / lineHeight) - 0.5), Double(slots.count - 1))
    return Self.label(at: line, of: slots.count, count: count)
  }

  /// The distance in points from the top of the first line to the middle of the line that is nearest to `label`.
  package func middle(of label: Int) -> CGFloat {
    guard count > 1, slots.count > 1 else { return lineHeight / 2 }
    let line = Double(label) / Double(count - 1) * Double(slots.count - 1)
    return (CGFloat(line) + 0.5) * lineHeight
  }
}
