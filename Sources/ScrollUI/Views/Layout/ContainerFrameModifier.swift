import Engine

/// A frame whose lengths are made from those of the container around.
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
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ContainerFrameNode {
    ContainerFrameNode(axes: axes, alignment: alignment, length: length)
  }

  func updateNode(_ node: ContainerFrameNode, _ environment: EnvironmentValues) {
    node.alignment = alignment
    node.setLength(axes: axes, length)
  }
}

/// A part of a container that is divided into equal parts with room between them.
struct ContainerDivision {
  let count: CGFloat
  let span: CGFloat
  let spacing: CGFloat

  init(count: Int, span: Int, spacing: CGFloat) {
    self.count = CGFloat(Limits.count(count, "the count of a container relative frame"))
    self.span = CGFloat(Limits.count(span, "the span of a container relative frame"))
    self.spacing = Limits.distance(spacing, "the spacing of a container relative frame")
  }

  /// The length of `span` parts and the room between them, in a container of `length`. SwiftUI's formula.
  func part(of length: CGFloat) -> CGFloat {
    let one = (length - spacing * (count - 1)) / count
    return max(0, one * span + spacing * (span - 1))
  }
}

nonisolated extension View {
  /// A frame as long as the container around: the nearest scroll view, or the window, without the parts that bars and margins cover.
  /// Along an axis that is not given the frame follows the view.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// A frame as long as `span` of `count` equal parts of the container around, with `spacing` between the parts.
  ///
  /// In a scroll view that is 300 long, `count: 3, spacing: 30` gives 80: three of these and the room between them fill it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let division = ContainerDivision(count: count, span: span, spacing: spacing)
    return modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in division.part(of: length) })
  }

  /// A frame of lengths that `length` makes from those of the container around.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
