/// A request of the program to scroll to a destination.
package struct ScrollRequest {
  /// A destination in the content.
  package enum Destination: Equatable, Sendable {
    /// The view or row with an identity. Its point at `anchor` is aligned with the same point of the viewport. Without an anchor the
    /// scroll view scrolls by the shortest distance that shows it.
    case id(UncheckedHashable, anchor: UnitPoint?)
    /// An offset in points; `nil` leaves an axis unchanged.
    case offset(x: Double?, y: Double?)
    /// An edge of the content; leading is the right edge in right-to-left layouts.
    case edge(Edge)
    /// A unit point of the scrollable range, from the top leading corner.
    case fraction(UnitPoint)
    /// A place to restore. Without any of its rows the request waits until the content has changed or the user scrolls.
    case place(ScrollPlace)
  }

  /// The precedence of requests in one frame: the highest rank wins. Contact of a pointer takes precedence over all requests.
  package enum Rank: Int, Comparable, Sendable {
    /// The initial offset.
    case initial
    /// A position bound to the scroll view.
    case bound
    /// A call such as `scrollTo`.
    case explicit

    package static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  package var destination: Destination
  package var rank: Rank
  /// The timing of the scroll; `nil` for a jump.
  package var timing: (any AnimationTiming)?
  /// True if the scroll is a glide like that of a key, which a further request redirects. `timing` is `nil` then.
  package var glides = false
  /// The edges of the content that are shown together with a view without an anchor, if the viewport has room for both.
  package var ends: Edge.Set = []
  /// The content before and after a view without an anchor that is shown with the view, in points. Less where the viewport is short.
  package var margin: CGFloat = 0
  /// True if a running motion continues with its velocity from the new offset. Only for requests without timing.
  package var preservesVelocity = false
  /// Called when the request ends; the argument is false if the destination was not found.
  package var completion: @MainActor (Bool) -> Void

  package init(
    _ destination: Destination, rank: Rank, timing: (any AnimationTiming)? = nil,
    completion: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.destination = destination
    self.rank = rank
    self.timing = timing
    self.completion = completion
  }

  /// True if the scroll takes more than one frame.
  var takesTime: Bool { timing != nil || glides }
}

/// A hashable identity that is passed from views to nodes on the main actor.
package struct UncheckedHashable: Hashable, @unchecked Sendable {
  package let value: AnyHashable

  package init(_ value: AnyHashable) { self.value = value }
}

extension ScrollRequest.Destination: CustomStringConvertible {
  package var description: String {
    switch self {
    case .id(let id, _): "the view with the id \(id.value)"
    case .offset(let x, let y): "the offset \(x.map { "\($0)" } ?? "–"), \(y.map { "\($0)" } ?? "–")"
    case .edge(let edge): "the \(edge) edge"
    case .place(let place): "the place of \(place.rows.first.map { "\($0.id.value)" } ?? "\(place.fraction)")"
    case .fraction(let anchor): "the anchor \(anchor.x), \(anchor.y)"
    }
  }
}
