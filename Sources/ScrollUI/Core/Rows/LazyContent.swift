/// Tells from the type of a view how a lazy container takes it apart, without evaluating anything.
///
/// A view that contains a `ForEach` or a `Section` outside of other containers is a part of the list; any other view is one row, which
/// is built when it is seen.
@MainActor enum LazyContent {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether views of this type bring a `ForEach` or a `Section` into the list around.
  static func containsList(_ type: any View.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    // A type that contains itself does so by way of this answer.
    known[id] = false
    let answer = (type as? any LazyTransparent.Type)?.containsList ?? bodyContainsList(type)
    known[id] = answer
    return answer
  }

  private static func bodyContainsList(_ type: any View.Type) -> Bool {
    guard case .composite = ElementKind.of(type) else { return false }
    return containsList(bodyType(of: type))
  }

  private static func bodyType<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }

  /// Whether a view in a list is taken apart, rather than being a row.
  static func isTransparent(_ type: any View.Type) -> Bool {
    (type as? any LazyTransparent.Type)?.isAlwaysTransparent == true || containsList(type)
  }
}

/// A view that lists take apart.
@MainActor protocol LazyTransparent {
  static var containsList: Bool { get }
  /// Whether it is taken apart although it contains no `ForEach` and no `Section`: what is in it are rows of their own.
  static var isAlwaysTransparent: Bool { get }
}

extension LazyTransparent {
  static var isAlwaysTransparent: Bool { true }
}

extension ForEach: LazyTransparent where Content: View {
  static var containsList: Bool { true }
}

extension Section: LazyTransparent where Parent: View, Content: View, Footer: View {
  static var containsList: Bool { true }
}

extension TupleView: LazyTransparent {
  static var containsList: Bool {
    var answer = false
    func note<Part: View>(_ type: Part.Type) {
      if LazyContent.containsList(type) { answer = true }
    }
    repeat note((each Content).self)
    return answer
  }
}

extension Group: LazyTransparent {
  static var containsList: Bool { LazyContent.containsList(Content.self) }
}

extension Optional: LazyTransparent where Wrapped: View {
  static var containsList: Bool { LazyContent.containsList(Wrapped.self) }
}

extension _ConditionalContent: LazyTransparent {
  static var containsList: Bool {
    LazyContent.containsList(TrueContent.self) || LazyContent.containsList(FalseContent.self)
  }
}

extension EmptyView: LazyTransparent {
  static var containsList: Bool { false }
}

/// What is in it shows when it is made; as an element of a `ForEach` it is a row.
extension AnyView: LazyTransparent {
  static var containsList: Bool { false }
}

/// It stands in a list only where its content does.
extension _ViewModifier_Content: LazyTransparent {
  static var containsList: Bool { true }
}

extension ModifiedContent: LazyTransparent where Content: View, Modifier: ViewModifier {
  static var containsList: Bool { LazyContent.containsList(Content.self) }
  static var isAlwaysTransparent: Bool { false }
}
