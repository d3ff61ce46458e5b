import Engine

/// Keeps the nodes of an animatable content at the values that are shown now.
@MainActor struct AttributePresenter<Content: NodeContent> {
  private var animator: AttributeAnimator<Content.Attributes>?
  private var target: Content.Attributes?

  private static var isAnimatable: Bool { Content.Attributes.self != EmptyAnimatableData.self }

  /// Shows the present values on nodes that are new.
  mutating func reset(_ content: Content, on nodes: [Content.Node], of element: Element) {
    guard Self.isAnimatable else { return }
    let attributes = element.readingEnvironment { content.attributes(in: $0) }
    target = attributes
    let shown = animator?.presented ?? attributes
    for node in nodes { content.apply(shown, to: node) }
  }

  /// Takes the values that the content has now, with the animation of the change that is being made. `show` is called in later
  /// frames when other values are to be shown.
  mutating func update(
    _ content: Content, on nodes: [Content.Node], of element: Element, show: @escaping (Content.Attributes) -> Void
  ) {
    guard Self.isAnimatable else { return }
    let attributes = element.readingEnvironment { content.attributes(in: $0) }
    let transaction = element.graph.transaction
    if animator == nil, element.graph.animation(of: transaction) != nil, let target, target != attributes {
      animator = Self.makeAnimator(from: target, graph: element.graph, show: show)
    }
    animator?.set(attributes, transaction: transaction)
    target = attributes
    let shown = animator?.presented ?? attributes
    for node in nodes { content.apply(shown, to: node) }
  }

  private static func makeAnimator(
    from value: Content.Attributes, graph: ViewGraph, show: @escaping (Content.Attributes) -> Void
  ) -> AttributeAnimator<Content.Attributes> {
    weak var made: AttributeAnimator<Content.Attributes>?
    let animator = AttributeAnimator(value, graph: graph) {
      if let made { show(made.presented) }
    }
    made = animator
    return animator
  }

  func stop() { animator?.stop() }
}
