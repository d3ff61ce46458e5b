/// Combines an alignment guide of several children into that of their container: the mean, or for text the topmost first baseline
/// and the lowest last baseline, as in SwiftUI.
package struct GuideCombiner {
  let key: AlignmentKey
  package private(set) var value: CGFloat?
  private var count: CGFloat = 0

  package init(_ key: AlignmentKey) { self.key = key }

  /// Adds the guide of a child, in the container's coordinates.
  package mutating func add(_ guide: CGFloat) {
    defer { count += 1 }
    guard let value else {
      self.value = guide
      return
    }
    if key == VerticalAlignment.firstTextBaseline.key {
      self.value = min(value, guide)
    } else if key == VerticalAlignment.lastTextBaseline.key {
      self.value = max(value, guide)
    } else {
      self.value = (value * count + guide) / (count + 1)
    }
  }
}
