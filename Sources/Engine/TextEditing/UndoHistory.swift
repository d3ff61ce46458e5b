import Motion

/// What was done to a text, to take it back and to do it again.
///
/// Edits of one kind that go on where the last one ended are one step, until the person pauses, moves the caret or begins a new line.
/// Both the number of steps and their memory are bounded; the oldest go first.
package struct UndoHistory: Sendable {
  /// What an edit was to the person.
  package enum Kind: Hashable, Sendable {
    case typing
    case deletingBackward
    case deletingForward
    /// Pasting, cutting, dropping: a step of its own.
    case other
  }

  /// Edits that are taken back together.
  package struct Step: Hashable, Sendable {
    package var edit: TextEdit
    package var kind: Kind
    package var before: TextSelection
    package var after: TextSelection
    /// When the last edit was made, in seconds.
    var time: Double

    fileprivate var byteCount: Int { edit.removed.utf8.count + edit.inserted.utf8.count }
  }

  /// A longer time than this between two edits, in seconds, parts them.
  package static let pause = 1.0
  package static let maximumSteps = 1000

  /// The most memory that the texts of all steps may take, in bytes. The last step is kept whatever it takes.
  package var maximumByteCount = 16 << 20
  private var done: [Step] = []
  private var undone: [Step] = []
  private var byteCount = 0
  private var isGroupOpen = false

  package init() {}

  package var stepCount: Int { done.count }

  /// Notes an edit that was made at `time`, in seconds, and what was selected before and after. What was undone can't be redone after it.
  package mutating func record(
    _ edit: TextEdit, _ kind: Kind, before: TextSelection, after: TextSelection, at time: Double
  ) {
    undone.removeAll()
    if isGroupOpen, let last = done.last, last.kind == kind, !(time - last.time).isLonger(than: Self.pause),
      let joined = Self.join(last.edit, edit, kind)
    {
      byteCount -= last.byteCount
      let step = Step(edit: joined, kind: kind, before: last.before, after: after, time: time)
      done[done.count - 1] = step
      byteCount += step.byteCount
    } else {
      let step = Step(edit: edit, kind: kind, before: before, after: after, time: time)
      done.append(step)
      byteCount += step.byteCount
    }
    isGroupOpen = kind != .other && !edit.inserted.contains(where: \.isNewline)
    forgetOldest()
  }

  /// The next edit begins a step of its own: the caret was moved.
  package mutating func endGroup() { isGroupOpen = false }

  /// The step to take back; the caller applies the inverse of its edit.
  package mutating func undo() -> Step? {
    isGroupOpen = false
    guard let step = done.popLast() else { return nil }
    byteCount -= step.byteCount
    undone.append(step)
    return step
  }

  /// The step to do again.
  package mutating func redo() -> Step? {
    isGroupOpen = false
    guard let step = undone.popLast() else { return nil }
    byteCount += step.byteCount
    done.append(step)
    return step
  }

  package mutating func removeAll() {
    let limit = maximumByteCount
    self = UndoHistory()
    maximumByteCount = limit
  }

  /// Two edits as one; nil where the second does not go on where the first ended.
  private static func join(_ first: TextEdit, _ second: TextEdit, _ kind: Kind) -> TextEdit? {
    var joined = first
    switch kind {
    case .typing:
      guard second.removed.isEmpty, second.position == first.newRange.upperBound else { return nil }
      joined.inserted += second.inserted
    case .deletingBackward:
      guard second.inserted.isEmpty, first.inserted.isEmpty, second.oldRange.upperBound == first.position else {
        return nil
      }
      joined.position = second.position
      joined.removed = second.removed + first.removed
    case .deletingForward:
      guard second.inserted.isEmpty, first.inserted.isEmpty, second.position == first.position else { return nil }
      joined.removed += second.removed
    case .other: return nil
    }
    return joined
  }

  private mutating func forgetOldest() {
    var excess = max(0, done.count - Self.maximumSteps)
    for step in done.prefix(excess) { byteCount -= step.byteCount }
    while byteCount > maximumByteCount, excess + 1 < done.count {
      byteCount -= done[excess].byteCount
      excess += 1
    }
    if excess > 0 { done.removeFirst(excess) }
  }
}
