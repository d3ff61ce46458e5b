/// The places of the delimiters in a text with `InlineMarkdown`, found in a single pass.
///
/// Complexity: O(n) to create, for n characters; O(log n) for a question.
struct InlineMarkers {
  /// A character of the text.
  struct Unit {
    let character: Character
    /// True if the character was written in the program and may be a delimiter; false for an interpolated value.
    let isWritten: Bool
  }

  /// A sequence of equal delimiters.
  private struct Sequence {
    let start: Int
    let length: Int
    var end: Int { start + length }
  }

  private struct Delimiter: Hashable {
    let marker: Character
    let length: Int
  }

  let units: [Unit]
  /// The number of equal written characters from each character on.
  private var runs: [Int32]
  /// The index of the closing bracket for each opening bracket.
  private var partners: [Int: Int] = [:]
  private var closingBrackets: [Int] = []
  /// The sequences that may close a construct with a delimiter, ascending.
  private var closers: [Delimiter: [Sequence]] = [:]
  private var sequences: [Character: [Sequence]] = [:]
  /// The starts of the sequences of backticks, ascending, by their lengths.
  private var backtickStarts: [Int: [Int]] = [:]

  init(_ units: [Unit]) {
    self.units = units
    runs = Array(repeating: 1, count: units.count)
    for index in units.indices.dropLast().reversed() where units[index].isWritten && units[index + 1].isWritten {
      if units[index].character == units[index + 1].character { runs[index] = runs[index + 1] + 1 }
    }
    findBrackets()
    findBackticks()
    findSequences()
  }

  private mutating func findBrackets() {
    var (square, round) = ([Int](), [Int]())
    for index in units.indices where units[index].isWritten {
      switch units[index].character {
      case "[": square.append(index)
      case "(": round.append(index)
      case "]":
        closingBrackets.append(index)
        if let open = square.popLast() { partners[open] = index }
      case ")": if let open = round.popLast() { partners[open] = index }
      default: break
      }
    }
  }

  private mutating func findBackticks() {
    var index = 0
    while index < units.count {
      let length = isWritten("`", at: index) ? Int(runs[index]) : 0
      if length > 0 { backtickStarts[length, default: []].append(index) }
      index += max(1, length)
    }
  }

  /// Finds the sequences of `*`, `_` and `~` that no backslash escapes.
  private mutating func findSequences() {
    var index = 0
    while index < units.count {
      guard units[index].isWritten, "*_~\\".contains(units[index].character) else {
        index += 1
        continue
      }
      if units[index].character == "\\" {
        index += 2
        continue
      }
      let (marker, sequence) = (units[index].character, Sequence(start: index, length: Int(runs[index])))
      sequences[marker, default: []].append(sequence)
      for length in 1...2 where closes(sequence, Delimiter(marker: marker, length: length)) {
        closers[Delimiter(marker: marker, length: length), default: []].append(sequence)
      }
      index = sequence.end
    }
  }

  /// True if a construct may end with a sequence. Of three delimiters the inner belong to the nested content.
  private func closes(_ sequence: Sequence, _ delimiter: Delimiter) -> Bool {
    let fits = sequence.length == delimiter.length || sequence.length == 3 && delimiter.marker != "~"
    guard fits, sequence.start > 0, !units[sequence.start - 1].character.isWhitespace else { return false }
    return delimiter.marker != "_" || sequence.end >= units.count || !isWordPart(sequence.end)
  }

  // MARK: Questions

  func isWritten(_ character: Character, at index: Int) -> Bool {
    units[index].isWritten && units[index].character == character
  }

  func isWordPart(_ index: Int) -> Bool { units[index].character.isLetter || units[index].character.isNumber }

  /// The number of equal written characters from `index` on, before `end`.
  func runLength(at index: Int, until end: Int) -> Int { min(Int(runs[index]), end - index) }

  /// The index of the closing bracket for the opening bracket at `start`; nil without it before `end`.
  func partner(at start: Int, until end: Int) -> Int? { partners[start].flatMap { $0 < end ? $0 : nil } }

  /// The index of the first `]` after `start`; nil without it before `end`.
  func closingBracket(after start: Int, until end: Int) -> Int? {
    first(in: closingBrackets, until: end) { $0 > start }
  }

  /// The start of the first sequence of `length` backticks from `start` on; nil without it before `end`.
  func backticks(_ length: Int, from start: Int, until end: Int) -> Int? {
    first(in: backtickStarts[length] ?? [], until: end - length + 1) { $0 >= start }
  }

  private func first(in places: [Int], until end: Int, where isLater: (Int) -> Bool) -> Int? {
    let number = places.indices.partition { isLater(places[$0]) }
    return number < places.count && places[number] < end ? places[number] : nil
  }

  /// The index of the delimiter that closes a construct with its content from `first` on; nil without it before `end`.
  func closing(_ marker: Character, length: Int, from first: Int, until end: Int) -> Int? {
    let delimiter = Delimiter(marker: marker, length: length)
    let closing = closers[delimiter] ?? []
    let number = closing.indices.partition { closing[$0].start > first }
    if number < closing.count, closing[number].end <= end { return closing[number].end - length }
    // The last sequence may belong to this content in part, and to the end of the content around it.
    let all = sequences[marker] ?? []
    let last = all.indices.partition { all[$0].start >= end } - 1
    guard last >= 0, all[last].start > first, all[last].end > end else { return nil }
    let part = Sequence(start: all[last].start, length: end - all[last].start)
    return closes(part, delimiter) ? part.end - length : nil
  }
}
