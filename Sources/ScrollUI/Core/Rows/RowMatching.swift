import Engine

/// Computes the rearrangement of a `ForEach`'s rows by comparing known rows only.
///
/// A row is known if it is measured or built; for the remaining rows the identity does not matter. Two binary
/// searches find a single changed range, as if the rest were unchanged. The known rows outside of that range are then
/// compared: all built rows, all measured rows within `nearReach` of them, and every `farStride`th measured row
/// beyond. If such a row differs, all known rows are compared, and displaced rows are looked up in the whole data.
///
/// A row far outside of the visible part can therefore change without being noticed. Its old length then serves as an
/// estimate until the row is built.
///
/// Complexity: O(log n + built rows + `nearReach` + measured rows / `farStride`) if rows are inserted, or unknown
/// rows removed. O(n) if known rows were removed or moved: comparisons only, unless there was more than a single
/// change; then each element is looked up in a table of the missing known rows.
@MainActor package struct RowMatching<Data: RandomAccessCollection, ID: Hashable> {
  /// A built row.
  package struct Built {
    let index: Int
    let id: ID

    package init(index: Int, id: ID) {
      self.index = index
      self.id = id
    }
  }

  /// The number of rows on either side of the built rows that are all compared.
  static var nearReach: Int { 32_768 }
  /// The stride of comparisons among measured rows beyond `nearReach`.
  static var farStride: Int { 64 }

  let identities: ForEachIdentities<Data, ID>
  /// The elements before the change; `oldCount` is their number at that time.
  let old: Data
  let oldCount: Int
  let new: Data
  /// The indices of the measured rows in `old`, in ascending order.
  let measured: [Range<Int>]
  /// The built rows, in ascending order of `Built.index`.
  let built: [Built]

  package init(
    identities: ForEachIdentities<Data, ID>, old: Data, oldCount: Int, new: Data, measured: [Range<Int>], built: [Built]
  ) {
    self.identities = identities
    self.old = old
    self.oldCount = oldCount
    self.new = new
    self.measured = measured
    self.built = built
  }

  /// Consecutive rows that have moved by the same `shift`.
  private struct Run {
    var old: Range<Int>
    var shift: Int

    var new: Range<Int> { old.lowerBound + shift..<old.upperBound + shift }
  }

  /// A known row of `old` that was not found at its expected index in `new`.
  private struct Lost {
    let index: Int
    let id: ID
  }

  /// The rearrangement from `old` to `new`. New rows have kind 0.
  package func rearrangement() -> RowRearrangement {
    guard isOldUnchanged else {
      return pieces([], match(built.map { Lost(index: $0.index, id: $0.id) }, in: 0..<new.count))
    }
    return change(comparingAll: false) ?? change(comparingAll: true) ?? pieces([], [])
  }

  /// The rearrangement found by sampling, or nil if some known row was not found near its expected index; the caller
  /// then compares all known rows.
  private func change(comparingAll: Bool) -> RowRearrangement? {
    let known = knownRanges
    let shift = new.count - oldCount
    let maximum = min(oldCount, new.count)
    var start = search(maximum, shift: 0) { $0 }
    start = strays(known, in: 0..<start, shift: 0, comparingAll).first ?? start
    var end = search(maximum - start, shift: shift) { oldCount - 1 - $0 }
    if let last = strays(known, in: oldCount - end..<oldCount, shift: shift, comparingAll).last {
      end = oldCount - 1 - last
    }
    let target = start..<new.count - end
    let (followed, strayed) = follow(known, in: start..<oldCount - end, to: target)
    let runs = [Run(old: 0..<start, shift: 0)] + followed + [Run(old: oldCount - end..<oldCount, shift: shift)]
    let lost = strayed.map { Lost(index: $0, id: identities.id(old, $0)) }
    var found = match(lost, in: target)
    // Rows missing in `target` may be in the parts assumed to be unchanged, which are searched as well.
    if found.count < lost.count, let first = runs.first, let last = runs.last, !isWholly(first) || !isWholly(last) {
      if !comparingAll { return nil }
      found = match(lost, in: 0..<new.count)
    }
    return pieces(cut(runs, found), found)
  }

  /// The identities in `ids` that belonged to a row before `change` and belong to no row after it.
  func removed(_ ids: some Collection<ID>, _ change: RowRearrangement) -> [ID] {
    guard !ids.isEmpty else { return [] }
    let removedRanges = isOldUnchanged ? change.removedRanges(of: oldCount) : []
    let soughtIDs = Array(ids)
    guard isOldUnchanged, removedRanges.reduce(0, { $0 + $1.count }) <= new.count else {
      return zip(soughtIDs, identities.firstIndices(soughtIDs, new, 0..<new.count)).compactMap { $1 == nil ? $0 : nil }
    }
    let all = Set(soughtIDs)
    var missing: Set<ID> = []
    for index in removedRanges.joined() {
      let id = identities.id(old, index)
      if all.contains(id) { missing.insert(id) }
    }
    for range in change.newRanges where !missing.isEmpty {
      let missingIDs = Array(missing)
      for (id, index) in zip(missingIDs, identities.firstIndices(missingIDs, new, range)) where index != nil {
        missing.remove(id)
      }
    }
    return Array(missing)
  }

  /// True if `old` still has the elements of the built rows. A collection with reference semantics may have changed
  /// in place.
  private var isOldUnchanged: Bool {
    old.count == oldCount && built.allSatisfy { $0.index < oldCount && identities.id(old, $0.index) == $0.id }
  }

  /// The indices of all known rows: `measured` and `built`, in ascending order.
  private var knownRanges: [Range<Int>] {
    guard !built.isEmpty else { return measured }
    return (measured + built.map { $0.index..<$0.index + 1 }).merged
  }

  // MARK: A single change

  /// The number of equal rows from an end, at most `maximum`, assuming a single changed range. Binary search.
  ///
  /// `index` converts a distance from that end to an index.
  private func search(_ maximum: Int, shift: Int, _ index: (Int) -> Int) -> Int {
    (0..<maximum).partition { !isSame(index($0), shift) }
  }

  private func isSame(_ index: Int, _ shift: Int) -> Bool {
    identities.commonRun(old, index..<index + 1, new, index + shift) == 1
  }

  /// The known rows in `range` that have not moved by exactly `shift`, in ascending order.
  private func strays(_ known: [Range<Int>], in range: Range<Int>, shift: Int, _ comparingAll: Bool) -> [Int] {
    let near = near.clamped(to: range)
    let inside = known.clamped(to: range)
    let close = strays(inside.clamped(to: near), shift)
    let far =
      inside.clamped(to: range.lowerBound..<near.lowerBound) + inside.clamped(to: near.upperBound..<range.upperBound)
    guard comparingAll || !close.isEmpty || far.contains(where: { isStraySample($0, shift) }) else { return [] }
    return (close + strays(far, shift)).sorted()
  }

  private var near: Range<Int> {
    let middle = built.isEmpty ? 0 : built[built.count / 2].index
    return max(0, middle - Self.nearReach)..<middle + Self.nearReach
  }

  private func isStraySample(_ range: Range<Int>, _ shift: Int) -> Bool {
    stride(from: range.lowerBound, to: range.upperBound, by: Self.farStride).contains {
      !isSame($0, shift)
    }
  }

  private func strays(_ ranges: [Range<Int>], _ shift: Int) -> [Int] {
    var strays: [Int] = []
    for range in ranges {
      var index = range.lowerBound
      while index < range.upperBound {
        index += identities.commonRun(old, index..<range.upperBound, new, index + shift)
        if index < range.upperBound { strays.append(index) }
        index += 1
      }
    }
    return strays
  }

  // MARK: Several changes

  /// Matches the known rows of `range` with indices in `target`. Each run is expected at the shift of the run before
  /// it, or near that.
  ///
  /// Returns the matched runs and the indices of the rows that were not found.
  private func follow(_ known: [Range<Int>], in range: Range<Int>, to target: Range<Int>) -> ([Run], [Int]) {
    guard !target.isEmpty else { return ([], known.clamped(to: range).flatMap { Array($0) }) }
    var (runs, lost): ([Run], [Int]) = ([], [])
    var shifts = [0, 0, new.count - oldCount]
    var searches = 32
    for part in known.clamped(to: range) {
      var index = part.lowerBound
      while index < part.upperBound {
        var found = run(index..<part.upperBound, shifts, target)
        if found == nil, searches > 0 {
          searches -= 1
          found = run(index..<part.upperBound, (1...64).flatMap { [shifts[0] + $0, shifts[0] - $0] }, target)
        }
        if let run = found {
          runs.append(run)
          shifts[0] = run.shift
          index = run.old.upperBound
        } else {
          lost.append(index)
          index += 1
        }
      }
    }
    return (disjoint(runs, lost), lost)
  }

  /// The longest prefix of `range` that has moved by the first matching entry of `shifts`.
  private func run(_ range: Range<Int>, _ shifts: [Int], _ target: Range<Int>) -> Run? {
    let first = range.lowerBound
    for shift in shifts where target.contains(first + shift) {
      let end = min(range.upperBound, target.upperBound - shift)
      let count = identities.commonRun(old, first..<end, new, first + shift)
      if count > 0 { return Run(old: first..<first + count, shift: shift) }
    }
    return nil
  }

  /// Runs in the order of their new indices, without overlaps (elements with equal identities would cause them).
  ///
  /// Two neighboring runs of equal shift without a lost row in between are merged.
  private func disjoint(_ runs: [Run], _ lost: [Int]) -> [Run] {
    var result: [Run] = []
    for (number, run) in runs.enumerated().sorted(by: { $0.element.new.lowerBound < $1.element.new.lowerBound }) {
      var run = run
      if let last = result.last {
        let overlap = min(run.old.count, max(0, last.new.upperBound - run.new.lowerBound))
        run.old = run.old.lowerBound + overlap..<run.old.upperBound
        let isNext = number > 0 && runs[number - 1].old.upperBound == last.old.upperBound && overlap == 0
        if isNext, run.shift == last.shift, lost.inside(last.old.upperBound..<run.old.lowerBound).isEmpty {
          result[result.count - 1].old = last.old.lowerBound..<run.old.upperBound
          continue
        }
      }
      if !run.old.isEmpty { result.append(run) }
    }
    return result
  }

  private func isWholly(_ run: Run) -> Bool {
    identities.commonRun(old, run.old, new, run.new.lowerBound) == run.old.count
  }

  /// The rows of `lost` that are now among the elements in `range`.
  private func match(_ lost: [Lost], in range: Range<Int>) -> [Run] {
    guard !lost.isEmpty, !range.isEmpty else { return [] }
    return zip(lost, identities.firstIndices(lost.map(\.id), new, range)).compactMap { lost, index in
      index.map { Run(old: lost.index..<lost.index + 1, shift: $0 - lost.index) }
    }
  }

  /// Removes the rows from `runs` whose new index belongs to a row in `found`.
  private func cut(_ runs: [Run], _ found: [Run]) -> [Run] {
    let taken = found.map(\.new.lowerBound).sorted()
    guard !taken.isEmpty else { return runs }
    return runs.flatMap { run -> [Run] in
      var parts: [Run] = []
      var start = run.old.lowerBound
      for index in taken.inside(run.new).map({ $0 - run.shift }) {
        parts.append(Run(old: start..<index, shift: run.shift))
        start = index + 1
      }
      parts.append(Run(old: start..<run.old.upperBound, shift: run.shift))
      return parts
    }
  }

  private func pieces(_ runs: [Run], _ found: [Run]) -> RowRearrangement {
    var change = RowRearrangement()
    for run in (runs + found).sorted(by: { $0.new.lowerBound < $1.new.lowerBound }) where !run.old.isEmpty {
      change.append(.new(run.new.lowerBound - change.count, kind: 0))
      change.append(.kept(run.old))
    }
    change.append(.new(new.count - change.count, kind: 0))
    return change
  }
}

extension [Range<Int>] {
  /// The parts of these ascending ranges that lie in `range`.
  fileprivate func clamped(to range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    return compactMap { $0.overlaps(range) ? $0.clamped(to: range) : nil }
  }
}

extension [Int] {
  /// The part of these ascending numbers that lies in `range`. Complexity: O(log n).
  fileprivate func inside(_ range: Range<Int>) -> ArraySlice<Int> {
    func first(from number: Int) -> Int { indices.partition { self[$0] >= number } }
    return self[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }
}
