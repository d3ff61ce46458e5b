extension Range<Int> {
  /// The first index at which `condition` is true, or `upperBound` if it is false at every index. `condition` has to be
  /// false up to some index and true from that index on. O(log n) calls.
  func binarySearch(_ condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
