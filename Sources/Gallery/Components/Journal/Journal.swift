import ScrollUI

/// The state of `JournalPage`: the entries of a year, without those that were deleted, and the favorites.
package struct Journal: Equatable {
  /// The indices of the entries in the `World`, the latest first.
  package private(set) var numbers = Array(0..<Self.count)
  package private(set) var favorites: Set<Int> = [2, 9, 21]
  /// The last deletion, which `undo()` takes back: the entry and its index in `numbers`.
  package private(set) var deletion: Deletion?

  /// An entry that was deleted.
  package struct Deletion: Equatable {
    package let number: Int
    let index: Int
  }

  /// The number of entries of a year: all moments of a `World` once.
  private static let count = 72

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

  /// The months with entries that contain `text` in their title, place, sentence or person, the latest first. All entries contain an empty
  /// text.
  package func months(in world: World, matching text: String = "") -> [JournalMonth] {
    var months: [JournalMonth] = []
    for number in numbers {
      let entry = world.entry(at: number)
      guard text.isEmpty || entry.contains(text) else { continue }
      let day = JournalDay(of: number)
      if months.last?.id != day.monthNumber { months.append(JournalMonth(day: day)) }
      months[months.count - 1].entries.append(entry)
    }
    return months
  }
}

/// A month of a `Journal` with its entries, the latest first.
package struct JournalMonth: Identifiable {
  let day: JournalDay
  package fileprivate(set) var entries: [Entry] = []

  package var id: Int { day.monthNumber }

  fileprivate init(day: JournalDay) { self.day = day }
}

/// The date of an entry of a `Journal`.
package struct JournalDay: Equatable {
  package private(set) var year = 2026
  /// The month, 1…12.
  package private(set) var month = 9
  /// The day of the month, from 1.
  package private(set) var day: Int

  /// The distance of two entries, in days: 72 entries fill a year.
  private static let daysPerEntry = 5

  /// The day of the entry with the index `number`: 24 September 2026 for 0, and five days earlier for each further entry.
  package init(of number: Int) {
    day = 24 - number * Self.daysPerEntry
    while day < 1 {
      (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
      day += length
    }
    while day > length {
      day -= length
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
  }

  /// The same for all days of a month, and greater by 1 in the next.
  var monthNumber: Int { year * 12 + month }

  /// The month with its year.
  var calendarMonth: PhotoMonth { PhotoMonth(year: year, number: month) }

  /// The number of days of the month.
  private var length: Int { calendarMonth.length }
}

extension Entry {
  /// True if a text of the entry contains `text`, regardless of case.
  fileprivate func contains(_ text: String) -> Bool {
    [title, place, sentence, person.name].contains { $0.localizedCaseInsensitiveContains(text) }
  }
}
