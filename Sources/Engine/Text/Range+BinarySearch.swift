extension Range<Int> {
  /// The first index for which `condition` is true, or `upperBound`. `condition` is false up to some index and true from
  /// there on. O(log n).
  func binarySearch(_ condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
