import Engine

/// The list row traits set by modifiers that are visible in a view's type, and therefore known before the row is
/// built.
@MainActor enum ExplicitRowTraits {
  private static let traitTypes = TypeCache<Bool>()

  /// True if views of this type can set traits of their row. An `AnyView` can, as its content is unknown until the
  /// row is built.
  static func arePossible(in type: any View.Type) -> Bool {
    traitTypes.value(for: type, provisional: false) {
      if type is AnyView.Type { return true }
      if let modified = type as? any ModifiedView.Type, modifierCanSetTraits(modified) { return true }
      if let structural = type as? any StructuralView.Type { return structural.partTypes.contains(where: arePossible) }
      return ElementKind.bodyType(of: type).map(arePossible) ?? false
    }
  }

  private static func modifierCanSetTraits<Modified: ModifiedView>(_ type: Modified.Type) -> Bool {
    Modified.Modifier.self is any RowTraitsModifier.Type || arePossible(in: Modified.Modifier.Body.self)
  }

  /// The traits that `view` sets, or nil if they are known only after the row is built.
  static func of<Content: View>(_ view: Content, in environment: EnvironmentValues) -> ListRowTraits? {
    guard arePossible(in: Content.self) else { return ListRowTraits() }
    return (view as? any ModifiedView).flatMap { traits(of: $0, in: environment) }
  }

  private static func traits<Modified: ModifiedView>(
    of view: Modified, in environment: EnvironmentValues
  ) -> ListRowTraits? {
    guard !arePossible(in: Modified.Modifier.Body.self), let inner = of(view.content, in: environment) else {
      return nil
    }
    return (view.modifier as? any RowTraitsModifier).map { inner.under($0.traits(environment)) } ?? inner
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
