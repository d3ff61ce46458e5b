import ScrollUI

/// The notes of `ListPage` in folders, with undo and redo.
package struct NoteLibrary: Equatable {
  package private(set) var folders: [NoteFolder]
  private var undone: [[NoteFolder]] = []
  private var done: [[NoteFolder]] = []
  /// The time of the last deletion, in seconds on the frame clock.
  private var lastDeletion: Double?

  package init(_ folders: [NoteFolder] = NoteFolder.samples) { self.folders = folders }

  /// The folders with notes, with their indices in `folders`.
  var shownFolders: [(index: Int, folder: NoteFolder)] {
    folders.indices.filter { !folders[$0].notes.isEmpty }.map { ($0, folders[$0]) }
  }

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }
  /// True if `folders` differs from the samples.
  var isChanged: Bool { folders != NoteFolder.samples }
  var ids: Set<Int> { Set(folders.flatMap(\.notes).map(\.id)) }
  var count: Int { folders.reduce(0) { $0 + $1.notes.count } }

  /// Undoes the last change of the folders.
  package mutating func undo() {
    guard let last = done.popLast() else { return }
    undone.append(folders)
    folders = last
  }

  /// Repeats the last change that was undone.
  package mutating func redo() {
    guard let next = undone.popLast() else { return }
    done.append(folders)
    folders = next
  }

  /// Restores the samples. The command can be undone.
  package mutating func restore() { change { $0 = NoteFolder.samples } }

  /// Deletes the notes at `offsets` of a folder. Deletions in several folders at the same `time` are undone together.
  package mutating func delete(_ offsets: IndexSet, in folder: Int, at time: Double) {
    change(joins: lastDeletion == time) { $0[folder].notes.remove(atOffsets: offsets) }
    lastDeletion = time
  }

  /// Deletes the notes with `ids`.
  package mutating func delete(_ ids: Set<Int>) {
    change { folders in
      for index in folders.indices { folders[index].notes.removeAll { ids.contains($0.id) } }
    }
  }

  mutating func move(_ offsets: IndexSet, to offset: Int, in folder: Int) {
    change { $0[folder].notes.move(fromOffsets: offsets, toOffset: offset) }
  }

  /// Moves the notes with `ids` up (-1) or down (1) by one row. At the end of its folder a note enters the next folder; at the ends of
  /// the list it stays.
  package mutating func move(_ ids: Set<Int>, by direction: Int) {
    change { folders in
      // A row per note and a nil for each boundary of folders: a note that changes places with a boundary changes its folder.
      var rows: [NoteFolder.Note?] = Array(folders.map { $0.notes.map(Optional.some) }.joined(separator: [nil]))
      let indices = direction < 0 ? Array(rows.indices) : rows.indices.reversed()
      var isBlocked = Set<Int>()
      for index in indices where rows[index].map({ ids.contains($0.id) }) == true {
        let target = index + direction
        guard rows.indices.contains(target), !isBlocked.contains(target) else {
          isBlocked.insert(index)
          continue
        }
        rows.swapAt(index, target)
      }
      let parts = rows.split(separator: nil, omittingEmptySubsequences: false)
      for (folder, part) in parts.enumerated() { folders[folder].notes = part.compactMap(\.self) }
    }
  }

  /// Changes the folders. `joins` makes the change a part of the last change.
  private mutating func change(joins: Bool = false, _ edit: (inout [NoteFolder]) -> Void) {
    let former = folders
    edit(&folders)
    guard folders != former else { return }
    if !joins { done.append(former) }
    (undone, lastDeletion) = ([], nil)
  }
}

/// A section of notes with a title.
package struct NoteFolder: Identifiable, Equatable {
  /// The entry of the journal at the index `id`.
  package struct Note: Identifiable, Hashable {
    package let id: Int

    package init(id: Int) {
      self.id = id
    }
  }

  package let id: Int
  let name: String
  let about: String?
  package var notes: [Note]

  package init(id: Int, name: String, about: String?, notes: [Note]) {
    self.id = id
    self.name = name
    self.about = about
    self.notes = notes
  }

  static let samples = [
    NoteFolder(id: 0, name: "Pinned", about: "Pinned notes come first.", notes: numbers(0..<3)),
    NoteFolder(id: 1, name: "This week", about: nil, notes: numbers(3..<11)),
    NoteFolder(id: 2, name: "Last year", about: "The rest is in the archive.", notes: numbers(11..<60)),
  ]

  private static func numbers(_ range: Range<Int>) -> [Note] { range.map(Note.init) }
}
