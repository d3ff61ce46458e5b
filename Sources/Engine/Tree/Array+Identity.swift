extension Array where Element: AnyObject {
  /// Whether both hold the same objects in the same order.
  package func isIdentical(to other: [Element]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }
}
