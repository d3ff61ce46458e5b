/// What an item of a lazy container is.
package enum LazyRole: Equatable, Sendable {
  case row
  /// The header or footer of a section.
  case header
  case footer
}

/// Neighbouring items of a lazy container that have their role, their section and their kind in common.
package struct LazyGroup: Equatable, Sendable {
  package var role: LazyRole
  /// The number of the section, counted from 0; nil for items outside of sections.
  package var section: Int?
  /// Whose estimate the items share.
  package var kind: Int
  package var count: Int

  package init(role: LazyRole = .row, section: Int? = nil, kind: Int = 0, count: Int) {
    self.role = role
    self.section = section
    self.kind = kind
    self.count = count
  }
}

/// How the items of a lazy container stand in lines: one in each, or in a grid several. Headers and footers have lines of their own.
package struct LazyLines: Equatable, Sendable {
  private struct Run: Equatable {
    let group: LazyGroup
    let firstItem: Int
    let firstLine: Int
    let itemsPerLine: Int

    var lineCount: Int { (group.count + itemsPerLine - 1) / itemsPerLine }
  }

  /// The lines of a section, its header and footer among them.
  package struct Section: Equatable, Sendable {
    /// The lines of the header, the rows and the footer together.
    package var lines: Range<Int>
    /// The lines of the header; empty without one.
    package var header: Range<Int>
    /// The lines of the footer; empty without one.
    package var footer: Range<Int>
  }

  private var runs: [Run] = []
  package private(set) var itemCount = 0
  /// The number of lines.
  package private(set) var count = 0
  package private(set) var sections: [Section] = []

  package init() {}

  /// Complexity: O(n) in the number of groups.
  package init(_ groups: [LazyGroup], itemsPerLine: Int) {
    for group in groups where group.count > 0 {
      var merged = group
      let width = group.role == .row ? max(1, itemsPerLine) : 1
      if width > 1, let last = runs.last, last.group.role == .row, last.group.section == group.section {
        // Rows of one section share lines, wherever they come from.
        runs.removeLast()
        (itemCount, count) = (last.firstItem, last.firstLine)
        merged.count += last.group.count
        merged.kind = last.group.kind
      }
      let run = Run(group: merged, firstItem: itemCount, firstLine: count, itemsPerLine: width)
      runs.append(run)
      itemCount += merged.count
      count += run.lineCount
    }
    for run in runs { note(run) }
  }

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

  /// The line in which an item stands. Complexity: O(log n) in the number of groups, as for all questions.
  package func line(ofItem item: Int) -> Int {
    let run = run { $0.firstItem > item }
    return run.firstLine + (item - run.firstItem) / run.itemsPerLine
  }

  /// The items that stand in a line.
  package func items(inLine line: Int) -> Range<Int> {
    let run = run(ofLine: line)
    let first = run.firstItem + (line - run.firstLine) * run.itemsPerLine
    return first..<min(first + run.itemsPerLine, run.firstItem + run.group.count)
  }

  package func role(ofLine line: Int) -> LazyRole { run(ofLine: line).group.role }

  /// The number of the section that a line stands in.
  package func section(ofLine line: Int) -> Int? { run(ofLine: line).group.section }

  /// All lines, as new ones.
  package var allNew: RowRearrangement {
    var list = RowRearrangement()
    for run in runs { list.append(.new(run.lineCount, kind: run.group.kind)) }
    return list
  }

  /// How lines change when items do: a line is kept when it has the items that a line had before, and no others.
  package func rearrangement(of items: RowRearrangement, from old: LazyLines) -> RowRearrangement {
    var list = RowRearrangement()
    var place = 0
    for piece in items.pieces {
      switch piece {
      case .kept(let range): append(range, at: place, from: old, to: &list)
      case .new(let count, _): appendNew(upToItem: place + count, to: &list)
      }
      place += piece.count
    }
    appendNew(upToLine: count, to: &list)
    return list
  }

  /// Adds the lines that consist of items kept from `range` of the old list, which stand from `place` on now.
  private func append(_ range: Range<Int>, at place: Int, from old: LazyLines, to list: inout RowRearrangement) {
    var item = range.lowerBound
    while item < range.upperBound {
      let new = place + item - range.lowerBound
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

  /// Adds new lines up to the one that an item stands in, without it.
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
