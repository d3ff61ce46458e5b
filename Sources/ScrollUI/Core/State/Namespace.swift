/// A property wrapper that creates a scope for identifiers, such as those of `matchedGeometryEffect(id:in:)`, with the
/// lifetime of its view.
@propertyWrapper public struct Namespace {
  /// The identity of a namespace, unique within the process.
  public struct ID: Hashable, Sendable {
    fileprivate let value: Int
  }

  private var id: ID?

  /// Creates a namespace; its identity is assigned when the view is first evaluated.
  public init() {}

  /// The identity of the view's namespace. Valid within its body and closures created there.
  public var wrappedValue: ID { id ?? ID(value: 0) }
}

extension Namespace: DynamicProperty, PersistentProperty, SelfComparing {
  mutating func install(_ known: inout AnyObject?, of element: Element) {
    id = ID(value: object(in: &known) { NamespaceSlot() }.value)
  }

  static func isSame(_ old: Namespace, _ new: Namespace) -> Bool { true }
}

/// The number of a view's namespace, from 1; 0 is that of a `Namespace` outside of a view.
@MainActor private final class NamespaceSlot {
  private static var last = 0

  let value: Int

  init() {
    Self.last += 1
    value = Self.last
  }
}
