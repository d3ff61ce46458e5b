/// The arrangement of children in rows and columns, for any `RenderNode` that is a grid.
@MainActor package struct GridArrangement {
  let alignment: Alignment
  let columnSpacing: CGFloat
  let rowSpacing: CGFloat
  let children: [RenderNode]

  /// The placement of all children for a `ProposedViewSize`.
  package struct Solution {
    package let proposal: ProposedViewSize
    package let size: CGSize
    /// The origin of each child in the grid, and its proposal.
    package let places: [(origin: CGPoint, proposal: ProposedViewSize)]
  }

  /// The distances between columns and rows in points; nil for `StackArrangement.defaultSpacing`.
  nonisolated package init(
    alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, children: [RenderNode]
  ) {
    self.alignment = alignment
    columnSpacing = horizontalSpacing ?? StackArrangement.defaultSpacing
    rowSpacing = verticalSpacing ?? StackArrangement.defaultSpacing
    self.children = children
  }

  /// A child with its row, its columns and its alignment guides.
  private struct Cell {
    let node: RenderNode
    let traits: GridCellTraits
    let row: Int
    var columns: Range<Int>
    var horizontal: AlignmentKey
    let vertical: AlignmentKey

    func isSized(_ axis: Axis) -> Bool { traits.unsizedAxes?.contains(axis) != true }

    func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }

    func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    /// The extent of the cell along `axis` when it is laid out for `proposal`.
    @MainActor func extent(_ axis: Axis, _ proposal: ProposedViewSize) -> GridTrackSolver.Extent {
      guard isSized(axis) else { return GridTrackSolver.Extent() }
      let length = node.sizeThatFits(proposal)[axis]
      if traits.anchor != nil || tracks(axis).count > 1 { return GridTrackSolver.Extent(loose: length) }
      let guide = node.guide(key(axis), proposal: proposal)
      return GridTrackSolver.Extent(before: guide, after: length - guide)
    }

    /// The offset of the child in its cell, whose size is the child's proposal. `track` is the only track of the cell.
    @MainActor func position(
      _ axis: Axis, in track: GridTrackSolver.Extent?, _ offer: ProposedViewSize
    ) -> CGFloat {
      let length = offer[axis] ?? 0
      if let anchor = traits.anchor { return (length - node.sizeThatFits(offer)[axis]) * anchor[axis] }
      let key = key(axis)
      func guide(of length: CGFloat) -> CGFloat {
        key.id.defaultValue(in: ViewDimensions(size: CGSize(along: length, across: 0, axis: axis)))
      }
      let own = node.guide(key, proposal: offer)
      guard let track, isSized(axis) else { return guide(of: length) - own }
      // The aligned cells are one block, which is aligned in a longer track like a view.
      return guide(of: length) - guide(of: track.aligned) + track.before - own
    }

    /// The minimum and maximum length with the proposal `across` across the axis.
    @MainActor func limits(_ axis: Axis, across: CGFloat?) -> StackSolver.Child {
      guard isSized(axis) else { return StackSolver.Child(priority: node.layoutPriority, minimum: 0, maximum: 0) }
      func length(_ offer: CGFloat) -> CGFloat {
        node.sizeThatFits(ProposedViewSize(along: offer, across: across, axis: axis))[axis]
      }
      let limits = node.lengthLimits(axis) ?? LengthLimits(minimum: length(0), maximum: length(.infinity))
      return StackSolver.Child(priority: node.layoutPriority, minimum: limits.minimum, maximum: limits.maximum)
    }
  }

  // MARK: Rows and columns

  private func makeCells() -> (cells: [Cell], columnCount: Int, rowCount: Int) {
    var cells: [Cell] = []
    var row = -1
    var column = 0
    var columnCount = 1
    var currentRow: ObjectIdentifier?
    for child in children {
      let traits = child.gridTraits
      if traits.row == nil || traits.row != currentRow {
        row += 1
        column = 0
      }
      currentRow = traits.row
      let span = max(1, traits.columns ?? 1)
      cells.append(
        Cell(
          node: child, traits: traits, row: row, columns: column..<column + span, horizontal: alignment.horizontal.key,
          vertical: (traits.rowAlignment ?? alignment.vertical).key))
      column += span
      if traits.row != nil { columnCount = max(columnCount, column) }
    }
    lineUp(&cells, columnCount: columnCount)
    return (cells, columnCount, row + 1)
  }

  /// Sets the column guide of each cell, and all columns for children that are rows by themselves. Cells of several columns have
  /// their own guide or the grid's.
  private func lineUp(_ cells: inout [Cell], columnCount: Int) {
    var keys: [Int: AlignmentKey] = [:]
    for cell in cells where cell.traits.row != nil {
      guard let alignment = cell.traits.columnAlignment, keys[cell.columns.lowerBound] == nil else { continue }
      keys[cell.columns.lowerBound] = alignment.key
    }
    for index in cells.indices {
      if cells[index].traits.row == nil { cells[index].columns = 0..<columnCount }
      if cells[index].traits.row == nil || cells[index].columns.count > 1 {
        cells[index].horizontal = (cells[index].traits.columnAlignment ?? alignment.horizontal).key
      } else if let key = keys[cells[index].columns.lowerBound] {
        cells[index].horizontal = key
      }
    }
  }

  // MARK: Layout

  /// Computes the `Solution` for `proposal`.
  package func solution(for proposal: ProposedViewSize) -> Solution {
    guard !children.isEmpty else { return Solution(proposal: proposal, size: .zero, places: []) }
    let (cells, columnCount, rowCount) = makeCells()
    let columns = GridTrackSolver(
      cells: cells.map(\.columns), trackCount: columnCount, spacing: columnSpacing)
    let widths = columns.tracks(
      available: proposal.width, limits: { cells[$0].limits(.horizontal, across: proposal.height) },
      take: { cells[$0].extent(.horizontal, ProposedViewSize(width: $1, height: proposal.height)) })
    func width(_ index: Int) -> CGFloat { columns.length(of: cells[index].columns, in: widths) }
    let rows = GridTrackSolver(
      cells: cells.map { $0.row..<$0.row + 1 }, trackCount: rowCount, spacing: rowSpacing)
    let heights = rows.tracks(
      available: proposal.height, limits: { cells[$0].limits(.vertical, across: width($0)) },
      take: { cells[$0].extent(.vertical, ProposedViewSize(width: width($0), height: $1)) })
    let (lefts, tops) = (columns.starts(widths), rows.starts(heights))
    let places = cells.enumerated().map { index, cell in
      let offer = ProposedViewSize(width: width(index), height: heights[cell.row].length)
      let column = cell.columns.count == 1 ? widths[cell.columns.lowerBound] : nil
      let x = cell.position(.horizontal, in: column, offer)
      let y = cell.position(.vertical, in: heights[cell.row], offer)
      return (origin: CGPoint(x: lefts[cell.columns.lowerBound] + x, y: tops[cell.row] + y), proposal: offer)
    }
    return Solution(
      proposal: proposal, size: CGSize(width: columns.total(widths), height: rows.total(heights)), places: places)
  }

  /// The position of the guide `key` that children set, in the grid's coordinates; nil if it is not set.
  package func explicitAlignment(_ key: AlignmentKey, in solution: Solution) -> CGFloat? {
    var combiner = GuideCombiner(key)
    for (child, place) in zip(children, solution.places) {
      guard let value = child.explicitGuide(key, proposal: place.proposal) else { continue }
      combiner.add(value + place.origin[key.axis])
    }
    return combiner.value
  }
}
