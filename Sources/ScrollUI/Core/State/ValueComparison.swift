@_spi(Reflection) import Swift

/// Tells whether a new value of a view is surely the same as the old one, so that nothing has to be made of it again.
///
/// Each stored property is compared: by its bytes, which are equal when the same number, object, closure or buffer is meant, and
/// where they differ by `==`, if its type has one. Objects are the same only when they are one. SwiftUI compares likewise.
@MainActor struct ValueComparison {
  private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private struct Part {
    let offset: Int
    let size: Int
    /// Asked where the bytes differ; nil where that settles it.
    let areEqual: Comparison?
  }

  private var parts: [Part] = []
  private static let comparisons = TypeCache<ValueComparison>()

  static func of(_ type: Any.Type) -> ValueComparison {
    comparisons.value(for: type) {
      var comparison = ValueComparison()
      comparison.addParts(of: type, at: 0, isStruct: hasStoredProperties(type))
      return comparison
    }
  }

  func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in areSame(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
  }

  private func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    parts.allSatisfy { part in
      let (old, new) = (old + part.offset, new + part.offset)
      if memcmp(old, new, part.size) == 0 { return true }
      return part.areEqual?(old, new) ?? false
    }
  }

  /// `isStruct`: whether it may have stored properties; the reflection traps on some types of other kinds.
  private mutating func addParts(of type: Any.Type, at offset: Int, isStruct: Bool) {
    if let property = type as? any SelfComparing.Type {
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: Self.comparison(property)))
    } else if type is AnyClass || (type as? any OptionalType.Type)?.wrapsObject == true {
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: nil))
    } else if let equatable = type as? any Equatable.Type {
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: Self.comparison(equatable)))
    } else if !isStruct || !addFields(of: type, at: offset) {
      parts.append(Part(offset: offset, size: Self.size(of: type), areEqual: nil))
    }
  }

  private mutating func addFields(of type: Any.Type, at base: Int) -> Bool {
    var fields: [(offset: Int, type: Any.Type, isStruct: Bool)] = []
    _forEachField(of: type) { _, offset, fieldType, kind in
      fields.append((base + offset, fieldType, kind == .struct))
      return true
    }
    for field in fields { addParts(of: field.type, at: field.offset, isStruct: field.isStruct) }
    return !fields.isEmpty
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

/// A property that says itself whether two of its values have the same meaning for a body.
@MainActor protocol SelfComparing {
  static func isSame(_ old: Self, _ new: Self) -> Bool
}

/// An optional, whose field may be a weak reference and must not be loaded as a strong one.
private protocol OptionalType {
  static var wrapsObject: Bool { get }
}

extension Optional: OptionalType {
  static var wrapsObject: Bool { Wrapped.self is AnyClass }
}
