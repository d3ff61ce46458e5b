/// Members in the order in which they came, each of which leaves in constant time.
struct Registry<Member> {
  private struct Entry {
    let id: ObjectIdentifier
    let member: Member
  }

  /// Those who have left leave a gap, until half of the list is gaps.
  private var entries: [Entry?] = []
  /// Where each entry stands; empty while there are so few that looking through them is faster.
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var count = 0
  private static var smallCount: Int { 16 }

  var isEmpty: Bool { count == 0 }

  /// The members in order. Complexity: O(n).
  var members: [Member] { entries.compactMap { $0?.member } }

  /// Adds `member` at the end unless it is known already. `id` is the identity of the object that it is.
  mutating func insert(_ member: Member, id: ObjectIdentifier) {
    guard place(of: id) == nil else { return }
    entries.append(Entry(id: id, member: member))
    count += 1
    if entries.count > Self.smallCount { notePlaces() }
  }

  mutating func remove(_ id: ObjectIdentifier) {
    guard let place = place(of: id) else { return }
    count -= 1
    guard !places.isEmpty else {
      entries.remove(at: place)
      return
    }
    entries[place] = nil
    places[id] = nil
    if count * 2 <= entries.count { closeGaps() }
  }

  /// Empties the registry and returns who was in it, in order.
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

  private func place(of id: ObjectIdentifier) -> Int? {
    places.isEmpty ? entries.firstIndex { $0?.id == id } : places[id]
  }

  private mutating func notePlaces() {
    if places.isEmpty {
      for (place, entry) in entries.enumerated() {
        if let entry { places[entry.id] = place }
      }
    } else if let last = entries.last, let last {
      places[last.id] = entries.count - 1
    }
  }

  private mutating func closeGaps() {
    entries.removeAll { $0 == nil }
    places.removeAll(keepingCapacity: true)
    if entries.count > Self.smallCount { notePlaces() }
  }
}
