import ScrollUI

/// The state of `JournalPage`: the entries of a year, without those that were deleted, and the favorites.
package struct Journal: Equatable {
  /// The indices of the entries in the `World`, the latest first.
  package private(set) var numbers = Array(0..<Self.count)
  package private(set) var favorites: Set<Int> = [2, 9, 21]
  /// The last deletion, with the entry and its index in `numbers`. `undo()` takes it back.
  package private(set) var deletion: Deletion?

  /// An entry that was deleted.
  package struct Deletion: Equatable {
    package let number: Int
    let index: Int
  }

  /// The number of entries of a year: all moments of a `World` once.
  private static let count = 72
  /// The distance of two entries, in days: 72 entries fill a year.
  private static let daysPerEntry = 5

  package init() {}

  package mutating func toggleFavorite(_ number: Int) {
    if favorites.remove(number) == nil { favorites.insert(number) }
  }

  package mutating func delete(_ number: Int) {
    guard let index = numbers.firstIndex(of: number) else { return }
    numbers.remove(at: index)
    deletion = Deletion(number: number, index: index)
  }

  /// Inserts the last deleted entry at its place.
  package mutating func undo() {
    guard let deletion else { return }
    numbers.insert(deletion.number, at: min(deletion.index, numbers.count))
    self.deletion = nil
  }

  /// Forgets the last deletion.
  mutating func dismissUndo() { deletion = nil }

  /// Adds an entry before the latest.
  package mutating func addLatest() { numbers.insert((numbers.first ?? 0) - 1, at: 0) }

  /// The day of the entry `number` if the latest is of `today`: five days earlier for each further entry. Entries that `addLatest()` adds are
  /// of `today`, too.
  package static func day(of number: Int, until today: CalendarDay) -> CalendarDay {
    today.earlier(by: max(0, number) * daysPerEntry)
  }

  /// The months up to `today` with entries that contain `text` in their title, place, sentence or person, the latest first. All entries
  /// contain an empty text.
  package func months(in world: World, until today: CalendarDay, matching text: String = "") -> [JournalMonth] {
    var months: [JournalMonth] = []
    for number in numbers {
      let entry = world.entry(at: number)
      guard text.isEmpty || entry.contains(text) else { continue }
      let month = Self.day(of: number, until: today).month
      if months.last?.month != month { months.append(JournalMonth(month: month)) }
      months[months.count - 1].entries.append(entry)
    }
    return months
  }
}

/// A month of a `Journal` with its entries, the latest first.
package struct JournalMonth: Identifiable {
  package let month: CalendarMonth
  package fileprivate(set) var entries: [Entry] = []

  package var id: CalendarMonth { month }

  fileprivate init(month: CalendarMonth) { self.month = month }
}

extension Entry {
  /// True if a text of the entry contains `text`, regardless of case.
  fileprivate func contains(_ text: String) -> Bool {
    [title, place, sentence, person.name].contains { $0.localizedCaseInsensitiveContains(text) }
  }
}
