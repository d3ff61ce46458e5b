import Geometry

/// The room around a view that bars or the window's edge cover.
///
/// Layout hands it down: who keeps room free at its edges says so (`RenderNode.addedSafeArea`), and each child whose edge meets that room
/// gets it (`safeArea(around:)`). A view that reaches out into it (`safeAreaStretch`) leaves that much less of it to what is inside. So
/// there is no search for who covers whom, and scrolling takes no part in it.
package struct SafeArea: Equatable, Sendable {
  /// How far the covered room reaches from each edge, in points. Leading is the left edge, whichever way text runs.
  package var insets = EdgeInsets()
  /// The edges at which a bar covers it that scrolled content fades under.
  package var bars: Edge.Set = []

  package init(insets: EdgeInsets = EdgeInsets(), bars: Edge.Set = []) {
    self.insets = insets
    self.bars = bars
  }

  static let none = SafeArea()

  /// Lengths that differ by less are sums of Doubles that should be the same.
  private static let tolerance = 0.001

  /// What is covered around `frame`, which lies in `room`, both in one space. This is what is covered around that room, outwards.
  ///
  /// An edge of the frame that meets the room's edge, or lies beyond, has what of the covered room is further out; any other has nothing.
  func around(_ frame: CGRect, in room: CGRect) -> SafeArea {
    var around = SafeArea()
    for edge in Edge.allCases {
      let distance = frame.distance(of: edge, inside: room)
      guard distance < Self.tolerance else { continue }
      around.insets[edge] = max(0, insets[edge] + min(0, distance))
      if around.insets[edge] > 0, bars.contains(edge) { around.bars.insert(Edge.Set(edge)) }
    }
    return around
  }

  static func + (lhs: SafeArea, rhs: SafeArea) -> SafeArea {
    SafeArea(insets: lhs.insets + rhs.insets, bars: lhs.bars.union(rhs.bars))
  }
}

extension CGRect {
  /// How far an edge lies inside of the same edge of `room`; negative outside of it.
  fileprivate func distance(of edge: Edge, inside room: CGRect) -> CGFloat {
    switch edge {
    case .top: minY - room.minY
    case .leading: minX - room.minX
    case .bottom: room.maxY - maxY
    case .trailing: room.maxX - maxX
    }
  }
}

extension RenderNode {
  /// The safe area around the node as it stands now: what it has not stretched into.
  package final var remainingSafeArea: SafeArea {
    guard outerSafeArea != .none else { return .none }
    return SafeArea(insets: outerSafeArea.insets - safeAreaStretch, bars: outerSafeArea.bars)
  }

  /// The safe area around a child that layout places in `frame`.
  final func safeArea(around frame: CGRect) -> SafeArea {
    let added = addedSafeArea
    guard outerSafeArea != .none || added != .none else { return .none }
    return (remainingSafeArea + added).around(frame, in: bounds.inset(by: added.insets))
  }
}
