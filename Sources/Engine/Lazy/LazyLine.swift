/// A built `item` of a `LazyNode` with its nodes.
package struct LazyCell {
  var item: Int
  package var nodes: [RenderNode]
}

/// A built line of a `LazyNode`.
package struct LazyLine {
  package var line: Int
  package var cells: [LazyCell]
  /// True if its items have appeared.
  var isPresent: Bool
  /// The length along `axis` in points, without the spacing after the line.
  package var length: CGFloat = 0
  /// True if the line was built only because it is pinned to an edge.
  var isPinned = false

  /// True if no item of the line has a node.
  package var isEmpty: Bool { cells.allSatisfy(\.nodes.isEmpty) }
}

/// The measurement and placement of a line's cells.
@MainActor struct LazyLineLayout {
  let axis: Axis
  /// The guide that aligns the container's content across `axis`.
  let alignment: AlignmentKey
  /// The distance between the nodes of one cell, in points.
  let spacing: CGFloat
  /// The length of the container across `axis`, in points.
  let across: CGFloat
  /// The tracks of the cells across `axis`; `nil` for a stack, whose lines have one cell over the full length.
  let tracks: [LazyTracks.Track]?

  private func proposal(_ track: LazyTracks.Track?) -> ProposedViewSize {
    ProposedViewSize(along: nil, across: track?.length ?? across, axis: axis)
  }

  private func track(_ cell: Int, of line: LazyLine, isWhole: Bool) -> LazyTracks.Track? {
    guard let tracks, !isWhole, cell < tracks.count else { return nil }
    return tracks[cell]
  }

  /// The length of a line along `axis`. `isWhole`: True for a line that spans all tracks, such as a header in a grid.
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

  /// Places the nodes of a line from `start` onwards.
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

  /// The proposal for a node's final size: a flexible view alone in its cell receives the length of the line.
  private func placementProposal(
    of cell: LazyCell, in line: LazyLine, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    guard line.cells.count > 1, cell.nodes.count == 1 else { return proposal }
    let size = CGSize(along: line.length, across: 0, axis: axis)
    return cell.nodes[0].placementProposal(proposal, in: size, along: Axis.Set(axis))
  }

  /// The position of a node across `axis`: by its guide in the container or, in a track, by the alignment of the track or of the
  /// container.
  private func position(of node: RenderNode, _ proposal: ProposedViewSize, in track: LazyTracks.Track?) -> CGFloat {
    guard let track else {
      let frame = ViewDimensions(size: CGSize(along: 0, across: across, axis: axis))
      return frame[alignment] - node.guide(alignment, proposal: proposal)
    }
    let guide = track.alignment.map { axis == .vertical ? $0.horizontal.key : $0.vertical.key } ?? alignment
    let cell = ViewDimensions(size: CGSize(along: 0, across: track.length, axis: axis))
    return track.origin + cell[guide] - node.guide(guide, proposal: proposal)
  }

  /// The fraction of an alignment along `axis`, 0…1.
  private static func fraction(of alignment: Alignment, _ axis: Axis) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    return axis == .vertical ? unit[alignment.vertical] : unit[alignment.horizontal]
  }
}
