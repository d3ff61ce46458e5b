import ScrollUI

/// The line between panes of an `HSplitView` or columns of a `NavigationSplitView` or a `Table`, which a pointer drags to set the length of a pane.
package struct Splitter: View {
  /// The axis along which the panes lie.
  var axis = Axis.horizontal
  /// True if the line is the trailing or the lower border of the pane.
  var isTrailing = true
  /// The length of the line in points; nil for that of the border.
  var line: CGFloat?
  /// The width of the area that takes drags, in points.
  var grip = Self.grip
  /// Returns the present length of the pane in points. Called at the beginning of a drag.
  let length: () -> CGFloat
  /// Sets the length of the pane in points, which its limits clamp.
  let resize: (CGFloat) -> Void

  /// The length at the beginning of a drag, in points; nil without a drag.
  @GestureState private var start: CGFloat?
  @Environment(\.layoutDirection) private var direction

  /// Creates the line. `Splitter.grip` is the standard of `grip`.
  package init(
    axis: Axis = .horizontal, isTrailing: Bool = true, line: CGFloat? = nil, grip: CGFloat = Self.grip,
    length: @escaping () -> CGFloat, resize: @escaping (CGFloat) -> Void
  ) {
    self.axis = axis
    self.isTrailing = isTrailing
    self.line = line
    self.grip = grip
    self.length = length
    self.resize = resize
  }

  /// The standard of `grip`.
  package static var grip: CGFloat { 10 }

  package var body: some View {
    let isHorizontal = axis == .horizontal
    Rectangle()
      .fill(.separator)
      .frame(width: isHorizontal ? 1 : line, height: isHorizontal ? line : 1)
      .frame(width: isHorizontal ? grip : nil, height: isHorizontal ? nil : grip)
      .frame(maxWidth: isHorizontal ? nil : .infinity, maxHeight: isHorizontal ? .infinity : nil)
      .contentShape(Rectangle())
      .pointerStyle(isHorizontal ? .columnResize : .rowResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($start) { _, start, _ in start = start ?? length() }
          .onChanged { resize((start ?? length()) + distance($0.translation)) }
      )
  }

  /// The part of a drag that makes the pane longer, in points.
  private func distance(_ translation: CGSize) -> CGFloat {
    guard axis == .horizontal else { return isTrailing ? translation.height : -translation.height }
    return (direction == .leftToRight) == isTrailing ? translation.width : -translation.width
  }
}
