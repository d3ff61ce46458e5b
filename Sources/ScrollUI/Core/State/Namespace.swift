/// A scope for identifiers that belongs to a view and lasts as long as it does.
@propertyWrapper public struct Namespace {
  /// What tells one namespace from all others.
  public struct ID: Hashable, Sendable {
    fileprivate let value: Int
  }

  private var id: ID?

  public init() {}

  /// The namespace of the view. To be read in its body and in what that runs.
  public var wrappedValue: ID { id ?? ID(value: 0) }
}

extension Namespace: DynamicProperty, PersistentProperty, SelfComparing {
  mutating func install(_ known: inout AnyObject?, of element: Element) {
    let slot = known.map { unsafeDowncast($0, to: NamespaceSlot.self) } ?? NamespaceSlot()
    known = slot
    id = ID(value: slot.value)
  }

  static func isSame(_ old: Namespace, _ new: Namespace) -> Bool { true }
}

/// The number of a view's namespace. 0 is that of none.
@MainActor private final class NamespaceSlot {
  private static var last = 0

  let value: Int

  init() {
    Self.last += 1
    value = Self.last
  }
}
