import Engine

/// Views in a column.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a VStack") }
    self.content = content()
  }
}

extension VStack: View, ContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> StackNode {
    StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  func updateNode(_ node: StackNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
  }
}

/// Views in a row.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of an HStack") }
    self.content = content()
  }
}

extension HStack: View, ContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> StackNode {
    StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  func updateNode(_ node: StackNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
  }
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, ContainerView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> OverlapNode { OverlapNode(alignment: alignment) }

  func updateNode(_ node: OverlapNode, _ environment: EnvironmentValues) { node.alignment = alignment }
}

/// Room that grows along the axis of the stack that it stands in, or both ways outside of one.
public struct Spacer {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = Limits.optionalLength(minLength, "the minLength of a Spacer")
  }
}

extension Spacer: View, LeafView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> SpacerNode { SpacerNode(minimumLength: minLength) }

  func updateNode(_ node: SpacerNode, _ environment: EnvironmentValues) { node.minimumLength = minLength }
}

/// A hairline across the axis of the stack that it stands in.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: View, LeafView {
  public typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> DividerNode {
    DividerNode(color: Color.separator.rgba(in: environment))
  }

  func updateNode(_ node: DividerNode, _ environment: EnvironmentValues) {
    node.color = Color.separator.rgba(in: environment)
  }
}
