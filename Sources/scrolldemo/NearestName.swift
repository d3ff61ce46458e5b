/// Finds the intended name for a misspelled name.
package enum NearestName {
  /// The name with the fewest typing mistakes, or a name with the prefix `name`; nil if all names differ by more than a
  /// mistake in three letters.
  package static func nearest(to name: String, in names: [String]) -> String? {
    let typed = name.lowercased()
    let ranked = names.map { (name: $0, mistakes: mistakes(from: typed, to: $0.lowercased())) }
    if let best = ranked.min(by: { $0.mistakes < $1.mistakes }), best.mistakes <= max(1, typed.count / 3) {
      return best.name
    }
    return typed.count > 1 ? names.first { $0.lowercased().hasPrefix(typed) } : nil
  }

  /// The number of omitted, inserted, replaced and transposed letters between two words (optimal string alignment
  /// distance).
  package static func mistakes(from typed: String, to meant: String) -> Int {
    let (a, b) = (Array(typed), Array(meant))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
