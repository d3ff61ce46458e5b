import Geometry

/// Detects lengths of a lazy container that cause their own changes, and holds them.
///
/// Views around a container can derive its width from its length, as `aspectRatio` does. Rows are measured in that width, so each
/// length can cause another, and there may be no length that agrees with the width it leads to. After a few repetitions the length
/// is held until a layout in a later frame finds other rows or another room.
package struct LengthFeedback {
  /// The lengths in points that lines are measured for: that of the lazy container across its axis, and that of the enclosing
  /// `RelativeContainer` along it.
  package struct Room: Equatable {
    var across: CGFloat
    var container: CGFloat

    package init(across: CGFloat, container: CGFloat) {
      self.across = across
      self.container = container
    }
  }

  /// A length that is used in place of the sum of the lines.
  private struct Hold {
    var length: CGFloat
    /// The length of all lines, their room and the time of the frame when the hold began.
    var total: CGFloat
    var room: Room
    var time: Double
  }

  /// The maximum number of successive changes of the length that are nearly as large as the previous change.
  static let maximumRepetitions = 4
  /// The maximum number of changes of the length, in a frame, that follow a change of the room.
  static let maximumChanges = 12
  /// The part of the previous change above which a change counts as a repetition.
  static let repetitionRatio = 0.75

  private var hold: Hold?
  /// The time of the frame that the counts belong to.
  private var time: Double?
  private var room: Room?
  /// The last three lengths of all lines, the latest first.
  private var totals: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  private var hasChanged = false
  private var lastChange = CGFloat.infinity
  private var repetitions = 0
  private var changes = 0

  /// The held length in points; nil without a hold.
  package var heldLength: CGFloat? { hold?.length }

  package init() {}

  /// Returns the length in points for lines of `total` points, which a layout in the frame at `time` has measured in `room`.
  package mutating func length(for total: CGFloat, in room: Room, at time: Double) -> CGFloat {
    if let hold, hold.time == time || hold.room == room && hold.total == total { return hold.length }
    hold = nil
    if self.time != time { beginFrame(at: time) }
    note(total, in: room)
    guard repetitions >= Self.maximumRepetitions || changes >= Self.maximumChanges else { return total }
    let length = max(totals.0, totals.1, totals.2)
    hold = Hold(length: length, total: total, room: room, time: time)
    return length
  }

  private mutating func beginFrame(at time: Double) {
    self.time = time
    (hasChanged, lastChange, repetitions, changes) = (false, .infinity, 0, 0)
  }

  private mutating func note(_ total: CGFloat, in room: Room) {
    let change = self.room == nil ? .infinity : abs(total - totals.0)
    guard change > 0 || self.room != room else { return }
    // The first change in a frame, and each change in the same room, has another cause.
    if self.room != room, hasChanged, change > 0 {
      changes += 1
      repetitions = change > lastChange * Self.repetitionRatio ? repetitions + 1 : 0
      lastChange = change
    }
    if change > 0 { hasChanged = true }
    totals = (total, totals.0, totals.1)
    self.room = room
  }
}

extension LazyNode {
  /// The length for the lines as they are measured now. Warns when a hold begins.
  func takeLength() -> CGFloat {
    guard let host else { return totalLength }
    let room = LengthFeedback.Room(across: size[axis.cross], container: measurements.containerLength ?? 0)
    let wasHeld = corrections.lengthFeedback.heldLength != nil
    let length = corrections.lengthFeedback.length(for: totalLength, in: room, at: host.time)
    if !wasHeld, corrections.lengthFeedback.heldLength != nil {
      Diagnostics.debug(
        "the width of \(viewName ?? "a lazy container") and its length determine each other, so the length is held; give the container a "
          + "frame")
    }
    return length
  }
}
