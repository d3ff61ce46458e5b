/// The values of the pages above the root of a `NavigationStack`, of any `Hashable` types, bottom page first.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  /// Creates an empty path: the stack shows its root.
  public init() { values = [] }

  /// Creates a path from `elements`, bottom page first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of pages above the root.
  public var count: Int { values.count }
  /// True if the path has no pages, so that the root is on top.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the page of `value`.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Pops the `k` topmost pages. A runtime error if the path has fewer than `k` pages.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= values.count, "a path of \(values.count) pages can't lose \(k): ask for its count first")
    values.removeLast(k)
  }
}

/// Access to the program's path, with the type of the path erased.
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
