import Motion

/// The edits of a text, for undo and redo.
///
/// Consecutive adjacent edits of the same `Kind` are a single `Step`, until the user pauses for longer than `pause`,
/// moves the caret or begins a new line. Steps are limited to `maximumSteps` and `maximumByteCount`; the oldest steps
/// are removed first.
package struct UndoHistory: Sendable {
  /// The kind of an edit.
  package enum Kind: Hashable, Sendable {
    case typing
    case deletingBackward
    case deletingForward
    /// Pasting, cutting, dropping: a step of its own.
    case other
  }

  /// Edits that are undone together.
  package struct Step: Hashable, Sendable {
    package var edit: TextEdit
    package var kind: Kind
    /// The selection before the edits.
    package var before: TextSelection
    /// The selection after the edits.
    package var after: TextSelection
    /// The time of the last edit, in seconds.
    var time: Double

    fileprivate var byteCount: Int { edit.removed.utf8.count + edit.inserted.utf8.count }
  }

  /// The longest pause between two edits of the same step, in seconds.
  package static let pause = 1.0
  /// The maximum number of steps to undo.
  package static let maximumSteps = 1000

  /// The maximum memory of the texts of all steps, in bytes. The last step is kept at any size.
  package var maximumByteCount = 16 << 20
  private var done: [Step] = []
  private var undone: [Step] = []
  private var byteCount = 0
  /// True if the next edit may join the last step.
  private var isGroupOpen = false

  package init() {}

  /// The number of steps to undo.
  package var stepCount: Int { done.count }

  /// Adds an edit made at `time`, in seconds, with the selections `before` and `after` it. Undone steps can no longer
  /// be redone.
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

  /// Ends the present step: the caret was moved.
  package mutating func endGroup() { isGroupOpen = false }

  /// Returns the step to undo and makes it the next step to redo; nil without a step. The caller applies
  /// `TextEdit.inverse`.
  package mutating func undo() -> Step? {
    isGroupOpen = false
    guard let step = done.popLast() else { return nil }
    byteCount -= step.byteCount
    undone.append(step)
    return step
  }

  /// Returns the step to redo and makes it the next step to undo; nil without a step. The caller applies `Step.edit`.
  package mutating func redo() -> Step? {
    isGroupOpen = false
    guard let step = undone.popLast() else { return nil }
    byteCount += step.byteCount
    done.append(step)
    return step
  }

  /// Removes all steps and keeps `maximumByteCount`.
  package mutating func removeAll() {
    let limit = maximumByteCount
    self = UndoHistory()
    maximumByteCount = limit
  }

  /// Two edits as a single edit; nil if the second does not continue the first.
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

  /// Removes the oldest steps beyond `maximumSteps` and `maximumByteCount`.
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
