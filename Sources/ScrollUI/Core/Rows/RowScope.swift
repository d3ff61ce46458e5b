import Engine

/// A built row of a lazy container: a `ForEachRowElement` or a `StaticRowElement`.
@MainActor package protocol LazyRow: Element {
  var scope: RowScope { get }
}

/// An object in a row that depends on the row's visibility, such as an `onAppear` action.
@MainActor protocol PresenceDependent: AnyObject {
  func presenceDidChange(_ isPresent: Bool)
}

/// The `RowScope` of the views inside of a `LazyRow`.
enum RowScopeFact: ElementFact {
  typealias Value = RowScope
}

/// An element in a row with state to restore when the row is built again.
@MainActor protocol RowStateKeeping {
  /// Saves the state.
  func saveState(in state: inout RowState)
}

/// The element itself, for the kind `keepsState`.
enum KeptStateFact: ElementFact {
  typealias Value = any RowStateKeeping
}

/// The identity of the row that a child of the element belongs to, for reports.
enum RowDescriptionFact: ElementFact {
  typealias Value = @MainActor (Element) -> String?
}

/// The shared state of a row's views: its visibility, and the saved state from the last time the row was built.
@MainActor package final class RowScope {
  /// True if the row is visible. Rows are built before that.
  private(set) var isPresent: Bool
  /// The environment values that the container adds for the row's views, or nil outside of lists. See
  /// `LazyRow.setRowEnvironment(_:)`.
  var rowEnvironment: (any RowEnvironment)?
  private var dependents = WeakList<any PresenceDependent>()
  private var restored: RowState
  private var ordinals: [RowStateKey: Int] = [:]

  init(isPresent: Bool, state: RowState?, rowEnvironment: (any RowEnvironment)? = nil) {
    self.isPresent = isPresent
    self.rowEnvironment = rowEnvironment
    restored = state ?? RowState()
  }

  func add(_ dependent: any PresenceDependent) { dependents.add(dependent) }

  func setPresent(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    for dependent in dependents { dependent.presenceDidChange(isPresent) }
  }

  /// The key of an element's saved state: the types of the elements above it, and the number of elements created
  /// before it at the same path.
  func key(for element: Element) -> RowStateKey {
    var key = RowStateKey()
    var current: Element? = element
    while let part = current, part.fact(RowScopeFact.self) == nil {
      key.path.append(ObjectIdentifier(type(of: part)))
      if let identity = part.identity { key.identities.append(identity) }
      current = part.parent
    }
    let ordinal = ordinals[key, default: 0]
    ordinals[key] = ordinal + 1
    key.ordinal = ordinal
    return key
  }

  /// The state saved under `key` when the row was last built. Nil without saved state, and from the second call on.
  func takeState(for key: RowStateKey) -> [AnyObject?]? { restored.slots.removeValue(forKey: key) }

  /// The state of all views below `row`, for the next time it is built; nil if no view has state.
  package static func state(of row: any LazyRow) -> RowState? {
    var state = RowState()
    func visit(_ element: Element) {
      if element.kinds.contains(.keepsState) { element.fact(KeptStateFact.self)?.saveState(in: &state) }
      element.forEachChild(visit)
    }
    row.forEachChild(visit)
    return state.slots.isEmpty ? nil : state
  }
}

/// The position of saved state in a row: `path`, `identities` and `ordinal`.
struct RowStateKey: Hashable {
  /// The types of the element and of those above it, up to the row.
  var path: [ObjectIdentifier] = []
  /// The explicit identities of the elements above it.
  var identities: [AnyHashable] = []
  /// The number of elements before it with the same `path` and `identities`.
  var ordinal = 0
}

/// The state of a row's views while the row is not built; see `RowScope.state(of:)`.
package struct RowState {
  fileprivate(set) var slots: [RowStateKey: [AnyObject?]] = [:]
  /// The number of elements at each path.
  private var counts: [RowStateKey: Int] = [:]

  /// Saves the state of an element. Elements are counted in their present order, which is the order of the next
  /// build: some may have been inserted before existing elements, or removed.
  mutating func keep(_ kept: [AnyObject?], under key: RowStateKey) {
    var key = key
    key.ordinal = 0
    let ordinal = counts[key, default: 0]
    counts[key] = ordinal + 1
    guard kept.contains(where: { $0 != nil }) else { return }
    key.ordinal = ordinal
    slots[key] = kept
  }
}
