import Features

/// An entry of the travel journal of `World`: an `Illustration`, its place and day, a `Person`, and a sentence about it. All texts
/// are in the language of their `World`.
package struct Entry: Identifiable, Hashable, Sendable {
  /// The index in `World.entry(at:)`.
  package let id: Int
  package let picture: Illustration
  /// A few words, such as “Morning by the harbor”.
  package let title: String
  package let place: String
  /// A sentence about the picture, with its full stop.
  package let sentence: String
  package let person: Person
  /// The number of days before today; negative for days to come.
  package let day: Int
}

/// Consecutive entries of a month under a title.
package struct Journey: Identifiable, Hashable, Sendable {
  /// The index in `World.journey(at:)`.
  package let id: Int
  /// A few words, such as “Islands without a plan”.
  package let title: String
  /// The indices of its entries, for `World.entry(at:)`. The latest comes first.
  package let entries: Range<Int>
}
