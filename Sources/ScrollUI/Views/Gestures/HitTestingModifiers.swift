import Engine

struct HiddenModifier {
  init() {}
}

extension HiddenModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> HiddenNode { HiddenNode() }
  func updateNode(_ node: HiddenNode, _ environment: EnvironmentValues) {}
}

struct HitTestingModifier {
  let isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension HitTestingModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> HitTestingNode { HitTestingNode(isEnabled: isEnabled) }
  func updateNode(_ node: HitTestingNode, _ environment: EnvironmentValues) { node.isEnabled = isEnabled }
}

struct ContentShapeModifier<Outline: Shape> {
  let shape: Outline
  let isEOFilled: Bool
}

extension ContentShapeModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> ContentShapeNode {
    let shape = shape
    return ContentShapeNode(rule: isEOFilled ? .evenOdd : .nonzero) { shape.path(in: $0).vector }
  }

  func updateNode(_ node: ContentShapeNode, _ environment: EnvironmentValues) {
    let shape = shape
    node.rule = isEOFilled ? .evenOdd : .nonzero
    node.makePath = { shape.path(in: $0).vector }
  }
}

nonisolated extension View {
  /// Keeps the view's place and neither draws it nor lets it be hit.
  public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Whether the view can be hit. What lies behind one that can't is hit instead.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }

  /// Where the view is hit: inside `shape`, also where it shows nothing, and nowhere else.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }
}
