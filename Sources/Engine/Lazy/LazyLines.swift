/// The role of an item in a `LazyNode`.
package enum LazyRole: Equatable, Sendable {
  case row
  /// The header or footer of a section.
  case header
  case footer
}

/// Adjacent items of a `LazyNode` with the same role, section and kind.
package struct LazyGroup: Equatable, Sendable {
  package var role: LazyRole
  /// The index of the section, from 0; `nil` for items outside of sections.
  package var section: Int?
  /// The index of the estimate in `ExtentIndex` that these items share.
  package var kind: Int
  package var count: Int

  package init(role: LazyRole = .row, section: Int? = nil, kind: Int = 0, count: Int) {
    self.role = role
    self.section = section
    self.kind = kind
    self.count = count
  }
}

/// The assignment of a `LazyNode`'s items to lines: one item in each line of a stack, several in a grid. Headers and footers have
/// lines of their own.
package struct LazyLines: Equatable, Sendable {
  private struct Run: Equatable {
    let group: LazyGroup
    let firstItem: Int
    let firstLine: Int
    /// The number of rows, headers and footers excluded, before the first item.
    let firstRow: Int
    let itemsPerLine: Int

    var lineCount: Int { (group.count + itemsPerLine - 1) / itemsPerLine }
  }

  /// The lines of a section, with its header and footer.
  package struct Section: Equatable, Sendable {
    /// The lines of the header, the rows and the footer.
    package var lines: Range<Int>
    /// The lines of the header; empty without a header.
    package var header: Range<Int>
    /// The lines of the footer; empty without a footer.
    package var footer: Range<Int>
  }

  private var groups: [LazyGroup] = []
  private var runs: [Run] = []
  package private(set) var itemCount = 0
  /// The number of items that are neither headers nor footers.
  package private(set) var rowCount = 0
  /// The number of lines.
  package private(set) var count = 0
  package private(set) var sections: [Section] = []

  package init() {}

  /// Creates the lines of `groups`. Complexity: O(n) in the number of groups.
  package init(_ groups: [LazyGroup], itemsPerLine: Int) {
    self.groups = groups
    for group in groups where group.count > 0 {
      var merged = group
      let width = group.role == .row ? max(1, itemsPerLine) : 1
      if width > 1, let last = runs.last, last.group.role == .row, last.group.section == group.section {
        // Adjacent rows of one section share lines across groups.
        runs.removeLast()
        (itemCount, count, rowCount) = (last.firstItem, last.firstLine, last.firstRow)
        merged.count += last.group.count
        merged.kind = last.group.kind
      }
      let run = Run(
        group: merged, firstItem: itemCount, firstLine: count, firstRow: rowCount, itemsPerLine: width)
      runs.append(run)
      itemCount += merged.count
      if merged.role == .row { rowCount += merged.count }
      count += run.lineCount
    }
    for run in runs { note(run) }
  }

  /// The same items with another number of items in each line.
  func regrouped(itemsPerLine: Int) -> LazyLines { LazyLines(groups, itemsPerLine: itemsPerLine) }

  private mutating func note(_ run: Run) {
    guard let number = run.group.section else { return }
    let lines = run.firstLine..<run.firstLine + run.lineCount
    while sections.count <= number {
      sections.append(Section(lines: lines, header: 0..<0, footer: 0..<0))
    }
    sections[number].lines = min(sections[number].lines.lowerBound, lines.lowerBound)..<lines.upperBound
    switch run.group.role {
    case .row: break
    case .header: sections[number].header = lines
    case .footer: sections[number].footer = lines
    }
  }

  private func run(where isBehind: (Run) -> Bool) -> Run {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return runs[max(0, low - 1)]
  }

  private func run(ofLine line: Int) -> Run { run { $0.firstLine > line } }

  /// The line of an item. Complexity: O(log n) in the number of groups, as for all queries.
  package func line(ofItem item: Int) -> Int {
    let run = run { $0.firstItem > item }
    return run.firstLine + (item - run.firstItem) / run.itemsPerLine
  }

  /// The index of an item among the items that are neither headers nor footers.
  package func rowIndex(ofItem item: Int) -> Int {
    let run = run { $0.firstItem > item }
    return run.firstRow + (run.group.role == .row ? item - run.firstItem : 0)
  }

  /// The items in a line.
  package func items(inLine line: Int) -> Range<Int> {
    let run = run(ofLine: line)
    let first = run.firstItem + (line - run.firstLine) * run.itemsPerLine
    return first..<min(first + run.itemsPerLine, run.firstItem + run.group.count)
  }

  package func role(ofLine line: Int) -> LazyRole { run(ofLine: line).group.role }

  /// The index of the section of a line; `nil` outside of sections.
  package func section(ofLine line: Int) -> Int? { run(ofLine: line).group.section }

  /// A rearrangement in which all lines are new.
  package var allNew: RowRearrangement {
    var list = RowRearrangement()
    for run in runs { list.append(.new(run.lineCount, kind: run.group.kind)) }
    return list
  }

  /// The rearrangement of lines that follows from a rearrangement of items. A line is kept if it has exactly the items of an old line.
  package func rearrangement(of items: RowRearrangement, from old: LazyLines) -> RowRearrangement {
    var list = RowRearrangement()
    var start = 0
    for piece in items.pieces {
      switch piece {
      case .kept(let range): append(range, at: start, from: old, to: &list)
      case .new(let count, _): appendNew(upToItem: start + count, to: &list)
      }
      start += piece.count
    }
    appendNew(upToLine: count, to: &list)
    return list
  }

  /// Appends the lines of items kept from `range` of the old list, which begin at index `newStart` now.
  private func append(_ range: Range<Int>, at newStart: Int, from old: LazyLines, to list: inout RowRearrangement) {
    var item = range.lowerBound
    while item < range.upperBound {
      let new = newStart + item - range.lowerBound
      let newRun = run { $0.firstItem > new }
      let oldRun = old.run { $0.firstItem > item }
      let width = newRun.itemsPerLine
      let end = min(
        range.upperBound, oldRun.firstItem + oldRun.group.count,
        item + newRun.firstItem + newRun.group.count - new)
      let isAligned =
        width == oldRun.itemsPerLine && newRun.group.kind == oldRun.group.kind
        && (new - newRun.firstItem) % width == (item - oldRun.firstItem) % width
      if isAligned {
        let skipped = (width - (new - newRun.firstItem) % width) % width
        let endsBoth =
          end == oldRun.firstItem + oldRun.group.count
          && new + end - item == newRun.firstItem + newRun.group.count
        let lines =
          end - item > skipped
          ? endsBoth ? (end - item - skipped + width - 1) / width : (end - item - skipped) / width : 0
        if lines > 0 {
          appendNew(upToLine: line(ofItem: new + skipped), to: &list)
          let first = old.line(ofItem: item + skipped)
          list.append(.kept(first..<first + lines))
        }
      }
      item = end
    }
  }

  /// Appends new lines up to the line of `item`, exclusive.
  private func appendNew(upToItem item: Int, to list: inout RowRearrangement) {
    appendNew(upToLine: item < itemCount ? line(ofItem: item) : count, to: &list)
  }

  private func appendNew(upToLine end: Int, to list: inout RowRearrangement) {
    while list.count < end {
      let run = run(ofLine: list.count)
      list.append(.new(min(end, run.firstLine + run.lineCount) - list.count, kind: run.group.kind))
    }
  }
}
