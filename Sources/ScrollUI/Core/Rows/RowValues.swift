/// The selection values of consecutive rows, as an array without its element type. The selection restores the type.
protocol RowValues {
  /// The array itself if its elements are of type `Value`, otherwise nil. O(1).
  func values<Value>(of type: Value.Type) -> [Value]?
  /// The elements as values of type `Value`; nil for an element of another type. O(n) with a cast for each.
  func converted<Value: Hashable>(to type: Value.Type) -> [Value?]
}

extension Array: RowValues where Element: Hashable {
  func values<Value>(of type: Value.Type) -> [Value]? {
    Element.self == Value.self ? unsafeBitCast(self, to: [Value].self) : nil
  }

  func converted<Value: Hashable>(to type: Value.Type) -> [Value?] { map { Value(erased: AnyHashable($0)) } }
}

extension Hashable {
  /// The value of this type in `value`, or nil.
  init?(erased value: AnyHashable) {
    guard let value = value.base as? Self ?? value as? Self else { return nil }
    self = value
  }
}
