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
      if let modified = structural.modified, setsTraits(modified) { return true }
      return structural.partTypes.contains(where: arePossible)
    }
  }

  private static func setsTraits<Modified: ModifiedView>(_ type: Modified.Type) -> Bool {
    Modified.Modifier.modifierKind.primitive != nil && Modified.Modifier.self is any RowTraitsModifier.Type
  }

  /// The traits that the modifiers on `view`, or on its first part, set for its row.
  static func of(_ view: any View, in environment: EnvironmentValues) -> ListRowTraits {
    guard arePossible(in: type(of: view)), let structural = view as? any StructuralView else { return ListRowTraits() }
    var traits: ListRowTraits?
    structural.forEachPart { part, _ in traits = traits ?? of(part, in: environment) }
    let own = (structural as? any ModifiedView).flatMap { traitsOfModifier($0, in: environment) }
    return own.map { (traits ?? ListRowTraits()).under($0) } ?? traits ?? ListRowTraits()
  }

  private static func traitsOfModifier<Modified: ModifiedView>(
    _ view: Modified, in environment: EnvironmentValues
  ) -> ListRowTraits? {
    (view.modifier as? any RowTraitsModifier)?.traits(environment)
  }
}

/// A modifier that sets traits of the row that contains its content.
@MainActor protocol RowTraitsModifier {
  func traits(_ environment: EnvironmentValues) -> ListRowTraits
}

/// An element that sets traits of all rows below it.
@MainActor protocol RowTraitsHolding: AnyObject {
  var rowTraits: ListRowTraits { get }
}
