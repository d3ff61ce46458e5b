import Engine

/// A container that arranges views in a column. All views exist; ``LazyVStack`` is the lazy form.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column. `spacing` is in points; nil is the default of 8.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of a VStack") }
    self.content = content()
  }
}

extension VStack: View, ContainerView {
  func makeNode(_ environment: EnvironmentValues) -> StackNode {
    StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  func updateNode(_ node: StackNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
  }
}

/// A container that arranges views in a row, from leading to trailing.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row. `spacing` is in points; nil is the default of 8.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Limits.distance($0, "the spacing of an HStack") }
    self.content = content()
  }
}

extension HStack: View, ContainerView {
  func makeNode(_ environment: EnvironmentValues) -> StackNode {
    StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  func updateNode(_ node: StackNode, _ environment: EnvironmentValues) {
    node.alignment = alignment.key
    node.spacing = spacing
  }
}

/// A container that overlays views, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates an overlay whose views are aligned with each other by `alignment`.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, ContainerView {
  func makeNode(_ environment: EnvironmentValues) -> OverlapNode { OverlapNode(alignment: alignment) }

  func updateNode(_ node: OverlapNode, _ environment: EnvironmentValues) { node.alignment = alignment }
}

/// Flexible space that expands along the axis of its stack, or along both axes outside of a stack.
public struct Spacer {
  /// The minimum length in points; nil is 8.
  public var minLength: CGFloat?

  /// Creates a spacer of at least `minLength` points; nil is 8.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = Limits.optionalLength(minLength, "the minLength of a Spacer")
  }
}

extension Spacer: View, LeafView {
  func makeNode(_ environment: EnvironmentValues) -> SpacerNode { SpacerNode(minimumLength: minLength) }

  func updateNode(_ node: SpacerNode, _ environment: EnvironmentValues) { node.minimumLength = minLength }
}

/// A separator line across the axis of its stack.
public struct Divider {
  /// Creates a divider in the color `separator` of the palette.
  nonisolated public init() {}
}

extension Divider: View, LeafView {
  func makeNode(_ environment: EnvironmentValues) -> DividerNode {
    DividerNode(color: Color.separator.rgba(in: environment))
  }

  func updateNode(_ node: DividerNode, _ environment: EnvironmentValues) {
    node.color = Color.separator.rgba(in: environment)
  }
}
