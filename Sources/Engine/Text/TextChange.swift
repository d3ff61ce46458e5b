/// The matching of characters between the old and the new text of a `TextTransition`.
package enum TextChange {
  /// The indices of the unchanged characters in `old` and in `new`, in ascending order.
  ///
  /// The common prefix is unchanged. After it, a character is unchanged if `old` and `new` have the same character at
  /// the same distance from the end, as the digits of a number do: from 10:59 to 11:00 the first 1 and the colon are
  /// unchanged.
  ///
  /// Complexity: O(n).
  package static func kept(from old: [Character], to new: [Character]) -> [(old: Int, new: Int)] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    let fromEnd = (0..<min(old.count, new.count) - start).reversed()
    let rest = fromEnd.compactMap { distance -> (old: Int, new: Int)? in
      let indices = (old: old.count - 1 - distance, new: new.count - 1 - distance)
      return old[indices.old] == new[indices.new] ? indices : nil
    }
    return (0..<start).map { ($0, $0) } + rest
  }
}
