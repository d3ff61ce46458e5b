extension Array where Element: AnyObject {
  /// True if both arrays hold the same objects in the same order. O(count).
  package func isIdentical(to other: [Element]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }
}
