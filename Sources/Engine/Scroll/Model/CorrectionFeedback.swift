/// Detects corrections of a scroll offset that are fed by their own effect.
///
/// Content that is held in its place is corrected by the distance that a layout has moved it. Where the program derives that layout
/// from the offset, such as a spacer that grows while the content is scrolled, each correction causes the next. Such distances are the
/// same multiple of the offset's movement every time; distances of rows that load or are measured are not.
struct CorrectionFeedback {
  /// The number of consecutive repetitions of one ratio of distance to offset movement that counts as feedback.
  static let maximumRepetitions = 3
  /// The number of consecutive distances of at least half the offset's movement, in its direction, that counts as feedback.
  static let maximumStreak = 60

  /// The offset in points when content was last moved by a layout, before the correction.
  private var lastOffset: CGFloat?
  private var lastRatio: CGFloat = 0
  private var repetitions = 0
  private var streak = 0

  /// Records that a layout has moved content by `distance` points at the offset `offset`. Returns true if a correction for it would
  /// be caused by earlier corrections.
  mutating func isFed(distance: CGFloat, offset: CGFloat) -> Bool {
    let traveled = lastOffset.map { offset - $0 } ?? 0
    lastOffset = offset
    let ratio = abs(traveled) > 0.001 ? distance / traveled : 0
    let isRepeated = ratio != 0 && abs(ratio - lastRatio) <= 0.001 * abs(ratio)
    repetitions = isRepeated ? repetitions + 1 : 0
    streak = ratio >= 0.5 ? streak + 1 : 0
    lastRatio = ratio
    return repetitions >= Self.maximumRepetitions || streak >= Self.maximumStreak
  }
}

extension RenderNode {
  /// Logs a warning that the layout of the node's view depends on the scroll offset.
  final func warnAboutFeedback() {
    Diagnostics.warn(
      "\(viewName ?? "a container") is moved by a layout that depends on the scroll offset, so the offset is no longer corrected for it; move it with "
        + "offset or visualEffect, which take no part in layout")
  }
}
