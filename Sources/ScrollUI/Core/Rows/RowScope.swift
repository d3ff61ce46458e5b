/// A row of a lazy container that is built.
@MainActor protocol LazyRow: Element {
  var scope: RowScope { get }
}

/// Something in a row that wants to know whether the row has appeared.
@MainActor protocol PresenceDependent: AnyObject {
  func presenceDidChange(_ isPresent: Bool)
}

/// What the views of a row share: whether the row has appeared, and the state that its views had when it was last built.
@MainActor final class RowScope {
  private struct Dependent {
    weak var object: (any PresenceDependent)?
  }

  /// Whether the row is seen. Rows are built before that.
  private(set) var isPresent: Bool
  /// What the row adds to the environment of its views as a row of a list; nil elsewhere. See `LazyRow.setRowEnvironment(_:)`.
  var rowEnvironment: (any RowEnvironment)?
  private var dependents: [Dependent] = []
  private var restored: RowState
  private var ordinals: [RowStateKey: Int] = [:]

  init(isPresent: Bool, state: RowState?, rowEnvironment: (any RowEnvironment)? = nil) {
    self.isPresent = isPresent
    self.rowEnvironment = rowEnvironment
    restored = state ?? RowState()
  }

  func add(_ dependent: any PresenceDependent) { dependents.append(Dependent(object: dependent)) }

  func setPresent(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    dependents.removeAll { $0.object == nil }
    for dependent in dependents { dependent.object?.presenceDidChange(isPresent) }
  }

  /// The name under which an element of the row keeps its state: its place among the types of the elements above it, and the number
  /// of elements that were made before in such a place.
  func key(for element: Element) -> RowStateKey {
    var key = RowStateKey()
    var current: Element? = element
    while let part = current, !(part is any LazyRow) {
      key.path.append(ObjectIdentifier(type(of: part)))
      if let identity = part.identity { key.identities.append(identity) }
      current = part.parent
    }
    let ordinal = ordinals[key, default: 0]
    ordinals[key] = ordinal + 1
    key.ordinal = ordinal
    return key
  }

  /// What was kept under `key` when the row was last built; nil for nothing, and from the second time on.
  func takeState(for key: RowStateKey) -> [AnyObject?]? { restored.slots.removeValue(forKey: key) }

  /// The state of all views below `row`, for when it is built again; nil where there is nothing to keep.
  static func state(of row: any LazyRow) -> RowState? {
    var state = RowState()
    func visit(_ element: Element) {
      element.saveState(in: &state)
      element.forEachChildAsMade(visit)
    }
    row.forEachChildAsMade(visit)
    return state.slots.isEmpty ? nil : state
  }
}

/// Where in a row some state belongs.
struct RowStateKey: Hashable {
  /// The types of the element and those above it, up to the row.
  var path: [ObjectIdentifier] = []
  /// The identities of those above it that have one.
  var identities: [AnyHashable] = []
  /// How many elements in such a place came before it.
  var ordinal = 0
}

/// The state of a row's views while the row is not built.
struct RowState {
  fileprivate(set) var slots: [RowStateKey: [AnyObject?]] = [:]
  /// How many elements there are in each place.
  private var counts: [RowStateKey: Int] = [:]

  /// Notes the state of an element. Elements are counted as they stand now, in the order in which they will be made again: some may have
  /// come later than those behind them, or may have gone.
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
