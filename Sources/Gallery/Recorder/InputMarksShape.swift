import ScrollInstruments
import ScrollUI

/// The `InputMark`s of a `Kind` along a time axis.
struct InputMarksShape: Shape {
  /// The kinds that have a shape of their own.
  enum Kind: CaseIterable {
    /// `InputMark.Kind.wheel`: a line below the middle if it scrolls forward, above it otherwise.
    case wheel
    /// `InputMark.Kind.press`: a bar from `start` to `end`.
    case press
    /// `InputMark.Kind.key`: a dot.
    case key
  }

  let kind: Kind
  let marks: [InputMark]
  let seconds: Double

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    func x(_ time: Double) -> CGFloat { rect.minX + time / seconds * rect.width }
    for mark in marks {
      switch (kind, mark.kind) {
      case (.wheel, .wheel(let isForward)):
        let y = isForward ? rect.midY + 0.5 : rect.minY
        path.addRect(CGRect(x: x(mark.start) - 0.75, y: y, width: 1.5, height: rect.height / 2 - 0.5))
      case (.press, .press):
        let width = max(x(mark.end) - x(mark.start), 3)
        path.addRoundedRect(
          in: CGRect(x: x(mark.start), y: rect.midY - 2, width: width, height: 4),
          cornerSize: CGSize(width: 2, height: 2))
      case (.key, .key):
        path.addEllipse(in: CGRect(x: x(mark.start) - 2.5, y: rect.midY - 2.5, width: 5, height: 5))
      default: break
      }
    }
    return path
  }
}
