import Engine
import Geometry
import ScrollUI
import ScrollUITesting

extension TestWindow {
  /// The middle of the window.
  private var middle: CGPoint { CGPoint(x: pipeline.root.windowSize.width / 2, y: pipeline.root.windowSize.height / 2) }

  /// Flings the content by moving the pointer `distance` points in `steps` frames, and waits until it rests.
  /// Negative distances go towards the content's end. The pointer's first ten points are the slop.
  func flick(_ distance: CGFloat, steps: Int = 4, axis: Axis = .vertical) {
    drag(from: middle, by: vector(distance, axis), steps: steps)
    settle()
  }

  /// Drags, pauses before the release, and waits until the content rests.
  func put(_ distance: CGFloat, axis: Axis = .vertical) {
    drag(from: middle, by: vector(distance, axis), steps: 12, rest: 0.3)
    settle()
  }

  private func vector(_ distance: CGFloat, _ axis: Axis) -> CGVector {
    axis == .horizontal ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance)
  }

  /// Turns a wheel by notches, towards the content's end, one a frame, and waits until the content rests.
  func turn(_ notches: Int) {
    for _ in 0..<notches.magnitude { wheel(notches > 0 ? -1 : 1, at: middle) }
    settle()
  }

  /// Insets the content.
  func insetContent(_ insets: EdgeInsets) {
    scroll?.margins.content = insets
    settle()
  }

  /// The offset along the axis that scrolls.
  var rest: Double {
    guard let scroll else { return .nan }
    return scroll.axes.contains(.vertical) ? scroll.model.offset.y : scroll.model.offset.x
  }
}

/// A column of coloured rows that are targets.
struct TargetColumn<Behavior: ScrollTargetBehavior>: View {
  let behavior: Behavior
  var height: (Int) -> CGFloat = { _ in 95 }
  var count = 100
  var isLazy = true
  var isEnabled = true

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 8) { rows }.scrollTargetLayout(isEnabled: isEnabled)
      } else {
        VStack(spacing: 8) { rows }.frame(maxWidth: .infinity).scrollTargetLayout(isEnabled: isEnabled)
      }
    }
    .scrollTargetBehavior(behavior)
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { row in
      Color.blue.frame(width: 200, height: height(row)).probe("row \(row)")
    }
  }
}
