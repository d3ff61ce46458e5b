import Engine
import Geometry
import ScrollUI
import ScrollUITesting

extension TestWindow {
  /// The middle of the window.
  private var middle: CGPoint { CGPoint(x: pipeline.root.windowSize.width / 2, y: pipeline.root.windowSize.height / 2) }

  /// Flings the content by moving the pointer `distance` points in `steps` frames, and waits until it rests.
  /// Negative distances go towards the content's end. The pointer's first ten points are the slop.
  package func flick(_ distance: CGFloat, steps: Int = 4, axis: Axis = .vertical) {
    drag(from: middle, by: vector(distance, axis), steps: steps)
    settle()
  }

  /// Drags, pauses before the release, and waits until the content rests.
  package func put(_ distance: CGFloat, axis: Axis = .vertical) {
    drag(from: middle, by: vector(distance, axis), steps: 12, rest: 0.3)
    settle()
  }

  private func vector(_ distance: CGFloat, _ axis: Axis) -> CGVector {
    axis == .horizontal ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance)
  }

  /// Turns a wheel by notches, towards the content's end, one a frame, and waits until the content rests.
  package func turn(_ notches: Int) {
    for _ in 0..<notches.magnitude { wheel(notches > 0 ? -1 : 1, at: middle) }
    settle()
  }

  /// Insets the content.
  package func insetContent(_ insets: EdgeInsets) {
    scroll?.margins.content = insets
    settle()
  }

  /// The offset along the axis that scrolls.
  package var rest: Double {
    guard let scroll else { return .nan }
    return scroll.axes.contains(.vertical) ? scroll.model.offset.y : scroll.model.offset.x
  }
}
