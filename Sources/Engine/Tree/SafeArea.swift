/// The area around a view that bars or the window's edge cover.
///
/// Layout passes it down. A node declares the area it keeps free at its edges with `RenderNode.addedSafeArea`; a child whose edge meets
/// that area receives it from `safeArea(around:)`. A view that stretches into it with `safeAreaStretch` leaves that much less to its
/// content. No search for covering views is necessary, and scrolling does not change it.
package struct SafeArea: Equatable, Sendable {
  /// The length of the covered area from each edge, in points. Leading is the left edge in both layout directions.
  package var insets = EdgeInsets()
  /// The edges that a bar covers below which scrolled content fades.
  package var bars: Edge.Set = []

  static let none = SafeArea()

  /// The tolerance for sums of Doubles, in points.
  private static let tolerance = 0.001

  /// The safe area around `frame`, which lies in `room`; `self` is the safe area around `room`. Both rectangles are in one space.
  ///
  /// An edge of the frame that meets or passes the same edge of `room` receives the remaining covered length; other edges receive 0.
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
  /// The distance of an edge inside of the same edge of `room`; negative outside.
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
  /// The `SafeArea` around the node that it has not stretched into.
  package final var remainingSafeArea: SafeArea {
    guard outerSafeArea != .none else { return .none }
    return SafeArea(
      insets: outerSafeArea.insets - safeAreaStretch, bars: outerSafeArea.bars)
  }

  /// The `SafeArea` around a child that layout places in `frame`.
  final func safeArea(around frame: CGRect) -> SafeArea {
    let added = addedSafeArea
    guard outerSafeArea != .none || added != .none else { return .none }
    return (remainingSafeArea + added).around(frame, in: bounds.inset(by: added.insets))
  }
}
