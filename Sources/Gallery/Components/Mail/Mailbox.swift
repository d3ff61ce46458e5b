import Features
import ScrollUI

/// A letter of a `Mailbox`. Its texts are translated.
package struct Letter: Identifiable, Equatable {
  package let id: Int
  let sender: String
  let subject: String
  let preview: String
  let time: String
  /// The portrait of the sender.
  let illustration: Illustration
  var isRead: Bool
  var isFlagged = false
}

/// The letters of `SwipesPage`, with undo.
package struct Mailbox: Equatable {
  package private(set) var letters = Self.samples
  /// The `letters` before each change that `undo()` can undo, the oldest first; at most `undoLimit`.
  private var former: [[Letter]] = []
  private static let undoLimit = 100

  /// True if `letters` differs from the samples.
  package var isChanged: Bool { letters != Self.samples }

  package init() {}

  package mutating func restore() { replace { $0 = Self.samples } }

  package mutating func remove(_ id: Letter.ID) { replace { $0.removeAll { $0.id == id } } }

  /// Undoes the last change.
  package mutating func undo() { if let last = former.popLast() { letters = last } }

  private mutating func replace(_ edit: (inout [Letter]) -> Void) {
    let last = letters
    edit(&letters)
    guard letters != last else { return }
    former.append(last)
    if former.count > Self.undoLimit { former.removeFirst() }
  }

  package mutating func toggleRead(_ id: Letter.ID) { change(id) { $0.isRead.toggle() } }

  package mutating func toggleFlag(_ id: Letter.ID) { change(id) { $0.isFlagged.toggle() } }

  private mutating func change(_ id: Letter.ID, _ body: (inout Letter) -> Void) {
    replace { letters in if let index = letters.firstIndex(where: { $0.id == id }) { body(&letters[index]) } }
  }

  private static let samples: [Letter] = {
    let texts: [(String, String, String, String, Illustration)] = [
      ("Harbor office", "Your berth for the summer", "Number 14 is free from Monday on.", "09:41", .harbor),
      ("Mei", "Photos from the ridge", "The fog lifted just as we reached the top.", "08:15", .mountains),
      ("Night train", "Your seat to the coast", "Car 7, by the window, facing forward.", "07:30", .nightTrain),
      ("Orchard", "The first pears are ripe", "Come by before the weekend.", "Mon", .orchard),
      ("Lighthouse museum", "Opening hours in autumn", "We close at dusk, as ever.", "Mon", .lighthouse),
      ("Tea house", "A table for four", "We keep the corner by the pond for you.", "Sun", .teaField),
      ("Kite club", "Wind on Saturday", "Force four from the west. Bring gloves.", "Sun", .kite),
      ("Bookshop", "The atlas has arrived", "It is heavier than we thought.", "Sat", .balloon),
      ("Grandmother", "The recipe you asked for", "The secret is to wait.", "Sat", .lantern),
      ("City library", "Two books are due", "You may keep them for another week.", "Fri", .oldTown),
      ("Bridge works", "The footpath is open again", "Thank you for your patience.", "Fri", .bridge),
      ("Observatory", "Comet tonight", "Look low in the north, after ten.", "Thu", .comet),
    ]
    return texts.enumerated().map { index, text in
      Letter(
        id: index, sender: text.0, subject: text.1, preview: text.2, time: text.3, illustration: text.4,
        isRead: ![0, 1, 3, 6].contains(index),
        isFlagged: index == 4)
    }
  }()
}
