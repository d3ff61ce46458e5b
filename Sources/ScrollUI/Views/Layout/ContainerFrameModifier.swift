import Engine

/// A frame with lengths computed from those of the nearest container.
struct ContainerFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.alignment = alignment
    self.length = { Limits.length(length($0, $1), "the length of a container relative frame") }
  }
}

extension ContainerFrameModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> ContainerFrameNode {
    ContainerFrameNode(axes: axes, alignment: alignment, length: length)
  }

  func updateNode(_ node: ContainerFrameNode, _ environment: EnvironmentValues) {
    node.alignment = alignment
    node.setLength(axes: axes, length)
  }
}

/// The division of a container into equal parts with spacing between them.
struct ContainerDivision {
  let count: CGFloat
  let span: CGFloat
  let spacing: CGFloat

  init(count: Int, span: Int, spacing: CGFloat) {
    self.count = CGFloat(Limits.count(count, "the count of a container relative frame"))
    self.span = CGFloat(Limits.count(span, "the span of a container relative frame"))
    self.spacing = Limits.distance(spacing, "the spacing of a container relative frame")
  }

  /// The length of `span` parts and the spacing between them, in a container of `length`. The formula is SwiftUI's.
  func part(of length: CGFloat) -> CGFloat {
    let one = (length - spacing * (count - 1)) / count
    return max(0, one * span + spacing * (span - 1))
  }
}

nonisolated extension View {
  /// Gives this view the length of the nearest container along `axes`: a scroll view or the window, minus safe area
  /// and content margins.
  ///
  /// Along the remaining axes the frame has the length of the view.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives this view the length of `span` of `count` equal parts of the nearest container.
  ///
  /// In a scroll view of 300 points, `count: 3, spacing: 30` results in 80: three views of 80 and two gaps of 30 fill
  /// it.
  ///
  /// - Parameters:
  ///   - axes: The axes that refer to the container.
  ///   - count: The number of parts; at least 1.
  ///   - span: The number of parts that this view covers; at least 1.
  ///   - spacing: The distance between parts, in points.
  ///   - alignment: The position of the view in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let division = ContainerDivision(count: count, span: span, spacing: spacing)
    return modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in division.part(of: length) })
  }

  /// Gives this view the lengths that `length` computes from the length and the axis of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
