/// Which characters of a text are still there when it has become another one.
enum TextChange {
  /// The places of the characters that stay, in the old text and in the new one, in rising order.
  ///
  /// What both begin with stays, and what both end with. In between digits stand for the place that they have from the end: where
  /// 10:59 becomes 11:00 the first 1 and the colon stay.
  ///
  /// Complexity: O(n).
  static func kept(from old: [Character], to new: [Character]) -> [(old: Int, new: Int)] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    let fromEnd = (0..<min(old.count, new.count) - start).reversed()
    let rest = fromEnd.compactMap { distance -> (old: Int, new: Int)? in
      let places = (old: old.count - 1 - distance, new: new.count - 1 - distance)
      return old[places.old] == new[places.new] ? places : nil
    }
    return (0..<start).map { ($0, $0) } + rest
  }
}
