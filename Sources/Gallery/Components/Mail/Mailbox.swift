import Features
import ScrollUI

/// A letter of a `Mailbox`.
package struct Letter: Identifiable, Equatable {
  /// The texts of a letter.
  enum Content: Equatable {
    /// Texts that are translated.
    case note(sender: String, subject: String, preview: String)
    /// A picture postcard of the person of an entry of the journal, by the index in `World.entry(at:)`.
    case postcard(Int)
  }

  package let id: Int
  let content: Content
  /// The age at the start of the program, in seconds.
  let age: Double
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

  private static let samples: [Letter] = notes + postcards

  private static let notes: [Letter] = {
    let texts: [(String, String, String, Double, Illustration)] = [
      ("Harbor office", "Your berth for the summer", "Number 14 is free from Monday on.", 0.3, .harbor),
      ("Mei", "Photos from the ridge", "The fog lifted just as we reached the top.", 1.8, .mountains),
      ("Night train", "Your seat to the coast", "Car 7, by the window, facing forward.", 2.6, .nightTrain),
      ("Orchard", "The first pears are ripe", "Come by before the weekend.", 22, .orchard),
      ("Lighthouse museum", "Opening hours in autumn", "We close at dusk, as ever.", 26, .lighthouse),
      ("Tea house", "A table for four", "We keep the corner by the pond for you.", 44, .teaField),
      ("Kite club", "Wind on Saturday", "Force four from the west. Bring gloves.", 47, .kite),
      ("Bookshop", "The atlas has arrived", "It is heavier than we thought.", 69, .balloon),
      ("Grandmother", "The recipe you asked for", "The secret is to wait.", 74, .lantern),
      ("City library", "Two books are due", "You may keep them for another week.", 97, .oldTown),
      ("Bridge works", "The footpath is open again", "Thank you for your patience.", 121, .bridge),
      ("Observatory", "Comet tonight", "Look low in the north, after ten.", 145, .comet),
    ]
    return texts.enumerated().map { index, text in
      Letter(
        id: index, content: .note(sender: text.0, subject: text.1, preview: text.2), age: text.3 * 3600,
        illustration: text.4, isRead: ![0, 1, 3, 6].contains(index), isFlagged: index == 4)
    }
  }()

  private static let postcards = (0..<36).map { index in
    Letter(
      id: notes.count + index, content: .postcard(index), age: Double(168 + index * 57) * 3600,
      illustration: World.english.entry(at: index).picture, isRead: true, isFlagged: index == 8)
  }
}
