import Synchronization

/// The identity of a `Subscriber` or a `Subscription`.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let count = Atomic<UInt>(0)
  /// A number that counts the identifiers, or the address of an object.
  private let value: UInt
  private let isAddress: Bool

  /// Creates an identifier that differs from each `CombineIdentifier` of the process.
  public init() {
    value = Self.count.add(1, ordering: .relaxed).newValue
    isAddress = false
  }

  /// Creates the identifier of `object`, the same at each call while the object exists.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    isAddress = true
  }

  /// The number behind a sign, in hexadecimal digits for an object.
  public var description: String { isAddress ? "0x" + String(value, radix: 16) : "#\(value)" }
}

/// A `Subscriber` or a `Subscription` with an identity.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
