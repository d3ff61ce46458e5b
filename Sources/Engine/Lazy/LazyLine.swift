import Geometry

/// An item of a lazy container that is built, and the nodes it has turned out to be.
struct LazyCell {
  var item: Int
  var nodes: [RenderNode]
}

/// A line of a lazy container that is built.
struct LazyLine {
  var line: Int
  var cells: [LazyCell]
  /// Whether its items have appeared.
  var isPresent: Bool
  /// Its length along the axis, without the space behind it.
  var length: CGFloat = 0
  /// Whether it was built only because it is pinned to an edge.
  var isPinned = false

  /// Whether there is anything to see in it.
  var isEmpty: Bool { cells.allSatisfy(\.nodes.isEmpty) }
}

/// How the cells of a line are measured and placed.
@MainActor struct LazyLineLayout {
  let axis: Axis
  /// The guide by which what stands in the container lines up across the axis.
  let alignment: AlignmentKey
  /// The distance between nodes of one cell.
  let spacing: CGFloat
  /// The container's length across the axis.
  let across: CGFloat
  /// The places of cells across the axis; nil where each line has one that takes all.
  let tracks: [LazyTracks.Track]?

  private func proposal(_ track: LazyTracks.Track?) -> ProposedViewSize {
    ProposedViewSize(along: nil, across: track?.length ?? across, axis: axis)
  }

  private func track(_ cell: Int, of line: LazyLine, isWhole: Bool) -> LazyTracks.Track? {
    guard let tracks, !isWhole, cell < tracks.count else { return nil }
    return tracks[cell]
  }

  /// The length of a line along the axis. `isWhole`: it stands alone across the container, as headers do in a grid.
  func length(of line: LazyLine, isWhole: Bool) -> CGFloat {
    var longest: CGFloat = 0
    for (number, cell) in line.cells.enumerated() where !cell.nodes.isEmpty {
      longest = max(longest, length(of: cell, proposal(track(number, of: line, isWhole: isWhole))))
    }
    return longest
  }

  private func length(of cell: LazyCell, _ proposal: ProposedViewSize) -> CGFloat {
    cell.nodes.reduce(spacing * CGFloat(cell.nodes.count - 1)) { $0 + max(0, $1.sizeThatFits(proposal)[axis]) }
  }

  /// Places a line's nodes from `start` on.
  func place(_ line: LazyLine, at start: CGFloat, isWhole: Bool) {
    for (number, cell) in line.cells.enumerated() {
      let track = track(number, of: line, isWhole: isWhole)
      let proposal = placementProposal(of: cell, in: line, proposal(track))
      var along = start
      if let track, let alignment = track.alignment {
        let free = line.length - length(of: cell, proposal)
        along += Self.fraction(of: alignment, axis) * max(0, free)
      } else if track != nil {
        along += max(0, line.length - length(of: cell, proposal)) / 2
      }
      for node in cell.nodes {
        var origin = CGPoint.zero
        origin[axis] = along
        origin[axis.cross] = position(of: node, proposal, in: track)
        node.place(at: origin, proposal: proposal)
        along += node.size[axis] + spacing
      }
    }
  }

  /// A flexible view that is alone in its cell is as long as the line.
  private func placementProposal(
    of cell: LazyCell, in line: LazyLine, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    guard line.cells.count > 1, cell.nodes.count == 1 else { return proposal }
    let size = CGSize(along: line.length, across: 0, axis: axis)
    return cell.nodes[0].placementProposal(proposal, in: size, along: Axis.Set(axis))
  }

  /// Where a node stands across the axis: by its guide in the container, or in its track by the alignment of that, or else by the
  /// container's.
  private func position(of node: RenderNode, _ proposal: ProposedViewSize, in track: LazyTracks.Track?) -> CGFloat {
    guard let track else {
      let frame = ViewDimensions(size: CGSize(along: 0, across: across, axis: axis))
      return frame[alignment] - node.guide(alignment, proposal: proposal)
    }
    let guide = track.alignment.map { axis == .vertical ? $0.horizontal.key : $0.vertical.key } ?? alignment
    let cell = ViewDimensions(size: CGSize(along: 0, across: track.length, axis: axis))
    return track.origin + cell[guide] - node.guide(guide, proposal: proposal)
  }

  /// Where an alignment lies along the axis, 0…1.
  private static func fraction(of alignment: Alignment, _ axis: Axis) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    return axis == .vertical ? unit[alignment.vertical] : unit[alignment.horizontal]
  }
}
