/// A view that consists of other views, such as `Group`, `ForEach` or the `TupleView` of a view builder.
///
/// Containers that search for rows, tabs or traits decompose such a view by its type and its parts, without the
/// evaluation of a body or the creation of an element. A new structural view conforms to this protocol alone.
@MainActor package protocol StructuralView: PrimitiveView {
  /// The types of the views that a container sees in place of this view.
  static var partTypes: [any View.Type] { get }
  /// Calls `body` with each part, in order. `step` identifies the part among its siblings; nil for an only part.
  func forEachPart(_ body: (any View, _ step: AnyHashable?) -> Void)
  /// The view type, if it is a `ModifiedView`; otherwise nil.
  static var modified: (any ModifiedView.Type)? { get }
  /// True for the views of several statements of a builder.
  static var isTuple: Bool { get }
}

extension StructuralView {
  /// The kind of a view that the framework implements and that consists of views.
  public static var elementKind: ElementKind { ElementKind(primitive: self, structural: self) }

  package static var modified: (any ModifiedView.Type)? { nil }

  package static var isTuple: Bool { false }
}

/// A view with a modifier: `ModifiedContent`.
@MainActor package protocol ModifiedView: StructuralView {
  associatedtype Content: View
  associatedtype Modifier: ViewModifier
  /// The modified view.
  var content: Content { get }
  /// The modifier.
  var modifier: Modifier { get }
}

extension ModifiedView {
  package static var modified: (any ModifiedView.Type)? { self }

  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }

  /// True if the modifier offers values for `key`.
  static func offers<Key: ElementFact>(_ key: Key.Type) -> Bool {
    Modifier.modifierKind.primitive?.answers(FactQuery(key)) == true
  }

  /// The value of the modifier for `key`; nil without such a value.
  func modifierFact<Key: ElementFact>(_ key: Key.Type, in environment: EnvironmentValues) -> Key.Value? {
    guard Self.offers(key), let type = Modifier.modifierKind.primitive else { return nil }
    func read<Primitive: PrimitiveModifier>(_ type: Primitive.Type) -> Key.Value? {
      // `Primitive` and `Modifier` are the same type, that of `modifierKind`.
      var query = FactQuery(key)
      query.environment = environment
      unsafeBitCast(modifier, to: Primitive.self).answer(&query)
      return query.value(key)
    }
    return read(type)
  }
}

extension View {
  /// The view as a `StructuralView`; nil for other views.
  var structure: (any StructuralView)? {
    // `Structural` and `Self` are the same type, that of `elementKind`.
    func view<Structural: StructuralView>(_ type: Structural.Type) -> any StructuralView {
      unsafeBitCast(self, to: type)
    }
    return Self.elementKind.structural.map { view($0) }
  }

  /// The view as a `ModifiedView`; nil for other views.
  var modifiedStructure: (any ModifiedView)? {
    // `Modified` and `Self` are the same type, that of `elementKind`.
    func view<Modified: ModifiedView>(_ type: Modified.Type) -> any ModifiedView { unsafeBitCast(self, to: type) }
    return Self.elementKind.structural?.modified.map { view($0) }
  }

  /// True if a modifier in the type of the view offers values for `key`, which can then be read without an element.
  static func hasModifierFact<Key: ElementFact>(_ key: Key.Type) -> Bool {
    func search<Modified: ModifiedView>(_ type: Modified.Type) -> Bool {
      type.offers(key) || Modified.Content.hasModifierFact(key)
    }
    return elementKind.structural?.modified.map { search($0) } ?? false
  }

  /// The value for `key` of the outermost modifier on the view that offers it; nil without such a modifier in the type.
  func outermostModifierFact<Key: ElementFact>(_ key: Key.Type, in environment: EnvironmentValues) -> Key.Value? {
    func read<Modified: ModifiedView>(_ type: Modified.Type) -> Key.Value? {
      // `Modified` and `Self` are the same type, that of `elementKind`.
      let view = unsafeBitCast(self, to: Modified.self)
      return view.modifierFact(key, in: environment) ?? view.content.outermostModifierFact(key, in: environment)
    }
    return Self.elementKind.structural?.modified.flatMap { read($0) }
  }
}

extension ModifiedContent: StructuralView, ModifiedView where Content: View, Modifier: ViewModifier {}

extension Optional: StructuralView where Wrapped: View {
  package static var partTypes: [any View.Type] { [Wrapped.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    if let content = self { body(content, nil) }
  }
}
