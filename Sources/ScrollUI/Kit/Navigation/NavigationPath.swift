/// The values whose pages lie over the root of a navigation stack, of any types, the deepest first.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  public init() { values = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  init(values: [AnyHashable]) { self.values = values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a page on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes the uppermost `k` pages away; there must be as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= values.count, "a path of \(values.count) pages can't lose \(k): ask for its count first")
    values.removeLast(k)
  }
}

/// What a stack reads and writes of the program's path, whatever its type.
struct PathAccess {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.values }
    set = { path.wrappedValue = NavigationPath(values: $0) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    set = { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }
  }
}
