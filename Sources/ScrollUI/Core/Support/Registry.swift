/// An ordered set of members with removal in amortized constant time.
struct Registry<Member> {
  private struct Entry {
    let id: ObjectIdentifier
    let member: Member
  }

  /// The members in order of insertion. A removed member leaves nil until half of the array is nil.
  private var entries: [Entry?] = []
  /// The index of each entry in `entries`; empty for up to `smallCount` entries, where a linear search is faster.
  private var indices: [ObjectIdentifier: Int] = [:]
  private(set) var count = 0
  private static var smallCount: Int { 16 }

  var isEmpty: Bool { count == 0 }

  /// The members in order of insertion. Complexity: O(n).
  var members: [Member] { entries.compactMap { $0?.member } }

  /// Adds `member` at the end, unless `id`, the identity of its object, is already present.
  mutating func insert(_ member: Member, id: ObjectIdentifier) {
    guard index(of: id) == nil else { return }
    entries.append(Entry(id: id, member: member))
    count += 1
    if entries.count > Self.smallCount { recordIndices() }
  }

  mutating func remove(_ id: ObjectIdentifier) {
    guard let index = index(of: id) else { return }
    count -= 1
    guard !indices.isEmpty else {
      entries.remove(at: index)
      return
    }
    entries[index] = nil
    indices[id] = nil
    if count * 2 <= entries.count { closeGaps() }
  }

  /// Removes all members and returns them in order.
  mutating func removeAll() -> [Member] {
    let all = members
    self = Registry()
    return all
  }

  func forEach(_ body: (Member) -> Void) {
    for entry in entries {
      if let entry { body(entry.member) }
    }
  }

  private func index(of id: ObjectIdentifier) -> Int? {
    indices.isEmpty ? entries.firstIndex { $0?.id == id } : indices[id]
  }

  private mutating func recordIndices() {
    if indices.isEmpty {
      for (index, entry) in entries.enumerated() {
        if let entry { indices[entry.id] = index }
      }
    } else if let last = entries.last, let last {
      indices[last.id] = entries.count - 1
    }
  }

  private mutating func closeGaps() {
    entries.removeAll { $0 == nil }
    indices.removeAll(keepingCapacity: true)
    if entries.count > Self.smallCount { recordIndices() }
  }
}
