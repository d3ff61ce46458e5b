import Foundation
import Observation

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var text: String
  var date: Date
  var isPinned = false

  func matches(_ search: String) -> Bool {
    search.isEmpty || title.localizedCaseInsensitiveContains(search) || text.localizedCaseInsensitiveContains(search)
  }
}

@MainActor @Observable final class NoteStore {
  var notes: [Note]

  init(notes: [Note] = Note.samples) { self.notes = notes }

  func add() -> Note {
    let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "", text: "", date: .now)
    notes.insert(note, at: 0)
    return note
  }

  func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }

  func togglePin(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isPinned.toggle()
  }
}

extension Note {
  private static func day(_ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: 2026, month: 9, day: day, hour: 9)) ?? .distantPast
  }

  static let samples = [
    Note(
      id: 1, title: "Packing list", text: "Rain jacket, two books, the small tripod, tea. Ask Mira for the tent.",
      date: day(24), isPinned: true),
    Note(
      id: 2, title: "Bread",
      text:
        "500 g flour, 350 g water, 10 g salt, a spoon of yeast. Twelve hours in the cool, then 40 minutes at 240 °C.",
      date: day(23)),
    Note(
      id: 3, title: "Birds at the lake", text: "Two herons, a kingfisher, and something small and very loud.",
      date: day(21)),
    Note(
      id: 4, title: "Gift ideas", text: "A fountain pen for Jo. Seeds. The map of the old town, framed.", date: day(19),
      isPinned: true),
    Note(
      id: 5, title: "Meeting on Thursday", text: "Move the deadline? Who writes the summary?\nBring the printed plan.",
      date: day(18)),
    Note(id: 6, title: "Words to look up", text: "petrichor, sonder, saudade, komorebi", date: day(14)),
    Note(id: 7, title: "Bicycle", text: "New brake pads in front. The chain is fine until spring.", date: day(12)),
    Note(
      id: 8, title: "Films", text: "The one with the lighthouse. The one that Ada recommended, in black and white.",
      date: day(9)),
    Note(id: 9, title: "Running", text: "5 km in 27:40, with the hill.", date: day(6)),
    Note(
      id: 10, title: "Garden", text: "Cut the roses back, plant garlic, repair the gate before the first storm.",
      date: day(2)),
  ]
}
