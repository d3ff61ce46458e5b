import Engine
import ScrollInstruments

/// Changes of a list, each started by a key that the list's views handle.
struct RowEdits {
  /// The number of frames between two changes.
  static let interval = 10
  /// The keys of the changes, in turn.
  let keys: [Character]

  func key(beforeFrame frame: Int) -> Character? {
    frame % Self.interval == 0 ? keys[frame / Self.interval % keys.count] : nil
  }
}

extension Scenario {
  /// Creates a scenario whose input is `edits`. Each of `figures` is the median work of the frames after a key.
  init(
    name: String, summary: String, rows: Int, frames: Int, edits: RowEdits,
    figures: KeyValuePairs<String, Character>, makeLoop: @escaping MakeLoop
  ) {
    self.init(name: name, summary: summary, rows: rows, frames: frames, makeLoop: makeLoop)
    input = { edits.key(beforeFrame: $0).map(Self.press) ?? [] }
    let warmUp = warmUp
    self.figures = { journal in
      figures.map { name, key in
        let work = journal.work.enumerated().filter { edits.key(beforeFrame: $0.offset + warmUp) == key }
        return (name, FrameReport.percentile(50, of: work.map(\.element).sorted()))
      }
    }
  }
}
