/// Decides from the type of a view how a lazy container divides it into rows, without evaluating a body.
///
/// A view that contains a `ForEach` or a `Section` outside of further containers becomes part of the list. Any other
/// view is a single row, which is built when it becomes visible. Results are cached by type.
@MainActor package enum LazyContent {
  private static let listTypes = TypeCache<Bool>()

  /// True if views of this type contribute a `ForEach` or a `Section` to the enclosing list.
  package static func containsList(_ type: any View.Type) -> Bool {
    listTypes.value(for: type, provisional: false) {
      let kind = type.elementKind
      if kind.primitive?.providesRows == true { return true }
      if let structural = kind.structural { return structural.partTypes.contains(where: containsList) }
      return ElementKind.bodyType(of: type).map(containsList) ?? false
    }
  }

  /// True if a list divides views of this type into rows; false if such a view is a single row.
  package static func isTransparent(_ type: any View.Type) -> Bool {
    type.elementKind.structural.map { $0.modified == nil } == true || containsList(type)
  }
}
