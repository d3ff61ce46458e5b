import Geometry

/// A wish of the program's: where the content shall be.
package struct ScrollRequest {
  /// A place in the content.
  package enum Destination: Equatable, Sendable {
    /// The view or row with an identity: its point at `anchor` at that point of the viewport, or, without one, as near as it is just
    /// wholly visible.
    case id(UncheckedHashable, anchor: UnitPoint?)
    /// An offset in points; nil leaves an axis alone.
    case offset(x: Double?, y: Double?)
    /// An end of the content.
    case edge(Edge)
    /// The point of the scrollable range that `anchor` names.
    case fraction(UnitPoint)
  }

  /// Who wants it. Of several wishes in one frame the one of the higher rank wins; a hand on the content is above them all.
  package enum Rank: Int, Comparable, Sendable {
    /// Where the content stands at first.
    case initial
    /// A position that is bound to the scroll view.
    case bound
    /// A call of the program's, such as `scrollTo`.
    case explicit

    package static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  package var destination: Destination
  package var rank: Rank
  /// How to get there; nil at once.
  package var timing: (any ScrollTiming)?
  /// Whether it gets there as with a key: by a glide, which a further wish sends on. `timing` is nil then.
  package var glides = false
  /// The ends of the content that shall be seen along with a view or row that is wanted without an anchor, as far as both have room in
  /// the viewport.
  package var ends: Edge.Set = []
  /// Whether what moves the content goes on from there with its velocity; only for what is done at once.
  package var preservesVelocity = false
  /// Called when the wish is over, with whether the place was found.
  package var completion: @MainActor (Bool) -> Void

  package init(
    _ destination: Destination, rank: Rank, timing: (any ScrollTiming)? = nil,
    completion: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.destination = destination
    self.rank = rank
    self.timing = timing
    self.completion = completion
  }

  /// Whether the content is on its way for a while.
  var takesTime: Bool { timing != nil || glides }
}

/// An identity that is handed from views to nodes on the main actor.
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
    case .fraction(let anchor): "the anchor \(anchor.x), \(anchor.y)"
    }
  }
}
