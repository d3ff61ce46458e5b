/// Distributes a length among the children of a stack.
///
/// As in SwiftUI: the highest `layoutPriority` is served first, with the minimum lengths of the others reserved; within a priority
/// the least flexible child is asked first, and each is proposed an equal share of the rest.
package struct StackSolver {
  /// The properties of a child that `StackSolver` uses.
  package struct Child {
    package var priority: Double
    /// The lengths in points for the proposals 0 and infinity.
    package var minimum: CGFloat
    package var maximum: CGFloat

    package init(priority: Double, minimum: CGFloat, maximum: CGFloat) {
      self.priority = priority
      self.minimum = minimum
      self.maximum = maximum
    }

    var flexibility: CGFloat { maximum - minimum }
  }

  /// The proposed length of each child, in the order of `children`.
  ///
  /// `available` is the length of the stack less its spacing, in points. `take` is called once for each child, in the order of
  /// serving, and returns the child's length for a proposal.
  ///
  /// Complexity: O(n log n).
  package static func offers(
    to children: [Child], available: CGFloat, take: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> [CGFloat] {
    var offers = [CGFloat](repeating: 0, count: children.count)
    var remaining = available
    var reserved = children.reduce(0) { $0 + $1.minimum }
    let order = children.indices.sorted { first, second in
      let (one, other) = (children[first], children[second])
      if one.priority != other.priority { return one.priority > other.priority }
      if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
      return first < second
    }
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      let end = order[start...].firstIndex { children[$0].priority != priority } ?? order.count
      let group = order[start..<end]
      reserved -= group.reduce(0) { $0 + children[$1].minimum }
      var left = group.count
      for index in group {
        offers[index] = max(0, (remaining - reserved) / CGFloat(left))
        remaining -= take(index, offers[index])
        left -= 1
      }
      start = end
    }
    return offers
  }
}
