/// The texts of a `World` in a language, a line for each item. A multi-line literal costs the type checker a single expression, and the
/// program no time before the first use of `World`.
struct WorldTexts {
  /// For each `Illustration` a line `# name`, then for each `Moment` a line `place | title` and a line with its sentence. All
  /// illustrations have the same number of moments.
  let moments: String
  /// The sentences of `World.remark(at:)`.
  let remarks: String
  /// The values of `Journey.title`.
  let journeys: String
  /// For each `Country` a line with `Country.cities`, a line with `Country.families` and a line with `Country.givens`. The cities begin with
  /// `<` for `Country.hasFamilyFirst`, otherwise with `>`. The second word of a family name is its `Person.sortKey`.
  let people: String
}
