import Foundation
import SwiftUI

/// A day of a journey.
struct Entry: Identifiable, Hashable {
  let id: Int
  let date: Date
  let place: String
  let title: String
  let text: String
  let scene: Photo.Scene

  /// The name of the month, "September" for example.
  var month: String { date.formatted(.dateTime.month(.wide)) }
  /// The day of the month.
  var day: Int { Calendar.current.component(.day, from: date) }

  func contains(_ words: String) -> Bool {
    words.isEmpty || [title, place, text, month].contains { $0.localizedCaseInsensitiveContains(words) }
  }
}

/// The entries of a month, the latest first.
struct Month: Identifiable {
  let name: String
  var entries: [Entry]
  var id: String { name }
}

/// The entries of half a year, with favorites and a deletion that can be taken back.
@MainActor @Observable final class Journal {
  private(set) var entries: [Entry]
  private(set) var favorites: Set<Int> = [3, 8]
  private(set) var deleted: (entry: Entry, index: Int)?
  private var letters: [Entry]

  /// Creates a journal with entries up to `today`.
  init(until today: Date = .now) {
    entries = Entry.samples(until: today)
    letters = Entry.letters(of: today)
  }

  func months(matching words: String) -> [Month] {
    entries.filter { $0.contains(words) }.reduce(into: []) { months, entry in
      if months.last?.name != entry.month { months.append(Month(name: entry.month, entries: [])) }
      months[months.count - 1].entries.append(entry)
    }
  }

  func toggleFavorite(_ entry: Entry) {
    if favorites.remove(entry.id) == nil { favorites.insert(entry.id) }
  }

  func delete(_ entry: Entry) {
    guard let index = entries.firstIndex(of: entry) else { return }
    deleted = (entries.remove(at: index), index)
  }

  func undo() {
    if let deleted { entries.insert(deleted.entry, at: min(deleted.index, entries.count)) }
    deleted = nil
  }

  /// Adds the entry that has arrived meanwhile; false if there is no further entry.
  func receive() -> Bool {
    guard !letters.isEmpty else { return false }
    entries.insert(letters.removeFirst(), at: 0)
    return true
  }
}

extension Entry {
  private init(
    _ id: Int, _ date: Date, _ scene: Photo.Scene, _ place: String, _ title: String, _ text: String
  ) {
    self.init(id: id, date: date, place: place, title: title, text: text, scene: scene)
  }

  /// The entries up to `today`, the latest first.
  static func samples(until today: Date) -> [Entry] {
    func ago(_ days: Int) -> Date { Calendar.current.date(byAdding: .day, value: -days, to: today) ?? today }
    return [
      Entry(0, today, .mountains, "Bregaglia", "The last hut", "The keeper cooked for three and sat down with us."),
      Entry(1, ago(5), .forest, "Białowieża", "Bison at six", "They crossed the road like people who own it."),
      Entry(2, ago(13), .lake, "Bohinj", "Water without wind", "We rowed to the middle and forgot to row back."),
      Entry(3, ago(20), .city, "Trieste", "Coffee, standing", "Everybody knew a different name for the same cup."),
      Entry(4, ago(27), .sea, "Hvar", "The late ferry", "On deck the whole village slept on its luggage."),
      Entry(5, ago(35), .sea, "Vis", "A bay for two", "The path down took an hour, and so did the first swim."),
      Entry(6, ago(42), .night, "Mljet", "Falling stars", "Anna counted eleven and wished for a twelfth."),
      Entry(7, ago(52), .city, "Zadar", "The organ of the sea", "Each wave plays a chord, and ships improvise."),
      Entry(8, ago(59), .mountains, "Durmitor", "Snow overnight", "We built a small man of it and left him our map."),
      Entry(9, ago(67), .lake, "Ohrid", "The boat builder", "He asked for a story instead of money."),
      Entry(10, ago(78), .forest, "Rila", "Bread from the monastery", "Carried in a hat, it stays warm until noon."),
      Entry(11, ago(86), .city, "Sofia", "Yellow bricks", "They are slippery in the rain and worth the fall."),
      Entry(12, ago(99), .night, "Plovdiv", "Seven hills, one song", "The same accordion at every corner, by bicycle."),
      Entry(13, ago(111), .sea, "Sozopol", "Wooden houses", "Fig trees grow through the stairs, and nobody minds."),
      Entry(14, ago(121), .mountains, "Omalos", "The long way down", "Sixteen kilometers, and the goats were faster."),
      Entry(15, ago(132), .sea, "Loutro", "A village without a road", "The baker comes by boat and brings the news."),
      Entry(16, ago(141), .city, "Chania", "The covered market", "We left with olives, a knife and an invitation."),
      Entry(17, ago(155), .forest, "Sintra", "Fog and ferns", "For a whole day the castle was only a rumor."),
      Entry(18, ago(168), .night, "Évora", "White walls at night", "A dog led us home and waited for its pay."),
    ]
  }

  /// The entries that a refresh brings, of `today`.
  fileprivate static func letters(of today: Date) -> [Entry] {
    [
      Entry(19, today, .night, "Soglio", "Chestnuts", "They roast them in the street as soon as it is dark."),
      Entry(20, today, .lake, "Sils", "The first ice", "A line of glass along the shore, thin as a page."),
    ]
  }
}
