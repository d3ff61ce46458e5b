/// Lets the next process take over the selection of a `TabView`.
struct TabRestoration {
  /// The index of the selected page; nil without pages.
  let selected: Int?
  /// The descriptions of the values by which the pages are selected; nil for a page without a value.
  let values: @MainActor () -> [String?]
  let select: @MainActor (Int) -> Void
}

extension TabRestoration: BehaviorModifier {
  typealias Behavior = TabRestorationBehavior
}

final class TabRestorationBehavior: ElementBehavior<TabRestoration>, RestorableSelection {
  private enum Key {
    static var value: String { "value" }
    static var index: String { "index" }
  }

  override func answer(_ query: inout FactQuery) { query.give(RestorableSelectionFact.self, self) }

  var restorationKind: String { "tabs" }

  /// The value of the selected page, and its index for pages without values.
  var storedSelection: StorageValue {
    guard let index = modifier.selected else { return .null }
    var stored: [String: StorageValue] = [Key.index: .integer(index)]
    stored[Key.value] = modifier.values()[index].map { .text($0) }
    return .object(stored)
  }

  func restore(_ selection: StorageValue) -> StorageValue? {
    guard case .object(let stored) = selection else { return nil }
    let values = modifier.values()
    var index: Int?
    if case .text(let value)? = stored[Key.value] { index = values.firstIndex(of: value) }
    if index == nil, case .integer(let integer)? = stored[Key.index], values.indices.contains(integer) {
      index = integer
    }
    if let index, index != modifier.selected { modifier.select(index) }
    return nil
  }
}
