/// Decides from the type of a view how a lazy container takes it apart, without evaluating a body.
///
/// A view that contains a `ForEach` or a `Section` outside of other containers is a part of the list. Every other view is one row, which
/// is built when it becomes visible.
@MainActor enum LazyContent {
  private static let listTypes = TypeCache<Bool>()

  /// True if views of this type add a `ForEach` or a `Section` to the list around them.
  static func containsList(_ type: any View.Type) -> Bool {
    listTypes.value(for: type, provisional: false) {
      if type is any RowProvider.Type { return true }
      if let structural = type as? any StructuralView.Type { return structural.partTypes.contains(where: containsList) }
      return ElementKind.bodyType(of: type).map(containsList) ?? false
    }
  }

  /// True if a view in a list is taken apart; false if it is one row.
  static func isTransparent(_ type: any View.Type) -> Bool {
    (type is any StructuralView.Type && !(type is any ModifiedView.Type)) || containsList(type)
  }
}
