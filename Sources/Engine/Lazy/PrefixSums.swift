/// The prefix sums of numbers that change one by one: a binary indexed tree (Fenwick, 1994).
///
/// Complexity: O(n) to create, O(log n) for all other operations.
struct PrefixSums {
  /// `tree[i]` is the sum of the `i & -i` elements that end with element `i - 1`; `tree[0]` is unused.
  private var tree: [Double]
  /// The largest power of two that does not exceed `count`.
  private let highestStep: Int

  init(_ values: [Double]) {
    tree = [0] + values
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    highestStep = step
    for node in tree.indices.dropFirst() {
      let next = node + (node & -node)
      if next < tree.count { tree[next] += tree[node] }
    }
  }

  /// The sum of the first `count` elements.
  func sum(ofFirst count: Int) -> Double {
    var sum = 0.0
    var node = count
    while node > 0 {
      sum += tree[node]
      node &= node - 1
    }
    return sum
  }

  mutating func add(_ delta: Double, at index: Int) {
    var node = index + 1
    while node < tree.count {
      tree[node] += delta
      node += node & -node
    }
  }

  /// The index of the element that contains `target` in the running sum, and the sum before it: the largest index whose preceding sum
  /// does not exceed `target`, at most the last index. Requires elements that are not negative.
  func position(of target: Double) -> (index: Int, before: Double) {
    var node = 0
    var before = 0.0
    var step = highestStep
    while step > 0 {
      let next = node + step
      if next < tree.count - 1, before + tree[next] <= target {
        node = next
        before += tree[next]
      }
      step /= 2
    }
    return (node, before)
  }
}
