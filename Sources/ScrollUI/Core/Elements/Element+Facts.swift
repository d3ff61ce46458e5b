extension Element {
  /// The value that the element offers for `key`; nil without such a value.
  final func fact<Key: ElementFact>(_ key: Key.Type) -> Key.Value? {
    var query = FactQuery(key)
    answer(&query)
    return query.value(key)
  }

  /// The values for `key` of this element and of the elements around it, the innermost first, up to `end`, which is not asked. For keys with
  /// `endsAtRows` the last is the element in which the rows begin.
  final func facts<Key: ElementFact>(_ key: Key.Type, below end: Element?) -> [Key.Value] {
    var found: [Key.Value] = []
    for element in lineage {
      if element === end { break }
      if let value = element.fact(key) { found.append(value) }
      if Key.endsAtRows, element.kinds.contains(.rowBoundary) { break }
    }
    return found
  }

  /// The value for `key` of the innermost element around this element; nil without such a value.
  final func nearestFact<Key: ElementFact>(_ key: Key.Type) -> Key.Value? {
    for element in lineage.dropFirst() {
      if let value = element.fact(key) { return value }
    }
    return nil
  }
}
