@_spi(Reflection) import Swift

/// Compares an old and a new value of a view, to skip the update of equal views.
///
/// Each stored property is compared bytewise. Equal bytes mean the same number, object, closure or buffer. If the bytes
/// differ, `==` decides for `Equatable` types; objects are compared by identity only. The elements of tuples and the values in
/// existentials such as `any View` are compared like stored properties, and so are the payloads of enums: the bytes that a small payload
/// leaves unused are arbitrary. SwiftUI compares in the same manner.
@MainActor package struct ValueComparison {
  fileprivate typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private struct Part {
    let offset: Int
    let size: Int
    /// The comparison of values with different bytes; nil if different bytes mean different values.
    let areEqual: Comparison?
  }

  private var parts: [Part] = []
  private static let comparisons = TypeCache<ValueComparison>()

  package static func of(_ type: Any.Type) -> ValueComparison {
    comparisons.value(for: type) {
      var comparison = ValueComparison()
      comparison.addParts(of: type, at: 0, kind: metadataKind(of: type))
      return comparison
    }
  }

  /// True if the bytes of `old` and `new` are equal, which takes no `ValueComparison`.
  static func haveSameBytes<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        old.count == 0 || memcmp(old.baseAddress!, new.baseAddress!, old.count) == 0
      }
    }
  }

  /// True if `old` and `new` are known to be equal.
  package func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in areSame(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
  }

  /// True if the values have the same type and are known to be equal.
  package static func areSame(_ old: Any, _ new: Any) -> Bool {
    withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { new in existentialComparison(old, new) } }
  }

  private func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    parts.allSatisfy { part in
      let (old, new) = (old + part.offset, new + part.offset)
      if memcmp(old, new, part.size) == 0 { return true }
      return part.areEqual?(old, new) ?? false
    }
  }

  /// Adds the parts of `type`, which lies at `offset`. Structs alone are compared by `SelfComparing`, and objects, closures, tuples and
  /// existentials never by `==`: a cast of a type to a protocol that it does not conform to is slow.
  private mutating func addParts(of type: Any.Type, at offset: Int, kind: _MetadataKind) {
    let optional = kind == .optional ? type as? any OptionalType.Type : nil
    if kind == .struct, let property = type as? any SelfComparing.Type {
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: Self.comparison(property)))
    } else if Self.isComparedByValue(kind, optional), let equatable = equatableType(type) {
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: Self.comparison(equatable)))
    } else if let comparison = optional?.payloadComparison {
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: comparison))
    } else if kind == .tuple {
      for element in TypeMetadata(type).tupleElements {
        addParts(of: element.type, at: offset + element.offset, kind: metadataKind(of: element.type))
      }
    } else if kind != .struct || !addFields(of: type, at: offset) {
      let areEqual =
        TypeMetadata(type).isOpaqueExistential ? Self.existentialComparison : Self.enumComparison(type, kind)
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: areEqual))
    }
  }

  /// True if `==` decides for values of an `Equatable` type.
  private static func isComparedByValue(_ kind: _MetadataKind, _ optional: (any OptionalType.Type)?) -> Bool {
    [.struct, .enum].contains(kind) || optional?.wrapsObject == false
  }

  /// Adds the parts of the stored properties. Returns false for a type without stored properties, such as a struct of C.
  private mutating func addFields(of type: Any.Type, at base: Int) -> Bool {
    var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    _forEachField(of: type) { _, offset, fieldType, kind in
      fields.append((base + offset, fieldType, kind))
      return true
    }
    for field in fields { addParts(of: field.type, at: field.offset, kind: field.kind) }
    return !fields.isEmpty
  }

  /// The comparison of values of types such as `any View` and `(any View)?`.
  fileprivate static let existentialComparison: Comparison = { old, new in
    let (old, new) = (OpaqueExistential(old), OpaqueExistential(new))
    guard let type = old.type, type == new.type else { return old.type == nil && new.type == nil }
    return of(type).areSame(old.value, new.value)
  }

  /// The comparison of enums by their cases and payloads; nil for other types, and for enums that describe themselves to `Mirror`.
  fileprivate static func enumComparison(_ type: Any.Type, _ kind: _MetadataKind) -> Comparison? {
    guard kind == .enum, !(type is any CustomReflectable.Type) else { return nil }
    func comparison<Value>(_ type: Value.Type) -> Comparison {
      { old, new in
        let old = Mirror(reflecting: old.assumingMemoryBound(to: Value.self).pointee).children.first
        let new = Mirror(reflecting: new.assumingMemoryBound(to: Value.self).pointee).children.first
        // Only cases with payloads have children, and different bytes without a payload mean different cases.
        guard let old, let new, old.label == new.label else { return false }
        return areSame(old.value, new.value)
      }
    }
    return _openExistential(type, do: comparison)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  private static func comparison<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func comparison<Value: SelfComparing>(_ type: Value.Type) -> Comparison {
    { Value.isSame($0.assumingMemoryBound(to: Value.self).pointee, $1.assumingMemoryBound(to: Value.self).pointee) }
  }
}

/// A struct with its own comparison, such as `State`: two of its values may be the same for a body even if their bytes differ.
@MainActor protocol SelfComparing {
  /// True if `old` and `new` are equivalent for a body.
  static func isSame(_ old: Self, _ new: Self) -> Bool
}

/// An optional. As a field it may be a weak reference, which must not be loaded as a strong reference.
@MainActor private protocol OptionalType {
  /// True for an optional of a class type.
  static var wrapsObject: Bool { get }
  /// The comparison of optional structs, enums, tuples and opaque existentials; nil for other types.
  static var payloadComparison: ValueComparison.Comparison? { get }
}

extension Optional: OptionalType {
  static var wrapsObject: Bool { Wrapped.self is AnyClass }

  fileprivate static var payloadComparison: ValueComparison.Comparison? {
    if TypeMetadata(Wrapped.self).isOpaqueExistential { return ValueComparison.existentialComparison }
    guard [.struct, .enum, .tuple].contains(metadataKind(of: Wrapped.self)) else { return nil }
    let comparison = ValueComparison.of(Wrapped.self)
    return { old, new in
      switch (old.assumingMemoryBound(to: Self.self).pointee, new.assumingMemoryBound(to: Self.self).pointee) {
      case (nil, nil): true
      case (let old?, let new?): comparison.areSame(old, new)
      default: false
      }
    }
  }
}
