import Engine

/// What views say about their rows, as far as it shows before a row is built: by modifiers in the view's type.
@MainActor enum ExplicitRowTraits {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of this type can say anything about their row. What an `AnyView` says shows only when it is built.
  static func arePossible(in type: any View.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    // A type that contains itself does so by way of this answer.
    known[id] = false
    let answer = (type as? any RowTraitsCarrying.Type)?.maySayRowTraits ?? bodyMaySay(type)
    known[id] = answer
    return answer
  }

  private static func bodyMaySay(_ type: any View.Type) -> Bool {
    guard case .composite = ElementKind.of(type) else { return false }
    func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
    return arePossible(in: body(of: type))
  }

  /// What a view says; nil where that shows only when it is built.
  static func of<Content: View>(_ view: Content, in environment: EnvironmentValues) -> ListRowTraits? {
    guard arePossible(in: Content.self) else { return ListRowTraits() }
    return (view as? any RowTraitsGiving)?.explicitRowTraits(in: environment)
  }
}

/// A view that may hold one that says something about its row.
@MainActor protocol RowTraitsCarrying {
  static var maySayRowTraits: Bool { get }
}

/// A view that says something about its row, which shows without building it.
@MainActor protocol RowTraitsGiving {
  /// Nil where a part of it shows only when the view is built.
  func explicitRowTraits(in environment: EnvironmentValues) -> ListRowTraits?
}

extension ModifiedContent: RowTraitsCarrying where Content: View, Modifier: ViewModifier {
  static var maySayRowTraits: Bool {
    Modifier.self == ListRowTraitsModifier.self || modifierMaySay || ExplicitRowTraits.arePossible(in: Content.self)
  }

  @MainActor fileprivate static var modifierMaySay: Bool { ExplicitRowTraits.arePossible(in: Modifier.Body.self) }
}

extension ModifiedContent: RowTraitsGiving where Content: View, Modifier: ViewModifier {
  func explicitRowTraits(in environment: EnvironmentValues) -> ListRowTraits? {
    guard !Self.modifierMaySay, let inner = ExplicitRowTraits.of(content, in: environment) else { return nil }
    return (modifier as? ListRowTraitsModifier).map { inner.under($0.traits(environment)) } ?? inner
  }
}

extension TupleView: RowTraitsCarrying {
  static var maySayRowTraits: Bool {
    var answer = false
    func note<Part: View>(_ type: Part.Type) {
      if ExplicitRowTraits.arePossible(in: type) { answer = true }
    }
    repeat note((each Content).self)
    return answer
  }
}

extension Group: RowTraitsCarrying {
  static var maySayRowTraits: Bool { ExplicitRowTraits.arePossible(in: Content.self) }
}

extension Optional: RowTraitsCarrying where Wrapped: View {
  static var maySayRowTraits: Bool { ExplicitRowTraits.arePossible(in: Wrapped.self) }
}

extension _ConditionalContent: RowTraitsCarrying {
  static var maySayRowTraits: Bool {
    ExplicitRowTraits.arePossible(in: TrueContent.self) || ExplicitRowTraits.arePossible(in: FalseContent.self)
  }
}

extension AnyView: RowTraitsCarrying {
  static var maySayRowTraits: Bool { true }
}

/// An element that says something about all rows below it.
@MainActor protocol RowTraitsHolding: AnyObject {
  var rowTraits: ListRowTraits { get }
}

extension NodeModifierElement: RowTraitsHolding where Modifier == ListRowTraitsModifier {
  var rowTraits: ListRowTraits { view.modifier.traits(environment) }
}
