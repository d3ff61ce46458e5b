import Engine

/// The list row traits set by modifiers that are visible in a view's type. They are read without building the row.
///
/// Modifiers in the body of a view or inside of an `AnyView` are not among them: their traits are known only while the
/// row is built.
@MainActor enum ExplicitRowTraits {
  private static let traitTypes = TypeCache<Bool>()

  /// True if a modifier that is visible in `type` sets traits.
  static func arePossible(in type: any View.Type) -> Bool {
    traitTypes.value(for: type, provisional: false) {
      guard let structural = type.elementKind.structural else { return false }
      if structural.modified?.offers(RowTraitsFact.self) == true { return true }
      return structural.partTypes.contains(where: arePossible)
    }
  }

  /// The traits that the modifiers on `view`, or on its first part, set for its row.
  static func of(_ view: any View, in environment: EnvironmentValues) -> ListRowTraits {
    guard arePossible(in: type(of: view)), let structural = view.structure else { return ListRowTraits() }
    var traits: ListRowTraits?
    structural.forEachPart { part, _ in traits = traits ?? of(part, in: environment) }
    let own = view.modifiedStructure?.modifierFact(RowTraitsFact.self, in: environment)
    return own.map { (traits ?? ListRowTraits()).under($0) } ?? traits ?? ListRowTraits()
  }

}

/// The traits that a modifier sets for all rows in its content.
enum RowTraitsFact: ElementFact {
  typealias Value = ListRowTraits
}
